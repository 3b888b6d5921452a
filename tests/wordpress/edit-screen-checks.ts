import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { warnsOnLeaving } from './block-editor-checks.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

/** Saves the classic edit screen. */
export async function saveScreen(page: Page): Promise<void> {
  await Promise.all([page.waitForURL(/message=/), page.click('#publish')]);
  await page.waitForLoadState('load');
}

function rowsOf(list: Locator): Locator {
  return list.locator(':scope > ol > .pagewright-entry');
}

/** Drags the handle of a row to the lower half of another row. */
async function dragBelow(page: Page, row: Locator, other: Locator): Promise<void> {
  const box = await other.boundingBox();
  assert.ok(box);
  await row.locator('.pagewright-handle').first().hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8);
  await page.mouse.up();
}

/** Checks tabs and rows on the edit screen of the home page, in a signed-in browser. */
export async function checkEditScreen(
  page: Page,
  { real, wordpress }: ContractFixture,
  tally: Tally,
): Promise<void> {
  const check = (title: string, run: () => Promise<void>) => tally.check(`editing: ${title}`, run);
  const home = await wordpress.run(
    `echo get_posts( array( 'post_type' => 'pagewright_homepage', 'post_status' => 'any' ) )[0]->ID;`,
  );
  const before = await wordpress.run(`echo get_post_meta( ${home}, '_pagewright_content', true );`);
  const restore = () =>
    wordpress.run(
      `delete_post_meta( ${home}, '_pagewright_unfinished' ); update_post_meta( ${home}, '_pagewright_content', wp_slash( ${phpString(before)} ) );`,
    );
  const edit = `${real.address}/wp-admin/post.php?post=${home}&action=edit`;
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const services = page.locator('[data-pagewright-list="services"]');
  const served = async () => {
    const body: unknown = await (
      await fetch(`${real.address}/wp-json/custom/v1/get-homepage-content`)
    ).json();
    const list = valueAt(body, 'services');
    return Array.isArray(list) ? list.map((service: unknown) => valueAt(service, 'service_title')) : [];
  };

  await check('A long entry has tabs that work by keyboard, and the open one is remembered', async () => {
    await page.goto(edit);
    await page.waitForLoadState('load');
    assert.equal(await page.getByRole('tabpanel').count(), 1);
    await tab('Banner').focus();
    await page.keyboard.press('End');
    for (const name of ['Search engines', 'Powering enterprises']) {
      await page.getByRole('tabpanel', { name }).waitFor();
      await page.keyboard.press('ArrowLeft');
    }
    await services.waitFor();
    assert.equal(await tab('Services').evaluate((each) => each === document.activeElement), true);
    await page.reload();
    await services.waitFor();
    assert.equal(await warnsOnLeaving(page), false);
  });

  await check('Rows collapse with a summary, and are dragged, moved, duplicated and removed', async () => {
    const rows = rowsOf(services);
    const titles = (await served()).map(String);
    const [first = '', second = '', third = ''] = titles;
    const toggle = rows.first().getByRole('button', { name: 'Service 1', exact: false }).first();
    assert.equal(await toggle.getAttribute('aria-expanded'), 'false');
    assert.match((await toggle.textContent()) ?? '', new RegExp(`Service 1\\s*${first}`));
    assert.equal(await rows.first().getByLabel('Title').isVisible(), false);
    await services.getByRole('button', { name: 'Expand all' }).click();
    assert.equal(await rows.first().getByLabel('Title').isVisible(), true);
    await services.getByRole('button', { name: 'Collapse all' }).click();
    assert.equal(await rows.first().getByLabel('Title').isVisible(), false);
    assert.equal(await warnsOnLeaving(page), false);

    await dragBelow(page, rows.nth(0), rows.nth(2));
    assert.match((await rows.nth(2).textContent()) ?? '', new RegExp(`Service 3\\s*${first}`));
    assert.equal(await warnsOnLeaving(page), true);
    await rows.nth(2).getByRole('button', { name: 'Move up: Service 3' }).press('Enter');
    await rows.nth(1).getByRole('button', { name: 'Duplicate: Service 2' }).click();
    await rows.nth(2).getByLabel('Title').fill('A copy');
    await rows.nth(3).getByRole('button', { name: 'Remove: Service 4' }).click();
    await saveScreen(page);
    assert.deepEqual(await served(), [second, first, 'A copy', ...titles.slice(3)]);
    assert.ok(third);
  });

  await check('The link of an error opens the tab and the row of its field, and focuses it', async () => {
    await services.getByRole('button', { name: 'Expand all' }).click();
    await rowsOf(services).nth(1).getByLabel('Title').fill('');
    await tab('Counters').click();
    await saveScreen(page);
    assert.match((await tab('Services').textContent()) ?? '', /Services\s*\(errors: 1\)/);
    assert.equal(await services.isVisible(), false);
    await page.getByRole('link', { name: /Services, entry 2: Title is required/ }).click();
    const field = rowsOf(services).nth(1).getByLabel('Title');
    await field.waitFor();
    assert.equal(await field.evaluate((control) => control === document.activeElement), true);
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
  });
  await check('A card finds its service by title, stores the slug, and takes over the title', async () => {
    await restore();
    await page.goto(edit);
    await tab('Services').click();
    const rows = rowsOf(services);
    const number = await rows.count();
    await services.getByRole('button', { name: 'Add: Service' }).click();
    const row = rows.nth(number);
    const slug = row.getByRole('combobox', { name: 'Slug' });
    await slug.pressSequentially('secur');
    const option = row.getByRole('option', { name: /^Security/ });
    await option.waitFor();
    assert.equal(await row.locator('.pagewright-related').textContent(), '');
    await slug.press('ArrowDown');
    assert.equal(await option.getAttribute('aria-selected'), 'true');
    await slug.press('Enter');
    assert.equal(await slug.inputValue(), 'security');
    assert.match((await row.locator('.pagewright-related').textContent()) ?? '', /^Security/);
    assert.match(await row.getByLabel('Title').inputValue(), /^Security/);
    await slug.fill('no-such-service');
    await row.getByText('No entry has this slug.').waitFor();
    await slug.fill('security');
    await saveScreen(page);
    assert.match(String((await served()).at(-1)), /^Security/);
  });
  await check('Fields are validated while they are typed, with the messages of publishing', async () => {
    await restore();
    await page.goto(edit);
    await tab('Counters').click();
    const counters = page.locator('[data-pagewright-list="counters"]');
    const rows = rowsOf(counters);
    const number = await rows.count();
    const errors = page.locator('.pagewright-error');
    const summary = page.getByRole('group', { name: 'Correct these fields before you publish:' });
    await counters.getByRole('button', { name: 'Add: Counter' }).click();
    const added = rows.nth(number);
    await added.getByLabel('Number').pressSequentially('many');
    await errors.filter({ hasText: 'Number must be a whole number, such as 24.' }).waitFor();
    assert.equal(await errors.count(), 1);
    const described = (await added.getByLabel('Number').getAttribute('aria-describedby')) ?? '';
    assert.equal(
      await page.locator(`[id="${described.split(' ')[0]}"]`).textContent(),
      'Number must be a whole number, such as 24.',
    );
    await summary.getByRole('link', { name: `Counters, entry ${number + 1}: Number must be` }).waitFor();
    await tab('Banner').click();
    await errors.filter({ hasText: 'Heading is required.' }).waitFor({ state: 'attached' });
    await summary.getByRole('link', { name: `Counters, entry ${number + 1}: Heading is required.` }).click();
    await added.getByLabel('Heading').fill('Ships');
    await added.getByLabel('Number').fill('7');
    await errors.first().waitFor({ state: 'detached' });
    assert.equal(await summary.isVisible(), false);
    assert.equal(await added.getByLabel('Number').getAttribute('aria-invalid'), null);
  });
  await restore();
}

/** A text as a string literal of PHP. */
function phpString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
