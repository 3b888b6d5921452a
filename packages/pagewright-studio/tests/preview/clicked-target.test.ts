// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { elementAt, targetAt, targetOf } from '../../src/browser/frame/clicked-target.ts';
import { elementOf, layOut } from '../fixtures/laid-out-page.ts';

beforeEach(layOut);

afterEach(() => {
  document.body.replaceChildren();
  Object.assign(document, { caretPositionFromPoint: undefined, caretRangeFromPoint: undefined });
});

const section = (html: string) => {
  document.body.innerHTML = `<main data-slot="home.json:1:0" data-box="0 0 400 400">${html}</main>`;
};

/** The target of a click on the topmost element at a point. */
const clickAt = (x: number, y: number) => targetAt(document.elementsFromPoint(x, y)[0] ?? null, x, y);

describe('the text that a click means', () => {
  it('is the whole paragraph, if a word in the middle of a sentence is clicked', () => {
    section('<p data-box="0 0 200 20">One <em data-box="40 0 40 20">two</em> three</p>');
    expect(clickAt(50, 10)).toEqual({ is: 'text', text: 'One two three', nth: 0 });
    expect(elementAt(elementOf('em'), 50, 10)).toBe(elementOf('p'));
  });

  it('is only the line, if the element around it has no words of its own', () => {
    section('<div data-box="0 0 200 20"> <span data-box="0 0 90 20">One</span> <span>Two</span></div>');
    expect(clickAt(50, 10)).toMatchObject({ text: 'One' });
  });

  it('is the text of a block, even if the element around it has words, too', () => {
    section('<div data-box="0 0 200 60">Above <p data-box="0 20 200 20">Inside</p></div>');
    expect(clickAt(50, 30)).toMatchObject({ text: 'Inside' });
  });

  it('never reaches over the edge of its section', () => {
    document.body.innerHTML =
      '<div>Words <span data-slot="home.json:1:0" data-box="0 0 90 20">Also <b data-box="0 0 50 20">Mine</b></span></div>';
    expect(clickAt(10, 10)).toMatchObject({ text: 'Mine' });
  });

  it('is found below a link that covers its card', () => {
    section('<h3 data-box="0 0 90 20">Title</h3><a href="/there" data-box="0 0 200 90"></a>');
    expect(clickAt(10, 10)).toEqual({ is: 'text', text: 'Title', nth: 0 });
  });

  it('is never found below another section, nor in a nested section', () => {
    section('<p data-box="0 0 90 20">Below</p><div data-slot="home.json:1:1" data-box="0 0 90 20"></div>');
    expect(clickAt(10, 10)).toBeUndefined();
  });

  it('does not belong to a nested section, below a link that covers it', () => {
    section(
      '<div data-slot="home.json:1:1"><p data-box="0 0 90 20">Inside</p></div><a href="/a" data-box="0 0 90 20"></a>',
    );
    expect(clickAt(10, 10)).toBeUndefined();
  });

  it('does not exist in a form field, whose text is the input of a visitor', () => {
    section(
      '<div data-box="0 0 90 90"><textarea data-box="0 0 90 20">Typed</textarea><p>One</p><p>Two</p></div>',
    );
    expect(clickAt(10, 10)).toBeUndefined();
  });

  it('comes with the address of the link around it', () => {
    section('<a href="/there"><b data-box="0 0 90 20">Go</b></a>');
    expect(clickAt(10, 10)).toMatchObject({ text: 'Go', url: '/there' });
  });

  it('counts the same texts before it in its section, with the same address', () => {
    section(
      `<p>More</p><a href="/a">More</a><p data-slot="home.json:1:1">More</p><p data-box="0 0 90 20">More</p>
      <script>More</script><a href="/a" data-box="0 40 90 20">More</a><p data-box="0 80 90 20">More </p>`,
    );
    expect(clickAt(10, 10)).toMatchObject({ text: 'More', nth: 1 });
    expect(clickAt(10, 50)).toMatchObject({ url: '/a', nth: 1 });
    expect(clickAt(10, 90)).toMatchObject({ text: 'More', nth: 2 });
  });

  it('is the text of a button whose edge is clicked, or the name of a button with only a picture', () => {
    section(
      `<button data-box="0 0 90 40"><i data-box="20 10 40 20">Send</i></button>
      <button aria-label="Close" data-box="0 100 90 40"><svg data-box="0 100 90 40"></svg></button>`,
    );
    expect(clickAt(5, 5)).toMatchObject({ text: 'Send' });
    expect(clickAt(5, 110)).toEqual({ is: 'text', text: 'Close', nth: 0 });
  });

  it('can be outside of all sections', () => {
    document.body.innerHTML =
      '<footer data-box="0 0 90 20"><p data-box="0 0 90 20">Imprint</p><p>Contact</p></footer>';
    expect(clickAt(90, 20)).toEqual({ is: 'text', text: 'Imprint', nth: 0 });
  });
});

