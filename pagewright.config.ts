import { defineProject } from 'pagewright/project';
import { type ContentTypes, wordpressTools } from 'pagewright-wordpress/tools';

export const contentTypes: ContentTypes = {
  homepage: { kind: 'page', label: 'Home page', route: 'get-homepage-content' },
  company: { kind: 'page', label: 'Company page', route: 'get-aboutpage-content', demo: 'about' },
  contact: { kind: 'page', label: 'Contact page', route: 'get-contactpage-content' },
  service: {
    kind: 'entries',
    label: 'Services',
    singular: 'Service',
    route: 'services',
    by: 'slug-or-id',
    list: { source: 'services' },
  },
  software: {
    kind: 'entries',
    label: 'Software',
    singular: 'Software',
    route: 'software',
    by: 'slug-or-id',
    list: { source: 'software-list' },
  },
  industry: {
    kind: 'entries',
    label: 'Industries',
    singular: 'Industry',
    route: 'industry',
    by: 'slug-or-id',
    list: { source: 'industries' },
  },
  platform: {
    kind: 'entries',
    label: 'Platforms',
    singular: 'Platform',
    route: 'platform',
    by: 'slug',
    list: { source: 'platforms' },
  },
  'case-study': {
    kind: 'post-type',
    postType: 'case-studies',
    label: 'Case studies',
    singular: 'Case study',
    icon: 'dashicons-portfolio',
    fields: [
      'client',
      'sector',
      'facts',
      'lead_by',
      'results_heading',
      'results_lead',
      'results',
      'figure',
      'sections',
      'quote',
      'related',
      'seo',
    ],
  },
  post: {
    kind: 'posts',
    route: 'get-post-detail',
    list: { source: 'posts', route: 'get-all-posts' },
  },
};

export default defineProject({
  siteUrl: 'https://meridian-works.example',
  content: wordpressTools({ contentTypes, demoContent: 'demo-content', plugin: 'wordpress-plugin' }),
  font: '/fonts/archivo-basic.woff2',
  shareFont: '/fonts/archivo.woff2',
  shareColors: {
    page: { background: '#e4daf3', title: '#16142e', note: '#534f69', accent: '#5b21c4' },
    article: { background: '#f4efe4', title: '#16142e', note: '#534f69', accent: '#5b21c4' },
    post: {
      background: '#5b21c4',
      title: '#fffdf8',
      note: '#ece5fb',
      accent: '#fffdf8',
      logo: '/logo-on-purple.svg',
    },
    service: {
      background: '#16142e',
      title: '#fffdf8',
      note: '#c9c4dc',
      accent: '#b9a2ff',
      logo: '/logo-on-ink.svg',
    },
  },
  // Only Google Analytics needs it.
  consent: { kinds: ['statistics'], onlyWith: 'VITE_GA_MEASUREMENT_ID' },
  studio: {
    media: { source: 'media', params: { per_page: 100 } },
    // As in src/styles/tokens.css.
    tones: {
      paper: ['#f4efe4', '#16142e'],
      white: ['#fffdf8', '#16142e'],
      tint: ['#e4daf3', '#16142e'],
      ink: ['#16142e', '#fffdf8'],
      purple: ['#5b21c4', '#fffdf8'],
    },
  },
  cachedForADay: [
    '/plates/*',
    '/people/*',
    '/brands/*',
    '/partners/*',
    '/awards/*',
    '/software/*.svg',
    '/platform/*.svg',
    '/fonts/*',
  ],
});
