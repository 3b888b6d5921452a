// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxOf, shownForBlock, slotsOf } from '../../src/browser/frame/find-slots.ts';
import { OutlineLayer } from '../../src/browser/frame/outline-layer.ts';
import { elementOf, layOut } from '../fixtures/laid-out-page.ts';

beforeEach(() => {
  layOut();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('pagewright-outlines')?.remove();
  document.body.replaceChildren();
});

const mark = (number: number, index: number) => ({ file: 'home.json', number, index });
const block = (number: number, index: number, type = 'hero') => ({ ...mark(number, index), type });
const outline = (...blocks: ReturnType<typeof block>[]) => ({ blocks, name: 'Hero', place: 'home.json:4' });

/** A page with three sections: two come from the same place in a file, and one is of another kind. */
function openPage() {
  document.body.innerHTML = `<main>
    <div id="a" data-slot="home.json:1:0" data-block="hero" data-box="10 20 100 50"></div>
    <div id="b" data-slot="home.json:1:1" data-block="hero" data-box="-20 100 500 50.4"></div>
    <div id="c" data-slot="home.json:2:2" data-block="text" data-box="0 200 400 50"></div>
    <p id="message">This section cannot be shown.</p>
  </main>`;
}

/** The layer over a page, and what is drawn in it. */
function openLayer() {
  openPage();
  const attach = vi.spyOn(Element.prototype, 'attachShadow');
  const layer = new OutlineLayer();
  const root = attach.mock.results[0]?.value;
  if (!(root instanceof ShadowRoot)) throw new Error('No shadow root');
  const boxes = () =>
    [...root.querySelectorAll<HTMLElement>('.box')]
      .filter(({ style }) => style.display === 'block')
      .map(({ dataset: { kind }, style: { left, top, width, height }, textContent }) =>
        [kind, left, top, width, height, textContent].join(' ').trim(),
      );
  return { layer, boxes };
}

describe('the elements of sections', () => {
  const idsOf = (...blocks: ReturnType<typeof block>[]) => slotsOf({ blocks }, document).map(({ id }) => id);

  it('are found by their place and kind, in the order of the page', () => {
    openPage();
    expect(idsOf(block(2, 2, 'text'), block(1, 0))).toEqual(['a', 'c']);
    expect(idsOf(block(2, 2, 'hero'))).toEqual([]);
    expect(idsOf({ ...block(1, 0), file: 'other.json' })).toEqual([]);
    expect(idsOf()).toEqual([]);
  });

  it('are the nearest elements before their places, if the page is older than the texts of the window', () => {
    openPage();
    expect(idsOf(block(1, 1))).toEqual(['b']);
    expect(idsOf(block(1, 7))).toEqual(['b']);
    expect(idsOf(block(2, 1, 'text'))).toEqual([]);
  });

  it('do not include elements with a mark that cannot be read', () => {
    openPage();
    elementOf('#a').dataset.slot = 'home.json';
    expect(idsOf(block(1, 0), block(1, 1))).toEqual(['b']);
  });
});

describe('the element of a section on the page', () => {
  it('belongs to the right file', () => {
    openPage();
    expect(shownForBlock(mark(1, 1), document)?.id).toBe('b');
    elementOf('#a').dataset.slot = 'other.json:1:1';
    expect(shownForBlock(mark(1, 1), document)?.id).toBe('b');
  });

  it('is the message that follows the section before it', () => {
    openPage();
    expect(shownForBlock(mark(3, 3), document)?.id).toBe('message');
  });

  it('is the first element, if no section is before it', () => {
    openPage();
    elementOf('main').prepend(elementOf('#message'));
    elementOf('#a').remove();
    expect(shownForBlock(mark(1, 0), document)?.id).toBe('message');
  });

  it('is the section before it, if nothing follows, and does not exist on a page without sections', () => {
    openPage();
    elementOf('#message').remove();
    expect(shownForBlock(mark(3, 3), document)?.id).toBe('c');
    document.body.replaceChildren();
    expect(shownForBlock(mark(1, 0), document)).toBeUndefined();
  });
});

describe('the place of a section without a box of its own', () => {
  it('is around the visible parts of its children', () => {
    document.body.innerHTML = `<div id="outer" data-box="0 0 0 0"><p data-box="10 20 100 30"></p>
      <p data-box="0 0 300 0"></p><p data-box="40 60 200 10"></p><p data-box="0 0 0 300"></p></div>`;
    expect(boxOf(elementOf('#outer'))).toMatchObject({ left: 10, top: 20, right: 240, bottom: 70 });
  });

  it('comes from its children even if it has a width but no height', () => {
    document.body.innerHTML = '<div id="outer" data-box="0 5 400 0"><p data-box="10 20 100 30"></p></div>';
    expect(boxOf(elementOf('#outer'))).toMatchObject({ top: 20, height: 30 });
    elementOf('p').remove();
    expect(boxOf(elementOf('#outer'))).toMatchObject({ top: 5, height: 0 });
  });
});

