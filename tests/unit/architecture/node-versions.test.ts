import { describe, expect, it } from 'vitest';
import { nodeProblem } from '../../../packages/pagewright/src/node/commands/node-version.ts';
import { filesBelow, textOf } from './project-files.ts';

interface Manifest {
  readonly engines?: { readonly node?: string };
}

const manifestOf = (file: string): Manifest => JSON.parse(textOf(file));

/** The versions of Node that Vite needs, and with it each command and each site. */
const needed = manifestOf('node_modules/vite/package.json').engines?.node ?? '';

const manifests = ['package.json', ...filesBelow('packages')].filter(
  (file) => /(^|\/)package\.json$/.test(file) && !file.includes('/real-service/'),
);

/** `20.19, or 22.12 or newer` for `^20.19.0 || >=22.12.0`. */
const inWords = needed.replace(/^\^(\d+\.\d+)\.0 \|\| >=(\d+\.\d+)\.0$/, '$1, or $2 or newer');

describe('the versions of Node', () => {
  it.each(manifests)('that Vite supports are the versions that %s declares', (file) => {
    expect(manifestOf(file).engines?.node).toBe(needed);
  });

  it('are the same in the message for other versions', () => {
    expect(nodeProblem('18.20.8')).toContain(`needs Node ${inWords}, but`);
  });

  it('are the same in README.md and the guides', () => {
    const guides = ['README.md', ...filesBelow('docs')].filter((file) => file.endsWith('.md'));
    const named = guides.flatMap((file) =>
      [...textOf(file).matchAll(/Node \d+\.\d+.{0,20}(?:newer|later)/g)].map(
        ([words]) => `${file}: ${words}`,
      ),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((words) => !words.endsWith(`: Node ${inWords}`))).toEqual([]);
  });
});
