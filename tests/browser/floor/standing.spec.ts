import { expect, test } from '@playwright/test';
import { visitedWorlds } from '../worlds/visited-worlds.ts';
import { layoutFaults } from './layout-faults.ts';
import { setTextSpacing } from './text-spacing.ts';
import { visit } from './visit.ts';

const widths = [320, 360, 768, 1440];

for (const world of visitedWorlds) {
  test(`no words are cut off, covered or outside of the screen at any width, nor when a reader widens the text spacing: ${world.name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const path of await world.paths()) {
      await visit(page, world.address() + path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
        await setTextSpacing(page, true);
        expect(await layoutFaults(page), `${path} at ${width} px with wide text spacing`).toEqual([]);
        await setTextSpacing(page, false);
      }
    }
  });
}
