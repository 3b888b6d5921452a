import { json } from 'pagewright/tooling';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../../../pagewright/src/json/json-value.ts';
import { paragraphsOf, plainText } from '../../src/browser/preview/clicks/compared-text.ts';
import { textOfTarget } from '../../src/browser/preview/clicks/field-of-target.ts';
import { shownTexts } from '../../src/browser/preview/clicks/shown-texts.ts';
import type { PageTarget } from '../../src/browser/preview/messages/page-target.ts';

const content = {
  home: {
    title: 'Advice & engineering',
    text: '<p>One line.</p><p>Another &amp; last line.</p>',
    image: { src: '/pictures/hero.avif', alt: 'A harbour' },
    brands: [{ alt: 'Halden' }, { alt: 'Corvid' }],
    counters: [
      { number: 24, name: 'years in business' },
      { number: 650, name: 'projects' },
    ],
  },
  site: { name: 'Harbour Museum' },
};

/** The pointer and the caret of the text that a click finds. */
function clicked(props: Json, target: Partial<PageTarget>, values = content) {
  const found = textOfTarget(shownTexts(props, [], values), { is: 'text', text: '', nth: 0, ...target });
  return found && { pointer: json.pointerOf(found.shown.steps), caret: found.caret, isSure: found.isSure };
}

const pointerAt = (props: Json, target: Partial<PageTarget>, values = content) =>
  clicked(props, target, values)?.pointer;

describe('a click on a text finds', () => {
  it('the property that has it', () => {
    const props = { heading: 'Our clients', lead: 'Our clients say so' };
    expect(pointerAt(props, { text: 'Our clients' })).toBe('/heading');
    expect(pointerAt(props, { text: 'Our clients say so' })).toBe('/lead');
  });

  it('the text even if the page has other quotes, dashes and spaces', () => {
    expect(pointerAt({ lead: "It's  the\n“best”\u00a0– of all" }, { text: 'It’s the "best" - of all' })).toBe(
      '/lead',
    );
    expect(pointerAt({ lead: 'Rind\u00adfleisch' }, { text: 'Rindfleisch' })).toBe('/lead');
  });

  it('the same text rather than one that only resembles it', () => {
    expect(pointerAt({ one: '‘Yes’', two: "'Yes'" }, { text: "'Yes'" })).toBe('/two');
  });

  it('the item of a list', () => {
    const props = { tiles: [{ title: 'Impact' }, { title: 'Talent', link: { label: 'See', href: '/x' } }] };
    expect(pointerAt(props, { text: 'See', url: '/x' })).toBe('/tiles/1/link/label');
  });

  it('a paragraph in HTML', () => {
    const props = { paragraphs: [{ html: '<p>One <b>bold</b> word</p><p>Caf&eacute; &amp; bar</p>' }] };
    expect(pointerAt(props, { text: 'One bold word' })).toBe('/paragraphs/0/html');
    expect(pointerAt(props, { text: 'Café & bar' })).toBe('/paragraphs/0/html');
  });

  it('a text if the page shows only its beginning, or one line', () => {
    const title = 'Consulting | Engineering | Talent';
    expect(pointerAt({ title }, { text: 'Engineering' })).toBe('/title');
    expect(pointerAt({ lead: 'A sentence that is cut by the page' }, { text: 'A sentence that…' })).toBe(
      '/lead',
    );
  });

  it('a number with a sign after it', () => {
    expect(pointerAt({ counters: [{ number: 24 }, { number: 650 }] }, { text: '650+' })).toBe(
      '/counters/1/number',
    );
  });

  it('of equal texts the one at the same position, and the first if there are fewer', () => {
    const props = { links: [{ label: 'More' }, { label: 'More' }] };
    expect(pointerAt(props, { text: 'More', nth: 1 })).toBe('/links/1/label');
    expect(pointerAt(props, { text: 'More', nth: 7 })).toBe('/links/0/label');
  });

  it('of equal texts the one next to the address of the link', () => {
    const links = ['/a', '/b', '/c'].map((href) => ({ label: 'More', href }));
    expect(pointerAt({ links }, { text: 'More', url: '/c' })).toBe('/links/2/label');
  });

  it('the address of a link if its text is not found', () => {
    expect(pointerAt({ text: 'Read', href: '/blog' }, { text: 'Something', url: '/blog/' })).toBe('/href');
  });

  it('nothing if no text fits', () => {
    const props = { heading: 'Our clients', tone: 'sand', number: 1 };
    for (const text of ['Their clients', 'client', 'a', '{', '100'])
      expect(pointerAt(props, { text }), text).toBeUndefined();
  });
});

