import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { museum } from './sites/museum-project.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const home = path.join(repository, 'page-configs/home.json');

it('no test of a package can read the site at the root of the repository', () => {
  for (const read of [
    () => readFileSync(home, 'utf8'),
    () => readFileSync(pathToFileURL(home)),
    () => readFileSync(path.relative(process.cwd(), home)),
    () => readdirSync(path.join(repository, 'schemas')),
    () => createReadStream(path.join(repository, 'pagewright.config.ts')),
    () => void readFile(path.join(repository, 'src/site.ts')),
  ])
    expect(read).toThrow('of the site at the root. Use a site of packages/pagewright/tests/sites/.');
  expect(readFileSync(path.join(museum, 'page-configs/home.json'), 'utf8')).toContain('"blocks"');
});
