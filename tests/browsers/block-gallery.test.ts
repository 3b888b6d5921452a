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

/** Waits until the heading of a block type is at the top of the window. */
function seesAtTop(developer: Person, type: string): Promise<void> {
  return developer.expect(
    `the heading of ${type} is at the top of the window`,
    (id: string) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 40;
    },
    type,
  );
}

/** Waits until an example of a block type is in its frame, and all frames that load have the heights of their examples. */
async function seesExample(developer: Person, type: string): Promise<void> {
  await developer.inFrame(`iframe[title="${type}, example 1"]`, () => developer.sees('#root > *'));
  await developer.expect('every frame that has loaded is as high as its example', () =>
    [...document.querySelectorAll('iframe')].every((frame) => {
      const example = frame.contentDocument?.querySelector('#root:has(> *)');
      return !example || frame.clientHeight - example.getBoundingClientRect().bottom < 40;
    }),
  );
}

inEveryEngine('the gallery', (engine) => {
  // Wide frames are above their JSON, narrow ones next to it.
  for (const width of [1440, 768])
    test(`a block type stays at the top while frames of ${width} pixels get their heights`, {
      timeout,
    }, async () => {
      const developer = new Person(engine());
      await developer.resizesTo(1280);
      await developer.driver.get(`${server.address}?width=${width}`);
      await developer.expect('the gallery has a title', () => document.title === 'Block types');
      for (const type of ['saying', 'topics']) {
        await developer.clicks('nav a', type);
        await seesExample(developer, type);
        await seesAtTop(developer, type);
      }
      await developer.driver.navigate().refresh();
      await seesExample(developer, 'topics');
      await seesAtTop(developer, 'topics');
      // Tabs from the search field to the first width.
      await developer.types('/');
      await developer.presses('Tab', 'Enter');
      await developer.sees('[aria-pressed=true]', '360');
      await seesExample(developer, 'topics');
      await seesAtTop(developer, 'topics');
      expect(await developer.takeErrors()).toEqual([]);
    });
});
