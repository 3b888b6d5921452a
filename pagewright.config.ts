import { defineProject } from 'pagewright/project';
import { wordpressTools } from 'pagewright-wordpress/tools';

export default defineProject({
  siteUrl: 'https://meridian-works.example',
  content: wordpressTools({
    demoContent: 'demo-content',
    plugin: 'packages/pagewright-wordpress/plugin',
  }),
  font: '/fonts/archivo.woff2',
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