describe('a click on content finds', () => {
  it('the value that is bound to the content', () => {
    const props = { heading: '{home.title}', label: '{site.name} in numbers' };
    expect(pointerAt(props, { text: 'Advice & engineering' })).toBe('/heading');
    expect(pointerAt(props, { text: 'Harbour Museum in numbers' })).toBe('/label');
  });

  it('a paragraph of it', () => {
    const props = { html: { from: '{home.text}', default: null } };
    expect(pointerAt(props, { text: 'Another & last line.' })).toBe('/html');
  });

  it('the list that shows it', () => {
    expect(pointerAt({ logos: '{home.brands}' }, { text: 'Corvid' })).toBe('/logos');
  });

  const counters = [
    {
      each: '{home.counters}',
      show: { number: '{item.number}', label: '{item.name}' },
      default: [{ number: 24, label: 'years in business' }],
    },
  ];

  it('the property of a list whose items come from it', () => {
    expect(pointerAt({ counters }, { text: 'projects' })).toBe('/counters/0/show/label');
    expect(pointerAt({ counters }, { text: '650+' })).toBe('/counters/0/show/number');
  });

  it('its default only if the content does not have the text', () => {
    const none = { home: { ...content.home, counters: [] }, site: content.site };
    expect(pointerAt({ counters }, { text: 'years in business' })).toBe('/counters/0/show/label');
    expect(pointerAt({ counters }, { text: 'years in business' }, none)).toBe('/counters/0/default/0/label');
  });

  it('a typed text before content', () => {
    expect(pointerAt({ one: '{site.name}', two: 'Harbour Museum' }, { text: 'Harbour Museum' })).toBe('/two');
  });

  it('a certain result without content, or that content may change the result', () => {
    const props = { one: 'Typed', two: { from: '{home.none}', default: 'Default' } };
    expect(clicked(props, { text: 'Typed' })?.isSure).toBe(true);
    expect(clicked(props, { text: 'Default' })?.isSure).toBe(false);
  });
});

describe('a click on an image finds', () => {
  const props = {
    image: { src: '/pictures/city.avif', alt: 'A city' },
    other: '{home.image}',
    images: [
      { src: '/a.avif', alt: '' },
      { src: '/a.avif', alt: '' },
    ],
  };

  it('its file', () => {
    expect(pointerAt(props, { is: 'image', url: '/pictures/city.avif' })).toBe('/image/src');
    expect(pointerAt(props, { is: 'image', url: '/a.avif', nth: 1 })).toBe('/images/1/src');
  });

  it('an image of content', () => {
    expect(pointerAt(props, { is: 'image', url: '/pictures/hero.avif' })).toBe('/other');
  });

  it('its alternative text, if the page has another file', () => {
    expect(pointerAt(props, { is: 'image', url: '/resized/1.avif', text: 'A city' })).toBe('/image/alt');
  });
});

describe('the caret is', () => {
  it('at the clicked character of the text', () => {
    expect(clicked({ lead: 'One two three' }, { text: 'One two three', caret: 4 })?.caret).toBe(4);
  });

  it('at the same character of a text with more spaces, or with more around it', () => {
    expect(clicked({ lead: '  One\n\n  two' }, { text: 'One two', caret: 4 })?.caret).toBe(9);
    expect(clicked({ title: 'Advice | Talent' }, { text: 'Talent', caret: 2 })?.caret).toBe(11);
  });

  it('at the end, if that is clicked', () => {
    expect(clicked({ lead: 'One…' }, { text: 'One…', caret: 4 })?.caret).toBe(4);
  });

  it('nowhere in content, and without a clicked character', () => {
    const inContent = clicked({ lead: '{site.name}' }, { text: 'Harbour Museum', caret: 4 });
    expect(inContent).toMatchObject({ pointer: '/lead', caret: undefined });
    const withoutCharacter = clicked({ lead: 'One' }, { text: 'One' });
    expect(withoutCharacter).toMatchObject({ pointer: '/lead', caret: undefined });
  });
});

describe('plain texts', () => {
  it('know the positions of their characters in the file', () => {
    const { text, at } = plainText(' a …\u00adb ');
    expect(text).toBe('a ...b');
    expect(at).toEqual([1, 2, 3, 3, 3, 5, 7]);
  });

  it('of HTML are its paragraphs, and no script in it runs', () => {
    expect(paragraphsOf('<ul><li>One</li><li>Two<br/>Three</li></ul><img src=x onerror="alert(1)">')).toEqual(
      ['One', 'Two', 'Three'],
    );
    expect(paragraphsOf('1 < 2 & 3')).toEqual(['1 < 2 & 3']);
  });

  it('of unusual values are computed in finite time', () => {
    // More than a single pass over these texts would take minutes.
    const odd = ['<'.repeat(1_000_000), '<p '.repeat(1_000_000)];
    for (const text of odd) expect(paragraphsOf(text)).toEqual([text]);
  });
});

describe('the texts that a value shows', () => {
  it('are limited, even for endless content', () => {
    const list = Array.from({ length: 20_000 }, (_, index) => `Text ${index}`);
    expect(shownTexts('{list}', [], { list })).toHaveLength(5_000);
  });

  it('are divided into paragraphs once, no matter how many rules compare them', () => {
    const list = ['<p>One</p><p>Two</p>', '<p>Three</p>'];
    const split = vi.spyOn(String.prototype, 'split');
    expect(pointerAt('{list}', { text: 'Nowhere' }, { ...content, ...{ list } })).toBeUndefined();
    const divided = split.mock.contexts.map(String).filter((text) => text.startsWith('<p>'));
    split.mockRestore();
    expect(divided).toEqual(list);
  });
});
