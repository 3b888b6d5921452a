// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { installSanitiser } from '../../src/content/sanitising/clean-html.ts';
import { sanitiseHtml } from '../../src/content/sanitising/sanitise-html.ts';
import { ContentHtml } from '../../src/render/ContentHtml.tsx';
import { placeInDocument } from '../../src/render/headings/level-in-document.ts';
import { markContent, placeHeadings } from '../../src/render/headings/placed-headings.ts';
import { PlacingContext } from '../../src/render/headings/placing.ts';

beforeAll(() => installSanitiser(sanitiseHtml));

const text =
  '<h2 id="one">One</h2><p><abbr title="&lt;h3>">…</abbr></p><h4>Two</h4><h5>Three</h5><h6>Four</h6><h2>Five</h2>';

/** A page with a text after its h1, below an h2, below the titles of cards, and in a block without headings. */
function TextsOfPage() {
  return (
    <main>
      <div data-block="article">
        <h1>The towpath in winter</h1>
        <ContentHtml html={text} />
        <ContentHtml html={text} />
      </div>
      <div data-block="note">
        <ContentHtml html={text} />
      </div>
      <div data-block="people">
        <h2 className="x">People</h2>
        <ContentHtml html={text} />
        <h3>Ada</h3>
        <ContentHtml html={text} />
        <ContentHtml html={text} level={6} />
      </div>
      <div data-block="note">
        <ContentHtml html={text} />
        <ContentHtml html={text} level={2} />
        <ContentHtml html="<p>No heading</p>" />
      </div>
    </main>
  );
}

const at = (first: number) => [0, 1, 2, 3, 0].map((below) => Math.min(first + below, 6));
const expected = [2, 2, 2, 3, 4, 6, 3, 2].map(at);

/** The levels of the headings of each text. */
const levelsIn = (root: ParentNode) =>
  [...root.querySelectorAll('[data-content]')].map((content) =>
    [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
  );

const writtenPage = () =>
  placeHeadings(
    renderToString(
      <PlacingContext value={{ mark: markContent }}>
        <TextsOfPage />
      </PlacingContext>,
    ),
  );

test('a text begins one level below the heading before it, in a page as HTML and in a browser', () => {
  const { container } = render(
    <PlacingContext value={{ place: placeInDocument }}>
      <TextsOfPage />
    </PlacingContext>,
    { wrapper: StrictMode },
  );
  expect(levelsIn(container)).toEqual(expected);
  const written = document.createElement('div');
  written.innerHTML = writtenPage();
  expect(levelsIn(written)).toEqual(expected);
  expect(written.innerHTML).toBe(container.innerHTML);
  expect(screen.getAllByTitle('<h3>')).toHaveLength(expected.length);
});

test('a browser keeps the text of a written page, and levels a new one', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = writtenPage();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const page = hydrateRoot(root, <TextsOfPage />);
  await vi.waitFor(() =>
    expect(Object.keys(root.querySelector('main') ?? {}).join()).toContain('__reactProps'),
  );
  expect([...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]).toEqual(headings);
  expect(levelsIn(root)).toEqual(expected);
  expect(errors).not.toHaveBeenCalled();
  page.unmount();
  errors.mockRestore();

  const { container, rerender } = render(
    <main>
      <ContentHtml html={text} />
    </main>,
  );
  await vi.waitFor(() => expect(container.querySelector('[data-content="3"]')).not.toBeNull());
  rerender(
    <main>
      <ContentHtml html={`${text}<h2>Six</h2>`} level={4} />
    </main>,
  );
  await vi.waitFor(() => expect(levelsIn(container)).toEqual([[...at(4), 4]]));
});
