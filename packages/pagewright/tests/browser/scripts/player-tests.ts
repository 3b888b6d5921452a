import { expect, type Page, test } from '@playwright/test';
import type { CommandServer } from '../../commands/command-server.ts';
import type { FaultyService } from '../../fixtures/faulty-service/faulty-service.ts';
import { watchViolations } from '../dev/policy-visits.ts';

/** The declaration of one of the two providers in the article. */
export const declaredFrames = `frames: { 'https://www.youtube-nocookie.com': 'The films in articles' },`;

/** An article with two films of a declared provider, one of another provider, and a film of the content service. */
const content = (service: string) => `
<figure><div><iframe title="How tides work" width="500" height="281" src="https://www.youtube.com/embed/tides?feature=oembed"></iframe></div></figure>
<p>https://youtu.be/ropes?t=90</p>
<p>https://vimeo.com/76979871</p>
<figure><video src="${service}/films/quay.mp4"></video></figure>`;

/** Gives an article such content, before the site is built. */
export function addFilms(service: FaultyService): void {
  const body = {
    hero_heading: 'A mile of rope',
    details: [[{ title: 'Films', content: content(service.url) }]],
  };
  service.fail('custom/v1/article/a-mile-of-rope', { kind: 'shape', body });
}

const player = '<!doctype html><title>Player</title><button type="button">Pause</button>';

/** Opens the article. Returns the requests to other origins than the site and its content service. */
async function open(page: Page, server: CommandServer, service: FaultyService): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (!['www.youtube-nocookie.com', 'player.vimeo.com', 'vimeo.com'].includes(new URL(origin).hostname))
      return;
    requests.push(request.url());
  });
  await page.route(/^https:\/\/(?:www\.youtube|(?:player\.)?vimeo)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await page.goto(`${server.address}/journal/a-mile-of-rope`);
  await expect(page.getByText('How tides work')).toBeVisible();
  expect(await page.locator('video').getAttribute('src')).toBe(`${service.url}/films/quay.mp4`);
  return requests;
}

/**
 * Tests of players in content, which share a built site, because a build takes seconds.
 * @param used the server of a site with `declaredFrames`, and its content service, which had `addFilms` when the site was built
 */
export function testPlayers(
  used: () => { readonly server: CommandServer; readonly service: FaultyService },
): void {
  test('players load nothing until somebody asks for one, by mouse or by keyboard', async ({ page }) => {
    const { server, service } = used();
    const found = await watchViolations(page);
    const requests = await open(page, server, service);
    const tides = page.getByRole('button', { name: 'How tides work YouTube' });
    const ropes = page.getByRole('button', { name: 'YouTube', exact: true });
    // Before the visitor uses the page: a first click must already play.
    await expect(tides).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    expect(requests).toEqual([]);

    await tides.click();
    const first = page.frameLocator('iframe[title="How tides work YouTube"]');
    await expect(first.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(requests).toEqual(['https://www.youtube-nocookie.com/embed/tides?autoplay=1']);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await page.keyboard.press('Tab');
    await expect(first.getByRole('button', { name: 'Pause' })).toBeFocused();

    await ropes.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('iframe')).toHaveCount(2);
    await expect
      .poll(() => requests[1])
      .toBe('https://www.youtube-nocookie.com/embed/ropes?start=90&autoplay=1');

    await test.step('a player whose origin is not declared is a link to its page', async () => {
      await page.getByRole('link', { name: 'Vimeo' }).click();
      await page.waitForURL('https://vimeo.com/76979871');
    });
    // The form of another service, which every page of this site has, tries that.
    expect(found.filter((each) => !each.includes(' script-src-attr '))).toEqual([]);
  });

  test('without script, players are links to their pages', async ({ browser }) => {
    const { server, service } = used();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const requests = await open(page, server, service);
    expect(requests).toEqual([]);
    await page.getByRole('link', { name: 'How tides work YouTube' }).click();
    await page.waitForURL('https://www.youtube.com/watch?v=tides');
    await context.close();
  });
}
