import type { Page } from '@playwright/test';
import { expect, test } from '../browser-test.ts';
import { visit } from '../every-page/visit.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';

const post = '/insight/blog/one-sign-in-for-nineteen-colleges';

/** Names of the elements that the next view transitions animate, in the order in which they start. */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names: string[] = [];
    Object.assign(window, { animatedNames: names });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          const [, name] = /^::view-transition-group\((.+)\)$/.exec(pseudo ?? '') ?? [];
          if (name !== undefined) names.push(name);
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => [...new Set(Reflect.get(window, 'animatedNames'))] as string[]);
}

async function followCard(page: Page): Promise<void> {
  await page.locator(`main a[href="${post}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One sign-in for nineteen colleges');
}

test.describe('With motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the picture of a card moves to the top of its page', async ({ page }) => {
    await visit(page, `${demoSite()}/insight/blog`);
    const moved = await recordTransitions(page);
    await followCard(page);
    await expect.poll(moved).toContain('carried');
    // No name may be left over, or the next transition would find two pictures with the same name.
    await expect
      .poll(() =>
        page
          .locator('[data-carried]')
          .evaluateAll(
            (all) =>
              all.filter((each) => each instanceof HTMLElement && each.style.viewTransitionName).length,
          ),
      )
      .toBe(0);
  });
});

test.describe('With motion that is interrupted', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a visitor who leaves a page while its picture moves causes no error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, `${demoSite()}/insight/blog`);
    await followCard(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/insight/case-studies');
      history.pushState(null, '', '/policy');
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Diversity/);
    expect(errors).toEqual([]);
  });
});

test('nothing moves for visitors who reduce motion', async ({ page }) => {
  await visit(page, `${demoSite()}/insight/blog`);
  const moved = await recordTransitions(page);
  await followCard(page);
  expect(await moved()).toEqual([]);
});
