import { expect, type Page, test } from '@playwright/test';
import type { CommandServer } from '../../commands/command-server.ts';
import type { MuseumCopy } from '../../sites/museum-project.ts';
import { settled } from '../settled.ts';

/** Publishes a copy of the museum below a path of its origin. */
export function publishMuseumBelow(project: MuseumCopy): void {
  project.publishBelow('/museum/');
  // The links of menus open pages without a reload, and the layout shows its path and marks the link to the current page.
  project.edit('src/MuseumLayout.tsx', (text) =>
    text
      .replace(
        "import type { LayoutProps } from 'pagewright';",
        "$&\nimport { useEffect, useState } from 'react';",
      )
      .replace(
        '  const translations',
        '  const [isAlive, setIsAlive] = useState(false);\n  useEffect(() => setIsAlive(true), []);\n$&',
      )
      .replace('<div id="main"', '<div id="main" data-path={path} data-alive={isAlive}')
      .replace(
        '<LinkList links={footer.links} />',
        `<ul data-menu="">
          {footer.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} data-navigate="" aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>`,
      ),
  );
}

/** What a page reports while it is used: errors, and requests outside of the base that failed or should have been below it. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => void faults.push(error.message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isBelow = pathname.startsWith('/museum/') || pathname.startsWith('/wp-json/');
    if (response.status() >= 400 || !isBelow) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** The paths in the links and images of the document that do not have the base. */
const astray = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((url) => url.startsWith('/') && !url.startsWith('/museum/')),
  );

/** Visits the museum as `publishMuseumBelow` changed it. */
export async function expectMuseumBelow(page: Page, server: CommandServer): Promise<void> {
  const { origin, pathname } = new URL(server.address);
  expect(pathname).toBe('/museum/');
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.locator('[data-menu]');
  const frame = page.locator('#main[data-path]');

  await test.step('the root of the origin leads to the home page', async () => {
    await page.goto(origin);
    await expect(page).toHaveURL(server.address);
    await expect(heading).toHaveText(/Ships/);
  });
  await test.step('the base without its slash does, too', async () => {
    await page.goto(`${origin}/museum?from=mail`);
    await expect(page).toHaveURL(`${server.address}?from=mail`);
    await expect(heading).toHaveText(/Ships/);
  });
  const faults = faultsOf(page);

  await test.step('a link opens its page without a reload, and back and forward return', async () => {
    await settled(page, () => page.goto(server.address));
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await expect(frame).toHaveAttribute('data-path', '/');
    await menu.getByRole('link', { name: 'House rules' }).click();
    await expect(page).toHaveURL(`${server.address}policy`);
    await expect(heading).toHaveText('House rules');
    await expect(frame).toHaveAttribute('data-path', '/policy');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('House rules');
    expect(await astray(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(server.address);
    await expect(heading).toHaveText(/Ships/);
    await page.goForward();
    await expect(heading).toHaveText('House rules');
    await expect(page.locator('body')).toHaveAttribute('data-same', '');
  });

  await test.step('the layout has the same path before and after it hydrates', async () => {
    await settled(page, () => page.reload());
    await page.mouse.move(40, 40);
    await page.keyboard.press('Tab');
    await expect(frame).toHaveAttribute('data-alive', 'true');
    await expect(frame).toHaveAttribute('data-path', '/policy');
    await expect(menu.locator('[aria-current="page"]')).toHaveText('House rules');
    expect(await astray(page)).toEqual([]);
  });

  await test.step('another language and a search with values of the URL work', async () => {
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('rope');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/museum\/search\?.*rope/);
    await expect(page.locator('main')).toContainText(/rope/i);
    await settled(page, () => page.goto(`${server.address}de`));
    await expect(heading).toHaveText('Willkommen im Hafenmuseum');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(server.address);
  });

  await test.step('a form posts to the content service, which is outside of the base', async () => {
    await settled(page, () => page.goto(`${server.address}visit`));
    const form = page.locator('form[method="post"]');
    const action = await form.evaluate((element) => element instanceof HTMLFormElement && element.action);
    expect(action).toBe(`${origin}/wp-json/custom/v1/store_form_data`);
  });
  expect(faults).toEqual([]);

  await test.step('an unknown path shows the error page, whose links lead below the base', async () => {
    await settled(page, () => page.goto(`${server.address}nothing/here`));
    await expect(heading).toHaveText('Lost at sea');
    await page.locator('main').getByRole('link').first().click();
    await expect(page).toHaveURL(server.address);
  });
}
