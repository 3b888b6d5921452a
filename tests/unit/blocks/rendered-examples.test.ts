import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockSchemas, draw, examples, schemaErrors, withItems, withTexts } from './block-examples.tsx';
import { elementsOf } from './elements-of.ts';

const types = [...blockSchemas.keys()];
const logged: unknown[][] = [];

beforeEach(() => {
  logged.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => void logged.push(args));
  }
});
afterEach(() => vi.restoreAllMocks());

describe('examples', () => {
  it.each(types)('of %s are at least two', (type) => {
    expect(examples.filter((example) => example.type === type).length).toBeGreaterThanOrEqual(2);
  });

  it.each(types)('of %s are sorted from the smallest to the largest', (type) => {
    const sizes = examples
      .filter((example) => example.type === type)
      .map(({ props }) => JSON.stringify(props).length);
    expect(sizes.at(-1)).toBe(Math.max(...sizes));
    expect(sizes[0]).toBe(Math.min(...sizes));
  });

  it.each(examples)('$name fits its schema', ({ type, props }) => {
    expect(schemaErrors(type, structuredClone(props))).toEqual([]);
  });

  it.each(types)('of %s use every prop of the schema', (type) => {
    const used = new Set(
      examples.filter((one) => one.type === type).flatMap(({ props }) => Object.keys(props)),
    );
    expect(Object.keys(blockSchemas.get(type)?.properties ?? {}).filter((name) => !used.has(name))).toEqual(
      [],
    );
  });
});

describe('a block', () => {
  it.each(examples)('$name renders one root element with its tone and logs nothing', async (example) => {
    const html = await draw(example.type, example.props);
    const place = elementsOf(html);
    expect(place.childNodes).toHaveLength(1);
    expect(place.firstElementChild?.getAttribute('data-tone')).toBe(example.props.tone);
    expect(logged).toEqual([]);
  });

  it.each(examples)('$name gives the same HTML each time', async ({ type, props }) => {
    expect(await draw(type, props)).toBe(await draw(type, structuredClone(props)));
  });

  it.each(examples)('$name has no style attribute and no inline script', async ({ type, props }) => {
    const place = elementsOf(await draw(type, props));
    expect(place.querySelectorAll('[style], script')).toHaveLength(0);
    const handlers = [...place.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it.each(examples)('$name uses each id once', async ({ type, props }) => {
    const ids = [...elementsOf(await draw(type, props)).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(examples)('$name renders with one item and with forty', async (example) => {
    for (const count of [1, 40]) {
      const place = elementsOf(await draw(example.type, withItems(example, count)));
      expect(place.childNodes).toHaveLength(1);
    }
    expect(logged).toEqual([]);
  });
});

const hostile = {
  'an element that runs script': '<img src=x onerror=alert(1)>',
  'the end of a script': '</script><script>alert(1)</script>',
  'the end of an attribute': '"><svg onload=alert(1)>\'',
  'one very long word':
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4),
  'right-to-left text': 'الهندسة المعمارية للمؤسسات',
  'a single sign': '—',
  'joined emoji': '👩🏽‍💻 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
};

describe('hostile text stays text', () => {
  it.each(Object.entries(hostile))('%s', async (_, text) => {
    let unchanged = 0;
    for (const example of examples) {
      const { props, places } = withTexts(example, text);
      expect(places, example.name).toBeGreaterThan(0);
      const html = await draw(example.type, props);
      const place = elementsOf(html);
      expect(place.childNodes, example.name).toHaveLength(1);
      expect(place.querySelectorAll('script, [onerror], [onload], img[src="x"]'), example.name).toHaveLength(
        0,
      );
      if (place.innerHTML.includes(escaped(text))) unchanged += 1;
    }
    expect(unchanged).toBeGreaterThan(examples.length / 2);
    expect(logged).toEqual([]);
  });
});

/** The text as `innerHTML` serializes it. */
function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
