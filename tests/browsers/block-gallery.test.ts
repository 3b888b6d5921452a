import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandServer, startServer } from '../../packages/pagewright/tests/commands/command-server.ts';
import { MuseumCopy } from '../../packages/pagewright/tests/sites/museum-project.ts';
import { inEveryEngine, timeout } from './journeys.ts';
import { Person } from './person.ts';

const project = new MuseumCopy({ isServed: true });
let server: CommandServer;

beforeAll(async () => {
  server = await startServer('gallery', project.root);
});
afterAll(async () => {
  await server.stop();
  project.remove();
});

inEveryEngine('the gallery', (engine) => {
  test('a jump to a block type shows its example, and stays there', { timeout }, async () => {
    const developer = new Person(engine());
    await developer.resizesTo(1280);
    await developer.driver.get(server.address);
    await developer.expect('the gallery has a title', () => document.title === 'Block types');
    await developer.clicks('nav a', 'saying');
    await developer.inFrame('iframe[title="saying, example 1"]', () => developer.sees('[data-tone]'));
    await developer.expect('the heading of the type is at the top of the window', () => {
      const top = document.querySelector('#saying')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
    expect(await developer.takeErrors()).toEqual([]);
  });
});
