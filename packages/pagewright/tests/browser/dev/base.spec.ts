import { expect, test } from '@playwright/test';
import { startServer } from '../../commands/command-server.ts';
import { MuseumCopy } from '../../sites/museum-project.ts';
import { expectMuseumBelow, publishMuseumBelow } from './museum-below-path.ts';
import { openAll, watchViolations } from './policy-visits.ts';

let project: MuseumCopy;

test.beforeAll(() => {
  project = new MuseumCopy({ isServed: true });
  publishMuseumBelow(project);
});

test.afterAll(() => project.remove());

test('a built site works below a path of its origin, and no page violates its policy', async ({ page }) => {
  const server = await startServer('start', project.root);
  try {
    await expectMuseumBelow(page, server);
    const violations = await watchViolations(page);
    await openAll(page, server.address);
    expect(violations).toEqual([]);
  } finally {
    await server.stop();
  }
});
