import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import {
  type CommandServer,
  commandEnvironment,
  startServer,
  whenServing,
} from '../../commands/command-server.ts';
import { engineCommand } from '../../commands/engine-command.ts';
import { MuseumCopy } from '../../sites/museum-project.ts';

const run = promisify(execFile);
let project: MuseumCopy;
let server: CommandServer;

test.beforeAll(async () => {
  project = new MuseumCopy({ isServed: true });
  server = await startServer('dev', project.root);
});

test.afterAll(async () => {
  await server.stop();
  project.remove();
});

// One server serves all tests.
test.describe.configure({ mode: 'serial' });

/** What a command prints, also if it fails. */
async function printedBy(command: 'check'): Promise<string> {
  const options = { cwd: project.root, env: commandEnvironment() };
  const result: unknown = await run(process.execPath, engineCommand(command), options).catch(
    (error: unknown) => error,
  );
  return String(Object(result).stdout);
}

/** Paths of pages of every kind: with a frame, with content, with a form, of another language. */
const paths = [
  '/',
  '/about',
  '/visit',
  '/search',
  '/journal',
  '/journal/a-mile-of-rope',
  '/exhibitions',
  '/exhibitions/ferries',
  '/de/besuch',
  '/nowhere',
];

/** The violations of the policy that a browser reports while a visitor opens pages. */
async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void found.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(
        window,
        'noteViolation',
      )(`${location.pathname} ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  // No test needs a real host.
  await page.route(/^https:\/\/(?!127)/, (route) =>
    route.fulfill({ body: '<p>A film</p>', contentType: 'text/html' }),
  );
  return found;
}

async function openAll(page: Page, address: string): Promise<void> {
  for (const path of paths) {
    const response = await page.goto(address + path, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy'], path).toContain(
      "default-src 'none'; script-src 'self'",
    );
    await expect(page.locator('h1').first(), path).toBeVisible();
    // Frames load when they come near.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
}

test('the dev server sends the policy of the built site, under which every page and every update works', async ({
  page,
}) => {
  const found = await watchViolations(page);
  await openAll(page, server.address);
  expect(found).toEqual([]);

  await page.goto(`${server.address}/policy`, { waitUntil: 'networkidle' });
  const response = await page.reload({ waitUntil: 'networkidle' });
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

  await test.step('an error has an overlay with its styles', async () => {
    const valid = project.read('page-configs/policy.json');
    project.write('page-configs/policy.json', valid.replace('"type": "masthead"', '"type": "mashead"'));
    await expect(page.locator('vite-error-overlay .window')).toHaveCSS('position', 'relative');
    project.write('page-configs/policy.json', valid);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });
  expect(found).toEqual([]);
});

test('what the policy forbids is blocked in dev, and the terminal, the console and the check say how to allow it', async ({
  page,
}) => {
  const found = await watchViolations(page);
  const masthead = project.read('src/blocks/Masthead.tsx');
  project.edit('src/blocks/Masthead.tsx', (text) =>
    text.replace('<Picture', '<img alt="" src="https://cdn.example/a.png" /><Picture'),
  );
  const way = 'Add "https://cdn.example" to policy.images in pagewright.config.ts, with the reason.';
  const told = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes(way),
  );
  await page.goto(`${server.address}/visit`, { waitUntil: 'networkidle' });
  await told;
  await expect(page.locator('vite-error-overlay')).toContainText(way);
  expect(found).toEqual(['/visit img-src https://cdn.example/a.png ']);
  await expect
    .poll(() => server.printed())
    .toContain(
      `warning: /visit: the policy does not allow images from https://cdn.example, so browsers block https://cdn.example/a.png. ${way}`,
    );

  const checked = await printedBy('check');
  expect(checked).toMatch(/src\/blocks\/Masthead\.tsx:\d+:\d+ error forbidden-origin/);
  expect(checked).toContain(way);
  project.write('src/blocks/Masthead.tsx', masthead);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('a browser reports no violation on any page of the built site', async ({ page }) => {
  const args = [...engineCommand('start'), '--port', '0'];
  const built = await whenServing(
    spawn(process.execPath, args, { cwd: project.root, env: commandEnvironment() }),
  );
  const found = await watchViolations(page);
  await openAll(page, built.address);
  await built.stop();
  expect(found).toEqual([]);
});
