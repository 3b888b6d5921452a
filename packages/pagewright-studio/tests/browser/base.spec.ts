import { expect, test } from '@playwright/test';
import { MuseumCopy } from '../../../pagewright/tests/sites/museum-project.ts';
import { openStudioServer } from './open-studio-server.ts';

test('the studio shows and follows the pages of a site that lives below a path', async ({ page }) => {
  const project = new MuseumCopy({ isServed: true });
  project.edit('pagewright.config.ts', (text) =>
    text.replace("siteUrl: '", "base: '/museum/',\n  siteUrl: '"),
  );
  const studio = await openStudioServer(project);
  try {
    const faults: string[] = [];
    page.on('pageerror', (error) => void faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(studio.url);
    const frame = page.frameLocator('[data-preview] iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Ships/);
    const picture = frame.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Pages' }).getByText('House rules').first().click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('House rules');
    // The frame has an origin of its own, so its paths need no base.
    expect(await frame.locator('header a').first().getAttribute('href')).toBe('/');
    expect(faults).toEqual([]);
  } finally {
    await studio.stop();
  }
});
