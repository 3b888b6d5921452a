import { expect, test } from '@playwright/test';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';
import { type DevServer, startDevServer } from '../dev-server.ts';

let project: ScratchProject;
let server: DevServer;
let address = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = createScratchProject('author-note');
  const quote = 'src/blocks/quote/Quote.tsx';
  project.write(
    quote,
    project
      .read(quote)
      .replace(
        /(export default function Quote\([\s\S]*?\) \{\n)/,
        `$1  throw new Error('The quote is broken');\n`,
      ),
  );
  const steps = 'src/blocks/steps/Steps.tsx';
  project.write(steps, `${project.read(steps)}\nthrow new Error('The steps cannot be loaded');\n`);
  server = await startDevServer(project.root);
  address = server.address;
});

test.afterAll(() => {
  server.stop();
  project.remove();
});

test('in development an author sees which block of which file failed, and why', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${address}/services/product-engineering`);
  const notes = page.getByRole('note');
  const wait = { timeout: 60_000 };
  await expect(notes.filter({ hasText: 'The quote is broken' })).toContainText(
    /service\.json, block \d+ \(quote\) is not shown: Error: The quote is broken/,
    wait,
  );
  await expect(notes.filter({ hasText: 'The steps cannot be loaded' })).toContainText(
    /service\.json, block \d+ \(steps\) is not shown/,
    wait,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Let’s Talk' })).toBeAttached();
});
