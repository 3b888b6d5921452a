import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { demoSite, sitePaths } from '../demo-site.ts';
import { visitedWorlds } from '../worlds/visited-worlds.ts';
import { writtenPage } from '../written-page.ts';
import { pictureFaults } from './picture-faults.ts';
import { unreachable } from './unreachable.ts';
import { visit } from './visit.ts';
import { watchFaults } from './watch-faults.ts';

/** Names of the animations and transitions that run. */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : String(animation))),
  );
}

for (const world of visitedWorlds) {
  test(`every page keeps to the content policy, hydrates silently, and reads the same without script: ${world.name}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const scripted = await browser.newContext();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    for (const path of await world.paths()) {
      await test.step(path, async () => {
        const page = await scripted.newPage();
        const faults = await watchFaults(page, world.lost);
        await visit(page, world.address() + path);
        const withScript = await page.locator('body').innerText();
        expect(faults, path).toEqual([]);
        await page.close();
        if (world.undelivered?.includes(path)) return;

        const still = await plain.newPage();
        await still.goto(world.address() + path);
        // What is meant for a browser without script alone.
        await still.locator('noscript').evaluateAll((elements) => {
          for (const element of elements) element.remove();
        });
        expect(await still.locator('body').innerText(), path).toBe(withScript);
        await still.close();
      });
    }
  });

  for (const width of [360, 1440]) {
    test(`no page has an accessibility violation at ${width} px, keeps anything from the keyboard, or moves by itself under reduced motion: ${world.name}`, async ({
      browser,
    }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      for (const path of await world.chosen()) {
        await test.step(path, async () => {
          const page = await context.newPage();
          await visit(page, world.address() + path);
          expect(await unreachable(page), path).toEqual([]);
          await page.keyboard.press('End');
          expect(await runningAnimations(page), path).toEqual([]);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`),
            path,
          ).toEqual([]);
          await page.close();
        });
      }
    });
  }

  // Content that could not be delivered is read again by the browser, which costs the code that reads.
  if (world.name === 'the demo')
    test(`the first load of every page has at most 72 kB of script, compressed with brotli: ${world.name}`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      for (const path of await world.chosen()) {
        await test.step(path, async () => {
          const context = await browser.newContext();
          const page = await context.newPage();
          const sizes: Promise<number>[] = [];
          page.on('response', (response) => {
            if (!response.url().endsWith('.js')) return;
            const length = fetch(response.url(), { headers: { 'accept-encoding': 'br' } }).then(
              async (answer) => Number(answer.headers.get('content-length')),
            );
            sizes.push(length);
          });
          await visit(page, world.address() + path);
          const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
          expect(total, path).toBeGreaterThan(10_000);
          expect(total, path).toBeLessThanOrEqual(72 * 1024);
          await context.close();
        });
      }
    });

  test(`no page has inline script or style, and each has one h1 and its own canonical: ${world.name}`, async () => {
    test.setTimeout(120_000);
    for (const path of await world.paths()) {
      const document = await writtenPage(path, world.address());
      for (const script of document.querySelectorAll('script:not([src])'))
        expect(script.getAttribute('type'), path).toMatch(/^application\/(ld\+)?json$/);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames(),
      );
      expect(
        attributes.filter((name) => name === 'style' || name.startsWith('on')),
        path,
      ).toEqual([]);
      expect(document.querySelectorAll('style'), path).toHaveLength(0);
      expect(document.querySelectorAll('h1'), path).toHaveLength(1);
      const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
      expect(new Set(names).size, `${names} of ${path}`).toBe(names.length);
      expect(document.querySelectorAll('figcaption:not(figure > figcaption)'), path).toHaveLength(0);
      // The row of software logos names all four, as a navigation does.
      expect(
        document.querySelectorAll(
          `main a[href="${path}"]:not([data-block="call-to-action"] a, [aria-current="page"])`,
        ),
        path,
      ).toHaveLength(0);
      expect(document.querySelector('[rel="canonical"]')?.getAttribute('href'), path).toBe(
        `https://meridian-works.example${path}`,
      );
    }
  });
}

// Content alone may give two pages one title, and one picture to two places: that is no fault of the site.
test('each page has a title, a description and a share picture of its own, no picture twice, and none without its size', async () => {
  const seen = new Map<string, string>();
  const withDefault: string[] = [];
  for (const path of await sitePaths()) {
    const html = await (await fetch(demoSite() + path)).text();
    const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
    const [, description = ''] = /<meta [^>]*name="description" content="([^"]*)"/.exec(html) ?? [];
    const [, picture = ''] =
      /<meta [^>]*property="og:image" content="https?:\/\/[^"/]+([^"]*)"/.exec(html) ?? [];
    if (picture === '/og.png') withDefault.push(path);
    else expect((await fetch(demoSite() + picture)).headers.get('content-type'), path).toBe('image/jpeg');
    for (const words of [title, description, ...(picture === '/og.png' ? [] : [picture])]) {
      expect(words, path).not.toBe('');
      expect(seen.get(words), `“${words}” of ${path}`).toBeUndefined();
      seen.set(words, path);
    }
    expect(pictureFaults(html), path).toEqual([]);
  }
  expect(withDefault).toEqual([]);
});
