import { expect, it, vi } from 'vitest';

const room = '../../src/content';

it('a not-found error of a source in the site’s bundle means a missing entry, not a failure', async () => {
  const { read } = await import(`${room}/read.ts`);
  vi.resetModules();
  const { ContentError } = await import(`${room}/content-error.ts`);
  const source = {
    api: { name: 'Example', urlOf: () => '/entry', isMissing: () => false },
    request: () => ({ path: 'entry' }),
    normalize: () => {
      throw new ContentError('not-found', 'There is no such entry');
    },
    decode: () => ({ content: {}, issues: [] }),
  };
  const options = { base: 'https://cms.example', deadline: 5000, fetch: async () => Response.json({}) };
  await expect(read(source, {}, options)).rejects.toMatchObject({ kind: 'not-found' });
});