describe('a click next to texts', () => {
  it('means the only text of its element, and none between several', () => {
    section(
      `<div data-box="0 0 200 40"><p data-box="50 10 50 20">Alone</p><b data-box="0 0 50 2">Spoken</b></div>
      <div data-box="0 100 200 40"><p data-box="50 110 9 20">One</p><p data-box="90 110 9 20">Two</p></div>`,
    );
    expect(clickAt(10, 10)).toMatchObject({ text: 'Alone' });
    expect(clickAt(10, 110)).toBeUndefined();
  });

  it('means the only text among empty elements, but looks for none in a large part of a page', () => {
    const empty = (count: number) => '<i data-box="0 60 9 9"> </i>'.repeat(count);
    section(
      `<div data-box="0 0 200 40"><div><p data-box="50 10 50 20">Alone</p>${empty(37)}</div></div>
      <div data-box="0 100 200 40"><div><p data-box="50 110 50 20">Large</p>${empty(38)}</div></div>
      <div data-box="0 200 200 40"><p data-box="50 210 50 20">Seven</p>${empty(6)}</div>
      <div data-box="0 300 200 40"><p data-box="50 310 50 20">Eight</p>${empty(7)}</div>`,
    );
    expect(clickAt(10, 10)).toMatchObject({ text: 'Alone' });
    expect(clickAt(10, 110)).toBeUndefined();
    expect(clickAt(10, 210)).toMatchObject({ text: 'Seven' });
    expect(clickAt(10, 310)).toBeUndefined();
  });

  it('does not mean a link around its section, nor a link elsewhere', () => {
    document.body.innerHTML = `<a href="/a" data-box="0 0 90 90">Around
        <div data-slot="home.json:1:0" data-box="0 0 90 90"><i data-box="0 0 9 9"></i></div></a>
      <div data-slot="home.json:2:1" data-box="0 200 90 90">
        <a href="/b" data-box="0 200 90 20">Above <i data-box="0 240 90 20"></i></a></div>`;
    expect(clickAt(5, 5)).toBeUndefined();
    expect(clickAt(5, 250)).toBeUndefined();
  });

  it('means nothing if both the picture and a text are visible', () => {
    section(
      '<div data-box="0 0 200 40"><p data-box="50 10 9 20">One</p><img src="/a.png" data-box="90 10 9 20"></div>',
    );
    expect(clickAt(10, 10)).toBeUndefined();
  });

  it('means nothing on the empty part of the section itself, or outside of the page', () => {
    section('<p data-box="50 10 50 20">Alone</p>');
    expect(clickAt(10, 100)).toBeUndefined();
    expect(targetAt(null, 10, 10)).toBeUndefined();
    expect(targetAt(window, 60, 15)).toBeUndefined();
  });
});

describe('the image that a click means', () => {
  it('has its address and its alternative text, on one line', () => {
    section('<img src="/a.png" alt="A\n boat" data-box="0 0 90 90">');
    expect(clickAt(10, 10)).toEqual({ is: 'image', text: 'A boat', url: '/a.png', nth: 0 });
  });

  it('counts the same images before it in its section', () => {
    section(
      `<img src="/a.png"><img src="/b.png"><div data-slot="home.json:1:1"><img src="/a.png"></div>
      <img src="/a.png" data-box="0 0 90 90">`,
    );
    expect(clickAt(10, 10)).toMatchObject({ url: '/a.png', nth: 1 });
  });

  it('is found by its words or its address, and not found without either', () => {
    section(
      `<img alt="Boat" data-box="0 0 40 40"><img src="/a.png" data-box="0 100 40 40"><img data-box="0 200 40 40">`,
    );
    expect(clickAt(10, 10)).toMatchObject({ text: 'Boat', url: '' });
    expect(clickAt(10, 110)).toMatchObject({ text: '', url: '/a.png' });
    expect(clickAt(10, 210)).toBeUndefined();
  });
});

/** The browser functions that find a position in a text. WebKit has only the second one. */
const finders = [
  ['caretPositionFromPoint', (node: Node | null, offset: number) => ({ offsetNode: node, offset })],
  [
    'caretRangeFromPoint',
    (node: Node | null, offset: number) => ({ startContainer: node, startOffset: offset }),
  ],
] as const;

describe.each(finders)('the place of a click in a text, by %s', (name, placeOf) => {
  const caretIn = (node: Node | null, offset: number) =>
    Object.assign(document, { [name]: () => placeOf(node, offset) });

  it('counts the visible characters before it', () => {
    section('<p data-box="0 0 90 20">\n  One   <b>two</b></p>');
    caretIn(elementOf('b').firstChild, 2);
    expect(clickAt(10, 10)).toMatchObject({ text: 'One two', caret: 6 });
  });

  it('is never after the end of the text', () => {
    section('<p data-box="0 0 90 20">One  </p>');
    caretIn(elementOf('p').firstChild, 5);
    expect(clickAt(10, 10)).toMatchObject({ caret: 3 });
  });

  it('is unknown, if the browser names another element', () => {
    section('<p data-box="0 0 90 20">One</p><p id="other">Two</p>');
    caretIn(elementOf('#other').firstChild, 1);
    expect(clickAt(10, 10)).toEqual({ is: 'text', text: 'One', nth: 0 });
  });
});

describe('what an element with the focus means', () => {
  it('is its text, or else the image in it, or nothing', () => {
    section(
      `<a id="text" href="/a"><img src="/a.png">Go</a><a id="image" href="/b"><img src="/b.png" alt="Boat"></a>
      <a id="none" href="/c"></a>`,
    );
    expect(targetOf(elementOf('#text'))).toEqual({ is: 'text', text: 'Go', url: '/a', nth: 0 });
    expect(targetOf(elementOf('#image'))).toEqual({ is: 'image', text: 'Boat', url: '/b.png', nth: 0 });
    expect(targetOf(elementOf('#none'))).toBeUndefined();
  });
});
