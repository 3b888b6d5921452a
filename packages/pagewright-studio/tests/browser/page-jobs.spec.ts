import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

test('a new page with a link in the footer opens, and is saved without an error', async ({
  window,
  studio,
}) => {
  const ada = new Strategist(window);
  await window.getByRole('button', { name: 'New page' }).click();
  await ada.dialog.getByRole('textbox', { name: 'Title' }).fill('Autumn fair');
  await expect(ada.dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/autumn-fair');
  await ada.dialog.getByRole('combobox', { name: 'Link to it' }).selectOption('In Footer › Links');
  await ada.dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(ada.file('Autumn fair')).toHaveAttribute('aria-current', 'page');
  await expect(ada.site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 45_000 });
  await expect(ada.site.getByRole('contentinfo').getByRole('link', { name: 'Autumn fair' })).toBeVisible();
  // Its description is a placeholder, which the author still has to replace.
  await expect(window.getByRole('button', { name: '1 problem' })).toBeVisible();
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    '_site.json': [
      '-    "links": [{ "label": "House rules", "href": "/policy" }, { "label": "Search", "href": "/search" }],',
      '+    "links": [',
      '+      { "label": "House rules", "href": "/policy" },',
      '+      { "label": "Search", "href": "/search" },',
      '+      {',
      '+        "label": "Autumn fair",',
      '+        "href": "/autumn-fair"',
      '+      }',
      '+    ],',
    ].join('\n'),
    'autumn-fair.json': `{
  "$schema": "../schemas/page.schema.json",
  "route": "/autumn-fair",
  "head": {
    "title": "Autumn fair",
    "description": "[[Describe in one or two sentences what a visitor finds at /autumn-fair.]]"
  },
  "blocks": [
    {
      "type": "masthead",
      "props": {
        "title": "Autumn fair"
      }
    }
  ]
}`.replaceAll(/^/gm, '+'),
  });
});

test('a page gets another address, with its links, and is then deleted', async ({ window, studio }) => {
  const ada = new Strategist(window);
  await ada.open('House rules');
  await ada.settings.getByRole('button', { name: /^Address/ }).click();
  await ada.settings.getByRole('button', { name: 'Change the address…' }).click();
  await ada.dialog.getByRole('textbox', { name: 'Address' }).fill('/fairness');
  await expect(ada.dialog.getByRole('group', { name: 'Change 1 link to this page' })).toBeVisible();
  await ada.dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(ada.entry('House rules')).toContainText('/fairness');
  await expect(ada.site.getByRole('contentinfo').locator('a[href="/fairness"]')).toBeVisible();
  await ada.save();
  expect(studio.savedDiffs()).toEqual({
    '_redirects.json': [
      '-    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true }',
      '+    { "from": "/shop", "to": "https://shop.example/harbour", "temporary": true },',
      '+    { "from": "/policy", "to": "/fairness" }',
    ].join('\n'),
    '_site.json': [
      '-    "links": [{ "label": "House rules", "href": "/policy" }, { "label": "Search", "href": "/search" }],',
      '+    "links": [{ "label": "House rules", "href": "/fairness" }, { "label": "Search", "href": "/search" }],',
    ].join('\n'),
    'policy.json': '-  "route": "/policy",\n+  "route": "/fairness",',
  });

  await ada.act(ada.entry('House rules'), 'Delete');
  await expect(ada.dialog.getByRole('group', { name: '2 links lead here' })).toBeVisible();
  await ada.dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ada.entry('House rules')).toContainText('Deleted, not saved');
  await ada.save();
  const { 'policy.json': page, ...others } = studio.savedDiffs();
  expect(page?.split('\n').every((line) => line.startsWith('-'))).toBe(true);
  expect(studio.git('status', '--short', 'page-configs').trim()).toContain('D page-configs/policy.json');
  expect(others).toEqual({
    '_site.json': [
      '-    "links": [{ "label": "House rules", "href": "/policy" }, { "label": "Search", "href": "/search" }],',
      '+    "links": [{ "label": "Search", "href": "/search" }],',
    ].join('\n'),
  });
});
