import { expectCollapsible, expectComplete, textOfLength } from '../../pages/collapsible-text.ts';
import { demoCompany } from '../../pages/demo-entries.ts';
import { effectiveOpacity } from '../effective-opacity.ts';
import { demoSite } from '../fixture-sites/demo-site.ts';
import { expect, moveTo, open, quietPage, test } from '../fixture-sites/faulty-test.ts';

const team = demoCompany.our_team_managements_data;

test('a biography of 200 characters is complete; a longer one expands with "Read Bio" and collapses with "Close"', async ({
  page,
  site,
}) => {
  const bios = [textOfLength(200), textOfLength(201)] as const;
  const members = bios.map((bio) => ({ name: `Of ${bio.length}`, bio }));
  site.service.fail('/get-aboutpage-content', {
    kind: 'shape',
    body: { ...demoCompany, our_team_managements_data: members },
  });
  await open(page, site.address + quietPage);
  await moveTo(page, '/company');
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await cardOf('Of 200').hover();
  await expectComplete(cardOf('Of 200'), bios[0]);
  await cardOf('Of 201').hover();
  await expectCollapsible(cardOf('Of 201'), bios[1], { more: 'Read Bio', less: 'Close' });
});

test('a team card reacts to the pointer and to the focus', async ({ page }) => {
  await page.goto(`${demoSite()}/company#team`);
  await test.step('a team card shows its profile link and the badge "Team" on hover and on focus', async () => {
    for (const approach of ['point', 'focus'] as const) {
      const card = page.locator('[data-block="team"] li').first();
      const profile = card.getByRole('link', { name: 'Profile' });
      const short = card.getByText('T', { exact: true });
      const whole = card.getByText('Team', { exact: true });
      await page.mouse.move(0, 0);
      await expect.poll(() => effectiveOpacity(profile)).toBe(0);
      await expect.poll(() => effectiveOpacity(short)).toBe(1);
      await expect.poll(() => effectiveOpacity(whole)).toBe(0);
      if (approach === 'point') await card.hover();
      else await profile.focus();
      await expect.poll(() => effectiveOpacity(profile)).toBe(1);
      await expect.poll(() => effectiveOpacity(short)).toBe(0);
      await expect.poll(() => effectiveOpacity(whole)).toBe(1);
    }
  });
  await test.step('an open biography grows downwards and leaves the upper part of the portrait visible', async () => {
    const card = page.locator('[data-block="team"] li').first();
    await card.hover();
    await card.getByText('Read Bio').click();
    const [portrait, biography] = [
      await card.locator('img').boundingBox(),
      await card.locator('details > p').boundingBox(),
    ];
    const width = portrait?.width ?? Number.NaN;
    const top = (await card.boundingBox())?.y ?? Number.NaN;
    expect((biography?.y ?? 0) - top).toBeGreaterThan(width * 0.55);
  });
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('every team card shows its profile link, its whole badge and a button for its biography', async ({
    page,
  }) => {
    await page.goto(`${demoSite()}/company`);
    const cards = page.locator('[data-block="team"] li');
    await expect(cards).toHaveCount(team.length);
    for (const card of await cards.all()) {
      expect(await effectiveOpacity(card.getByRole('link', { name: 'Profile' }))).toBe(1);
      expect(await effectiveOpacity(card.getByText('Team', { exact: true }))).toBe(1);
      expect(await effectiveOpacity(card.getByText('Read Bio'))).toBe(1);
    }
    const first = cards.first();
    await first.getByText('Read Bio').tap();
    await expect(first.getByText(team[0]?.bio ?? '', { exact: true })).toBeVisible();
  });
});
