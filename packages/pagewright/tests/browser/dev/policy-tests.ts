import { expect } from '@playwright/test';
import type { CommandServer } from '../../commands/command-server.ts';
import type { MuseumCopy } from '../../sites/museum-project.ts';
import { test } from './dev-test.ts';
import { openAll, watchViolations } from './policy-visits.ts';

/**
 * Tests of the policy of a dev server, which other tests use, too, because it takes seconds to start.
 * @param served the copy of the museum and its dev server
 */
export function testPolicy(
  served: () => { readonly project: MuseumCopy; readonly server: CommandServer },
): void {
  test('the dev server sends the policy of the built site, under which every page and every update works', async ({
    page,
  }) => {
    const found = await watchViolations(page);
    const { project, server } = served();
    // The other kinds are opened by the test of the path of the site.
    await openAll(page, server.address, [
      'about',
      'journal/a-mile-of-rope',
      'exhibitions/ferries',
      'de/besuch',
    ]);
    expect(found).toEqual([]);

    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    const response = await page.goto(`${server.address}policy`);
    await connected;
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toContain('frame-src https://films.example;');
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cache-control'] ?? '').not.toContain('max-age');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));

    await test.step('styles and code are updated in place', async () => {
      project.edit('src/style.css', (text) => `${text}\nh1 { outline: 3px solid rgb(1, 2, 3); }\n`);
      await expect(page.locator('h1').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
      project.edit('src/blocks/Masthead.tsx', (text) => text.replace(/<h1([^>]*)>/, '<h1 data-new$1>'));
      await expect(page.locator('h1[data-new]')).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-same', '');
    });
    expect(found).toEqual([]);
  });

  test('what the policy forbids is blocked in dev, and the terminal and the console say how to allow it', async ({
    page,
  }) => {
    const found = await watchViolations(page);
    const { project, server } = served();
    const masthead = project.read('src/blocks/Masthead.tsx');
    project.edit('src/blocks/Masthead.tsx', (text) =>
      text.replace('<Picture', '<img alt="" src="https://cdn.example/a.png" /><Picture'),
    );
    const way = 'Add "https://cdn.example" to policy.images in pagewright.config.ts, with the reason.';
    const told = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes(way),
    );
    await page.goto(`${server.address}visit`);
    await told;
    await expect(page.locator('vite-error-overlay')).toContainText(way);
    expect(found).toEqual(['/museum/visit img-src https://cdn.example/a.png ']);
    await expect
      .poll(() => server.printed())
      .toContain(
        `warning: /museum/visit: the policy does not allow images from https://cdn.example, so browsers block https://cdn.example/a.png. ${way}`,
      );

    project.write('src/blocks/Masthead.tsx', masthead);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });
}