describe('the lines around sections', () => {
  it('are around the selected section and the section under the pointer, with name and place', () => {
    const { layer, boxes } = openLayer();
    layer.show(outline(block(1, 0)), { ...outline(block(2, 2, 'text')), name: 'Text' }, 1);
    expect(boxes()).toEqual([
      'selected 10px 20px 100px 50px Herohome.json:4',
      'pointed 0px 200px 400px 50px Texthome.json:4',
    ]);
    expect(layer.slots.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('have the name once, and end at the sides of the page', () => {
    const { layer, boxes } = openLayer();
    layer.show(outline(block(1, 0), block(1, 1)), undefined, 1);
    expect(boxes()).toEqual([
      'selected 10px 20px 100px 50px Herohome.json:4',
      'selected 0px 100px 400px 50px',
    ]);
  });

  it('are drawn once if the section under the pointer is selected', () => {
    const { layer, boxes } = openLayer();
    layer.show(outline(block(1, 0), block(1, 1)), outline(block(1, 1)), 1);
    expect(boxes()).toHaveLength(2);
    layer.show(outline(block(1, 1)), outline(block(1, 0), block(1, 1)), 1);
    expect(boxes()).toHaveLength(3);
  });

  it('are measured from the layer, which scrolls with the page', () => {
    const { layer, boxes } = openLayer();
    elementOf('pagewright-outlines').dataset.box = '-5 -300 0 0';
    layer.show(outline(block(1, 0)), undefined, 1);
    expect(boxes()).toEqual(['selected 15px 320px 100px 50px Herohome.json:4']);
  });

  it('follow their sections, and disappear with them', () => {
    const { layer, boxes } = openLayer();
    layer.show(outline(block(1, 0)), undefined, 1);
    const before = layer.draw();
    expect(layer.draw()).toBe(before);
    elementOf('#a').dataset.box = '10 25 100 50';
    expect(layer.draw()).not.toBe(before);
    expect(boxes()).toEqual(['selected 10px 25px 100px 50px Herohome.json:4']);
    elementOf('#a').remove();
    layer.draw();
    expect(boxes()).toEqual([]);
  });

  it('do not exist for an invisible section, nor after the selection has ended', () => {
    const { layer, boxes } = openLayer();
    elementOf('#a').dataset.box = '10 20 100 0';
    layer.show(outline(block(1, 0)), undefined, 1);
    expect(boxes()).toEqual([]);
    layer.show(outline(block(1, 1)), undefined, 1);
    layer.show(undefined, undefined, 1);
    expect(boxes()).toEqual([]);
    expect(layer.slots).toEqual([]);
    expect(layer.draw()).toBe('');
  });

  it('have the same thickness at all sizes of the page, and are not read aloud', () => {
    const { layer } = openLayer();
    layer.show(undefined, undefined, 0.5);
    const host = elementOf('pagewright-outlines');
    expect(host.style.getPropertyValue('--unit')).toBe('2px');
    expect(host.getAttribute('aria-hidden')).toBe('true');
    expect(host.parentElement).toBe(document.documentElement);
  });
});

describe('the line around a text', () => {
  it('is slightly outside of it, and disappears with the pointer or the text', () => {
    const { layer, boxes } = openLayer();
    layer.show(undefined, undefined, 1);
    layer.pointAt(elementOf('#a'));
    expect(boxes()).toEqual(['target 7px 17px 106px 56px']);
    layer.pointAt(undefined);
    expect(boxes()).toEqual([]);
    layer.pointAt(elementOf('#a'));
    elementOf('#a').remove();
    layer.draw();
    expect(boxes()).toEqual([]);
  });

  it('stays when other sections are selected, and follows its text', () => {
    const { layer, boxes } = openLayer();
    layer.pointAt(elementOf('#a'));
    layer.show(outline(block(2, 2, 'text')), undefined, 1);
    const before = layer.draw();
    elementOf('#a').dataset.box = '30 20 100 50';
    expect(layer.draw()).not.toBe(before);
    expect(boxes()).toContain('target 27px 17px 106px 56px');
    elementOf('#a').dataset.box = '30 20 100 0';
    layer.draw();
    expect(boxes()).toHaveLength(1);
  });
});
