import type { Browser, Page } from '@playwright/test';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '../conversion/built-page.ts';
import type { ServedContender } from './peer-server.ts';

const invisible = new Set(['script', 'style', 'link', 'template', 'noscript']);
/** How much of the pages a message about a difference shows, in characters. */
const excerpt = 80;
const tries = 40;
/** Milliseconds between two tries. */
const wait = 250;

/** The elements and the text that a document shows, in their order, without white space and what frameworks add. */
function content(html: string): string {
  const page = select('#root', parsePage(html));
  const tree: Root = { type: 'root', children: page?.children ?? [] };
  let found = '';
  visit(tree, (node) => {
    if (node.type === 'text') found += node.value.replace(/\s+/g, '');
    if (node.type !== 'element') return undefined;
    if (invisible.has(node.tagName)) return SKIP;
    if (!node.tagName.startsWith('astro-')) found += `<${node.tagName}>`;
    return undefined;
  });
  return found;
}

/** Does something until the page answers, because it does so only after it has hydrated. */
async function untilAnswered(page: Page, act: () => Promise<void>, answered: string): Promise<void> {
  for (let count = 0; count < tries; count += 1) {
    await act();
    if ((await page.locator(answered).count()) > 0) return;
    await page.waitForTimeout(wait);
  }
  throw new Error(`${page.url()} did not hydrate: expected ${answered}.`);
}

/** Opens a menu and leaves a field with a wrong value, if the page has them. Fails if either has no effect. */
async function tryPage(page: Page): Promise<void> {
  const menu = page.locator('header button[aria-controls]');
  if ((await menu.count()) > 0)
    await untilAnswered(page, () => menu.first().click(), 'header button[aria-expanded=true]');
  const field = page.locator('form input[type=email]');
  if ((await field.count()) > 0) {
    const leave = async () => {
      await field.first().fill('wrong');
      await field.first().blur();
    };
    await untilAnswered(page, leave, 'form input[aria-invalid=true]');
  }
}

/** Fails if a peer's page differs from ours in elements or text, reports an error of its script, or does not hydrate. */
export async function expectSamePage(
  browser: Browser,
  ours: ServedContender,
  peer: ServedContender,
  path: string,
): Promise<void> {
  const [expected = '', found = ''] = await Promise.all(
    [ours, peer].map(async ({ origin }) => content(await (await fetch(origin + path)).text())),
  );
  if (found !== expected) {
    const at = [...expected].findIndex((character, index) => character !== found[index]);
    const around = (text: string) => text.slice(Math.max(0, at - excerpt), at + excerpt);
    throw new Error(
      `${peer.name} built another ${path}: expected ${around(expected)} but found ${around(found)}`,
    );
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(peer.origin + path);
  await tryPage(page);
  await page.close();
  if (errors.length > 0) throw new Error(`${peer.name} has errors on ${path}: ${errors.join(' ')}`);
}
