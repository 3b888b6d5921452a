import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openStudioServer } from '../../packages/pagewright-studio/tests/browser/open-studio-server.ts';
import { Strategist } from '../../packages/pagewright-studio/tests/browser/strategist.ts';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';
import { createScratchProject } from '../../tests/scratch-project.ts';

/** A picture in the docs, and the steps before it is taken. */
interface StudioShot {
  readonly file: string;
  readonly colorScheme?: 'dark';
  prepare(ada: Strategist, page: Page): Promise<void>;
}

const shots: readonly StudioShot[] = [
  {
    file: 'studio.png',
    async prepare(ada) {
      await ada.open('The company');
      await ada.select('Team');
    },
  },
  {
    file: 'studio-add.png',
    async prepare(ada, page) {
      await ada.open('The company');
      await ada.sections.getByText('Add section').click();
      await page.keyboard.type('quote');
      await page.frameLocator('dialog iframe').locator('blockquote').first().waitFor();
    },
  },
  {
    file: 'studio-content.png',
    async prepare(ada, page) {
      await ada.open('Technology consulting');
      await ada.select('Card grid');
      await ada.settings
        .getByRole('button', { name: /^Each of .*Services/ })
        .first()
        .click();
      await page.getByText('Preview').last().scrollIntoViewIfNeeded();
    },
  },
  {
    file: 'studio-save.png',
    colorScheme: 'dark',
    async prepare(ada, page) {
      await ada.open('The company');
      await ada.select('Team');
      await page.keyboard.press('Alt+ArrowUp');
      await ada.settings.getByRole('textbox', { name: 'Heading' }).fill('Our people');
      await page.keyboard.press('Control+s');
      await ada.dialog.waitFor();
    },
  },
];

/** Milliseconds to wait for fonts and pictures. A picture that is out of view is not drawn, so it never arrives. */
const patience = 2_000;

/** Resolves when the fonts and the pictures of a document have loaded. */
async function whenDrawn(limit: number): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  const drawn = Promise.all([document.fonts.ready, ...pictures]);
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, limit))]);
}

async function take(
  browser: Browser,
  url: string,
  { file, colorScheme, prepare }: StudioShot,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: colorScheme ?? 'light',
  });
  await page.goto(url);
  await prepare(new Strategist(page), page);
  for (const frame of page.frames()) await frame.evaluate(whenDrawn, patience);
  const picture = await page.screenshot({ animations: 'disabled' });
  // Few colours keep the file small, because the repository keeps each version.
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(path.resolve('docs', file));
  await page.close();
  console.log(`docs/${file}`);
}

/** Takes the pictures of the studio in `docs/`. */
export async function shootStudio(): Promise<void> {
  const studio = await openStudioServer(createScratchProject('studio-shots'));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    for (const shot of shots) {
      await take(browser, studio.url, shot);
      await studio.reset();
    }
  } finally {
    await browser.close();
    await studio.stop();
  }
}
