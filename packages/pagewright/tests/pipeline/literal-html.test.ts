import { afterAll, expect, it } from 'vitest';
import { pageData } from '../../src/pipeline/pages/page-modules.ts';
import { checkSite } from '../../src/pipeline/site/checked-site.ts';
import { MuseumCopy } from '../sites/museum-project.ts';

const project = new MuseumCopy();
afterAll(() => project.remove());

/** HTML that differs from place to place, so that none of it was already cleaned elsewhere. */
const raw = (place: string) => `<p onclick="alert(1)">The <b>${place}</b></p>`;
const clean = (place: string) => `<p>The <b>${place}</b></p>`;

const essay = (section: object) => ({ type: 'essay', props: { sections: [section], tone: 'chalk' } });
const passage = (...paragraphs: readonly unknown[]) => ({
  type: 'passage',
  props: { paragraphs, tone: 'sand' },
});

/** The blocks of a page, with HTML in each place where a config can contain it. */
const blocks = {
  'a property': essay({ html: raw('a property') }),
  'a property next to a bound one': essay({
    heading: '{house.name}',
    html: raw('a property next to a bound one'),
  }),
  'one of the alternatives': passage('Plain text', { html: raw('one of the alternatives') }),
  'an alternative next to bound items': passage(
    { html: raw('an alternative next to bound items') },
    { each: '{house.history}', show: { html: '{item}' } },
  ),
  'the default of a value': passage({
    html: { from: '{house.visit.directions}', default: raw('the default of a value') },
  }),
  'the default of a list': passage({
    each: '{house.history}',
    show: { html: '{item}' },
    default: [{ html: raw('the default of a list') }],
  }),
  'a list in which each item has some': passage({
    each: '{house.history}',
    show: { html: raw('a list in which each item has some') },
  }),
  'a slot': {
    type: 'columns',
    slots: { left: [passage({ html: raw('a slot') })] },
    props: { heading: 'Columns', tone: 'sand' },
  },
};

const places = Object.keys(blocks);

it('HTML in a config is sanitised where it is read, and known to the browser as clean, in every place', () => {
  project.write(
    'page-configs/formatted.json',
    JSON.stringify({
      route: '/formatted',
      head: {
        title: 'Formatted',
        description: 'Formatted text of the Harbour Museum, in every place of a page.',
      },
      data: { house: { source: 'house' } },
      blocks: [
        { type: 'masthead', props: { title: 'Formatted', layout: 'plain', tone: 'sand' } },
        ...Object.values(blocks),
      ],
    }),
  );
  const { pages, fallbacks, errors, printed } = checkSite(project.root);
  expect(errors, printed).toEqual([]);
  const page = pages.find(({ file }) => file === 'formatted.json');
  if (!page) throw new Error('The page is missing.');
  const data = pageData(page, fallbacks, {});
  const text = JSON.stringify(data);
  expect(text).not.toContain('onclick');
  const known = (data.html ?? []).map(([path]) =>
    path.reduce<unknown>((value, key) => Object(value)[key], data),
  );
  expect(known.toSorted()).toEqual(places.map(clean).toSorted());
});
