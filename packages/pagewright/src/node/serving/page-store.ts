import { createStorage, type Storage } from 'unstorage';
import lruCacheDriver from 'unstorage/drivers/lru-cache';
import { byteLimit, textBytes } from '../../memory/recent-cache.ts';
import { ExplainedError } from '../../pipeline/explained-error.ts';
import { withoutUser } from '../../pipeline/project/without-user.ts';

const setting = 'PAGEWRIGHT_STORE';
/** In bytes. */
const maxMemory = 256_000_000;
/** Pages are served without Redis while it does not answer, so a command fails soon. */
const redisOptions = { maxRetriesPerRequest: 1, connectTimeout: 1_000, commandTimeout: 1_000 } as const;

/**
 * Opens the store for pages and contents that the setting names: `memory`, `file:FOLDER` or `redis://HOST:PORT`. Instances
 * that share a store share their pages. Throws an ExplainedError for another value, or if the package `ioredis` is missing.
 */
export async function openPageStore(value = process.env[setting]?.trim() || 'memory'): Promise<Storage> {
  if (value === 'memory') {
    return createStorage({
      driver: lruCacheDriver(byteLimit(maxMemory, (text) => textBytes(String(text)))),
    });
  }
  if (value.startsWith('file:')) {
    const { default: fsDriver } = await import('unstorage/drivers/fs-lite');
    return createStorage({ driver: fsDriver({ base: value.slice('file:'.length) }) });
  }
  if (/^rediss?:\/\//.test(value)) {
    const { default: redisDriver } = await import('unstorage/drivers/redis').catch(() => {
      throw new ExplainedError(`${setting} names Redis, which needs a package: npm install ioredis@5`);
    });
    return createStorage({ driver: redisDriver({ url: value, base: 'pagewright', ...redisOptions }) });
  }
  throw new ExplainedError(
    `${setting} expects "memory", "file:FOLDER" or "redis://HOST:PORT" but found ${JSON.stringify(withoutUser(value))}.`,
  );
}
