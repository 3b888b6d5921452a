import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../../pagewright/tests/browser/axe-violations.ts';
import { Strategist } from './strategist.ts';
import { expect, test } from './studio-test.ts';

const inPane = (page: Page, name: string) =>
  page.locator(`[data-pane]:focus, [data-pane]:focus-within`).and(page.getByLabel(name, { exact: true }));

test('a whole job is done by keyboard alone', async ({ window, studio }) => {
  const ada = new Strategist(window);
  const { keyboard } = window;
  await keyboard.press('F6');
  await keyboard.press('/');
  await expect(window.getByRole('searchbox', { name: 'Search pages' })).toBeFocused();
  await keyboard.type('house rules');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(ada.site.locator('[data-slot]').first()).toBeVisible({ timeout: 45_000 });
  await keyboard.press('F6');
  await expect(inPane(window, 'Sections')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('End');
  await expect(ada.sections.locator(':focus')).toBeVisible();
  await keyboard.press('p');
  await expect(ada.row('Passage')).toBeFocused();
  await keyboard.press('Enter');
  await expect(ada.row('Passage')).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Alt+ArrowUp');
  await ada.hears('Moved Passage, now 2 of 3.');

  for (let pane = 0; pane < 4; pane += 1) {
    if (await ada.settings.evaluate((element) => element.contains(document.activeElement))) break;
    await keyboard.press('F6');
  }
  const lead = ada.settings.getByRole('textbox', { name: 'Intro' });
  for (let stops = 0; stops < 40; stops += 1) {
    if (await lead.evaluate((element) => element === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await expect(lead).toBeFocused();
  await keyboard.press('Control+j');
  await window.getByRole('textbox', { name: 'JSON of policy.json' }).focus();
  await keyboard.press('Control+j');
  await expect(lead).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Ask us.');
  await expect(ada.site.getByText('Ask us.')).toBeVisible();
  await keyboard.press('Control+s');
  await expect(ada.dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(lead).toBeFocused();
  await ada.save();
  const diff = studio.savedDiff('policy.json');
  expect(diff).toContain('+        "lead": "Ask us.",');
  expect(diff.split('\n').filter((line) => line.startsWith('-'))).toHaveLength(13);
});

/**
 * Runs in the window. Elements in a dialog of automatic height whose own height or flex basis is in percent: Chromium uses the height of
 * the content for them, and WebKit uses 0.
 */
function partsOfUnknownHeight(dialog: Element): readonly string[] {
  const isPercent = (element: Element, name: string) =>
    element.computedStyleMap().get(name)?.toString().endsWith('%') === true;
  const found: string[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      const isHigh =
        !isPercent(child, 'height') && child.computedStyleMap().get('height')?.toString() !== 'auto';
      const isColumn =
        /^column/.test(getComputedStyle(parent).flexDirection) &&
        /flex/.test(getComputedStyle(parent).display);
      if (isPercent(child, 'height') || (isColumn && isPercent(child, 'flex-basis')))
        found.push(child.outerHTML.slice(0, 90));
      else if (!isHigh) walk(child);
    }
  };
  if (!/^\d/.test(dialog.computedStyleMap().get('height')?.toString() ?? '')) walk(dialog);
  return found;
}

/** Runs in the window, whose scroll bars are hidden. Buttons whose icon an overlay scroll bar would cover. */
function iconsBelowScrollBars(): readonly string[] {
  const width = 14;
  const scrolled = [...document.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  return [...document.querySelectorAll('button svg')].flatMap((icon) => {
    if (!icon.checkVisibility()) return [];
    const around = scrolled.findLast((element) => element.contains(icon));
    const room = (around?.getBoundingClientRect().right ?? Infinity) - icon.getBoundingClientRect().right;
    return room < width ? [`${icon.parentElement?.getAttribute('aria-label')}: ${room}`] : [];
  });
}

/** Runs in the window. How many pixels of the document are outside the window. If there are any, the window itself has scroll bars. */
function pixelsOutside(): readonly number[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}

test('axe finds nothing in the window and its dialogs', async ({ window }) => {
  const ada = new Strategist(window);
  // The page in the frame belongs to the site, which has tests of its own.
  const look = async (name: string, rules?: readonly string[], within?: string) => {
    expect.soft(await axeViolations(window, { rules, iframes: false, within }), name).toEqual([]);
    expect.soft(await window.evaluate(pixelsOutside), `${name}: only panes scroll`).toEqual([0, 0]);
  };
  /** Opens a dialog and closes it. Expects the focus where it was before. */
  const open = async (name: string, opening: () => Promise<void>) => {
    await opening();
    await expect(ada.dialog.getByRole('heading').first()).toBeVisible();
    expect.soft(await ada.dialog.evaluate(partsOfUnknownHeight), name).toEqual([]);
    // The window behind a dialog is inert, and is examined without one.
    await look(name, undefined, 'dialog[open]');
    await window.keyboard.press('Escape');
    await expect(window.getByRole('dialog')).toHaveCount(0);
    await expect(window.locator(':focus')).not.toHaveCount(0);
  };
  await ada.open('About us');
  // The whole window, and from then on the part that changes.
  await look('page');
  expect(await window.evaluate(iconsBelowScrollBars)).toEqual([]);
  await ada.select('Masthead');
  await expect(ada.settings.getByRole('textbox', { name: 'Intro' })).toBeVisible();
  await look('section', undefined, '[aria-label=Settings]');
  await open('add', () => ada.act(ada.row('Columns'), 'Add section below'));
  await open('share', () => ada.act(ada.row('Columns'), 'Share'));
  await open('content', () => ada.fromContent('Eyebrow'));
  await open('new page', () => window.getByRole('button', { name: 'New page' }).click());
  await open('address', () => ada.act(ada.entry('About us'), 'Change address'));
  await open('delete', () => ada.act(ada.entry('About us'), 'Delete'));
  await ada.settings.getByRole('radio', { name: 'Plain' }).check();
  await open('save', () => window.keyboard.press('Control+s'));
  await open('propose', () => ada.more('Propose to others…'));
  await open('history', () => ada.more('History…'));
  await window.keyboard.press('Control+j');
  await expect(window.getByRole('textbox', { name: 'JSON of about.json' })).toBeVisible();
  await look('JSON', undefined, '[data-pane][aria-label=JSON]');
  await window.emulateMedia({ colorScheme: 'dark' });
  await look('JSON, dark', ['color-contrast']);
  await window.keyboard.press('Control+s');
  await ada.dialog.getByRole('button', { name: /^Show lines/ }).click();
  await expect(ada.dialog.getByRole('table').first()).toBeVisible();
  await look('save, dark', ['color-contrast'], 'dialog[open]');
  await window.keyboard.press('Escape');
  await window.setViewportSize({ width: 720, height: 900 });
  await look('narrow, dark');
});

test('on other screens, a finger moves sections, a selected one is seen, nothing moves by itself, and a narrow window shows one pane', async ({
  window,
  context,
}) => {
  const ada = new Strategist(window);
  await test.step('a finger moves a section after a moment of rest, and an item of a list by its handle', async () => {
    await ada.open('House rules');
    const session = await context.newCDPSession(window);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    /** @param rest how long the finger rests, in milliseconds */
    const drag = async (from: Locator, to: Locator, rest: number) => {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('Both must be on the screen.');
      const x = start.x + Math.min(60, start.width / 2);
      const [y, goal] = [start.y + start.height / 2, end.y + end.height - 3];
      await touch('touchStart', x, y);
      await window.waitForTimeout(rest);
      const steps = rest === 0 ? 3 : 30;
      for (let step = 1; step <= steps; step += 1)
        await touch('touchMove', x, y + ((goal - y) * step) / steps);
      await touch('touchEnd');
    };
    const types = () => ada.sections.locator('[data-is=section][aria-level="2"]').allTextContents();
    const before = await types();
    await drag(ada.row('Essay'), ada.row('Passage'), 0);
    expect(await types()).toEqual(before);
    await drag(ada.row('Essay'), ada.row('Passage'), 600);
    await ada.hears('Moved Essay, now 3 of 3.');

    await ada.select('Essay');
    const handles = ada.settings.getByRole('button', { name: /^Move / });
    await expect(handles.first()).toBeVisible();
    const item = ada.settings.locator('[data-row="0"]').first();
    const text = await item.textContent();
    await drag(handles.nth(0), handles.nth(1), 0);
    await expect(ada.settings.locator('[data-row="1"]').first()).toHaveText(text ?? '');
  });
  await test.step('a selected section is seen with forced colours, and nothing moves if motion is reduced', async () => {
    await window.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await ada.open('About us');
    const look = (name: string) =>
      ada.row(name).evaluate((row) => {
        const styles = [row, ...row.querySelectorAll('*')].flatMap((each) =>
          [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)),
        );
        return styles.map(({ outlineStyle, borderLeft, backgroundColor, fontWeight }) =>
          [outlineStyle, borderLeft, backgroundColor, fontWeight].join(' '),
        );
      });
    await ada.select('People');
    const before = await look('Columns');
    await ada.select('Columns');
    await window.keyboard.press('F6');
    expect(await look('Columns')).not.toEqual(before);
    await ada.act(ada.row('Columns'), 'Add section below');
    const running = await window.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
        ),
    );
    expect(running).toEqual([]);
    await window.keyboard.press('Escape');
  });
  await test.step('a narrow window shows the chosen pane', async () => {
    await window.emulateMedia({ forcedColors: null });
    await window.setViewportSize({ width: 390, height: 844 });
    await expect(ada.settings).toBeHidden();
    await ada.act(ada.row('Masthead'), 'Show in the JSON');
    await expect(window.getByRole('textbox', { name: 'JSON of about.json' })).toBeVisible();
    await window.keyboard.press('Control+j');
    await window.getByRole('radio', { name: 'Sections' }).check({ force: true });
    await ada.act(ada.row('Masthead'), 'Add section below');
    await ada.dialog.getByRole('combobox', { name: 'Search sections' }).fill('saying');
    await window.keyboard.press('Enter');
    await expect(ada.settings.getByRole('heading', { name: 'Saying' })).toBeVisible();
    await expect(ada.settings.locator(':focus')).toBeVisible();
  });
});
