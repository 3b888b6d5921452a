import { defineProject } from 'pagewright/project';
import { type ContentTypes, wordpressTools } from 'pagewright-wordpress/tools';

export const contentTypes: ContentTypes = {
  house: { kind: 'page', label: 'House', route: 'house' },
  exhibition: {
    kind: 'entries',
    label: 'Exhibitions',
    singular: 'Exhibition',
    route: 'exhibitions',
    postType: 'exhibition',
    by: 'slug',
    list: { source: 'exhibitions' },
  },
  article: { kind: 'posts', route: 'article', list: { source: 'articles', route: 'articles' } },
};

export default defineProject({
  siteUrl: 'https://harbour-museum.example',
  content: wordpressTools({ contentTypes, demoContent: 'content' }),
  studio: {
    media: 'media',
    // The same value as in src/style.css.
    tones: {
      sand: ['#f3ead8', '#1c2a33'],
      chalk: ['#ffffff', '#1c2a33'],
      sea: ['#cfe3e6', '#1c2a33'],
      night: ['#1c2a33', '#ffffff'],
    },
  },
  policy: {
    frames: { 'https://films.example': 'The films on the pages of exhibitions' },
  },
  cachedForADay: ['/pictures/*', '/people/*'],
});
