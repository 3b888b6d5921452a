import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { ContentError } from '../../content/content-error.ts';
import { rememberCleanHtml } from '../../content/sanitising/clean-memory.ts';
import type { Decoded } from '../../content/source.ts';
import type { PageRenderer, PrerenderedPage } from '../../render/render-path.tsx';
import { explainedError, explainThrow } from '../files/thrown-in.ts';
import { threadFile } from '../output/server-folder.ts';
import type { FileTask } from '../output/site-output.ts';
import type { DecodeResult, DecodeTask, ThreadTasks } from './thread-tasks.ts';

export interface BuildThreads {
  readonly renderPath: PageRenderer['renderPath'];
  /** Decodes the body of a response and cleans its HTML. Rejects with a ContentError if it does not fit. */
  decode(task: DecodeTask): Promise<Decoded<unknown>>;
  /** Writes a file, and its compressed copies. */
  writeFile(task: FileTask): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens threads for the bundle in `folder`. A thread starts with its first task.
 *
 * Each kind of work has its own threads. In shared threads, each kind would take a quarter longer, because kinds of work displace each
 * other's data and compiled code from the caches of the processor.
 */
export function openThreads(folder: string): BuildThreads {
  // More threads would be of no use, because the main thread reads for all of them.
  const maxThreads = availableParallelism() < 4 ? 1 : 2;
  const openPool = () =>
    new Piscina({
      filename: path.join(folder, threadFile),
      minThreads: 0,
      maxThreads,
      idleTimeout: Number.POSITIVE_INFINITY,
      // Does not inherit the options of this process, which may compile TypeScript: the bundle is JavaScript.
      execArgv: [],
    });
  const pools: Readonly<Record<keyof ThreadTasks, Piscina>> = {
    decodeContent: openPool(),
    renderPage: openPool(),
    writeFile: openPool(),
  };
  const run = <Result>(name: keyof ThreadTasks, task: unknown): Promise<Result> =>
    pools[name].run(task, { name });
  return {
    async renderPath(...task) {
      const page = await run<PrerenderedPage>('renderPage', task).catch((error: unknown) => {
        throw explainedError(error);
      });
      const omitted = page.omitted.map((block) => ({
        ...block,
        ...explainThrow(block.message, block.stack),
      }));
      return { ...page, omitted };
    },
    async decode(task) {
      const result = await run<DecodeResult>('decodeContent', task);
      if ('problem' in result) throw new ContentError('invalid', result.problem);
      const { html, ...decoded } = result;
      rememberCleanHtml(decoded.content, html);
      return decoded;
    },
    writeFile: (task) => run('writeFile', task),
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
}
