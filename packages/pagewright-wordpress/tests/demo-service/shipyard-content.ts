import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentTypes } from '../../src/site-types/content-model.ts';

/** The content types of a shipyard: one of each kind. */
export const contentTypes: ContentTypes = {
  yard: { kind: 'page', label: 'Yard', route: 'yard' },
  boat: {
    kind: 'entries',
    label: 'Boats',
    singular: 'Boat',
    route: 'boats',
    by: 'slug-or-id',
    list: { source: 'boats' },
  },
  dock: { kind: 'entries', label: 'Docks', singular: 'Dock', route: 'docks', by: 'slug-or-id' },
  berth: { kind: 'entries', label: 'Berths', singular: 'Berth', route: 'berths', by: 'slug' },
  voyage: { kind: 'post-type', postType: 'voyages', label: 'Voyages', singular: 'Voyage', fields: ['seo'] },
  article: { kind: 'posts', route: 'article', list: { source: 'articles', route: 'articles' } },
};

const paragraph = `<p>${'Nobody launches a boat on a Friday, and this yard has kept to it since the year of its first keel. '.repeat(11)}</p>`;

/** An article with only the required fields, in the topic Craft. */
const plain = {
  author: 'Ada Brandt',
  topics: ['Craft'],
  sections: [{ content: '<p>We began at the keel.</p>' }],
};

const articles: Readonly<Record<string, object>> = {
  'the-first-plank': {
    ...plain,
    author: 'Nils Holm',
    featured_image: '/pictures/chart.avif',
    sections: [{ title: 'Oak', content: paragraph }],
  },
  'tar-and-a-song': {
    excerpt: 'What they sang.',
    sections: [{ content: '<p>Hot tar, and a song of nine verses.</p>' }],
  },
  'the-0610-ferry': {
    author: 'Nils Holm',
    topics: ['Harbour'],
    tags: ['Timetables'],
    title: 'The 06:10 ferry',
    excerpt: 'It has waited for somebody every day since 1974.',
    featured_image: '/pictures/rope.avif',
  },
  'red-lead': { topics: ['Harbour'], excerpt: 'No picture could show this red.' },
  'a-chart-of-the-slip': {
    excerpt: 'Drawn in 1840.',
    sections: [{ content: '<p>Here it is.</p><img src="/pictures/chart.avif" alt="">' }],
  },
  'what-the-diver-saw': { excerpt: 'Mud.', featured_image: '/pictures/diver.avif', tags: ['Contracts'] },
  'the-long-launch': {
    author: 'Nils Holm',
    tags: ['Timetables'],
    excerpt: 'Two hours and a tide.',
    sticky: true,
    sections: [{ title: 'Grease', content: paragraph.repeat(3) }],
  },
  'how-to-find-a-leak': {
    excerpt: 'Wait for rain.',
    seo: { description: 'How the yard finds a leak: by waiting for rain.' },
  },
  'caulking-at-night': { excerpt: 'By lamps.' },
  'the-crane-that-stayed': { excerpt: 'Nobody could lift it.', topics: ['Harbour'] },
  'paint-for-a-queen': { excerpt: 'Which blue?' },
  'the-bell-of-1902': { excerpt: 'Ten to six.', topics: ['People'] },
};

const voyages: Readonly<Record<string, object>> = {
  'to-riga': { id: 204, excerpt: '<p>For hemp.</p>', seo: { title: 'To Riga and back' } },
  'to-hull': {
    id: 205,
    excerpt: '<p>For coal.</p>',
    featured_image: '/pictures/crane.avif',
    content: '<p>Fog.</p>',
  },
  'to-bergen': { id: 206, excerpt: '<p>For cod.</p>' },
};

const titleOf = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** Writes the content of the shipyard: twelve articles and a draft, three voyages, and entries of all other types. */
export function writeShipyardContent(folder: string): void {
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  for (const [index, [slug, article]] of Object.entries(articles).entries()) {
    const date_gmt = `2026-${String(index + 1).padStart(2, '0')}-15T08:00:00`;
    const common = { id: 101 + index, slug, date_gmt, title: titleOf(slug), hero_heading: titleOf(slug) };
    write(`posts/${slug}.json`, { ...plain, ...common, ...article });
  }
  const draft = {
    id: 900,
    slug: 'a-draft',
    status: 'draft',
    date_gmt: '2026-01-01T00:00:00',
    title: 'A draft',
  };
  write('posts/a-draft.json', { ...draft, sections: [] });
  for (const [slug, voyage] of Object.entries(voyages))
    write(`voyages/${slug}.json`, {
      slug,
      title: titleOf(slug),
      date_gmt: '2026-06-01T08:00:00',
      author: 'Nils Holm',
      content: '<p>Wind.</p>',
      ...voyage,
    });
  write('yard.json', { title: 'The yard', banner: { image: '/pictures/crane.avif' } });
  write('boats/gull.json', { id: 11, title: 'Gull' });
  write('docks/east.json', { id: 21, title: 'East' });
  write('berths/three.json', { id: 31, title: 'Three' });
}
