import assert from 'node:assert/strict';
import type { Exchange } from '../exchange.ts';

/** Old slugs of entries. */
export const movedExchanges: readonly Exchange[] = [
  {
    title: 'Old slugs lead to the current slugs of published entries, except slugs that another entry uses',
    path: 'custom/v1/moved-entries',
    status: 200,
    holds: (body) => {
      assert.ok(Array.isArray(body), 'a list');
      const lines = body.map((entry: unknown) => JSON.stringify(entry)).sort();
      assert.deepEqual(lines, [
        '{"type":"case-study","from":"scanty-study","to":"bare-study"}',
        '{"type":"post","from":"blocks","to":"blocks-alone"}',
        '{"type":"post","from":"blocks-only","to":"blocks-alone"}',
        '{"type":"service","from":"scanty","to":"bare"}',
      ]);
    },
  },
];
