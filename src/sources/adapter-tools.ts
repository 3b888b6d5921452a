import { wordpressTools } from 'pagewright-wordpress/tools';

/** What the content service of this site does in Node: demo content, and schemas for the plugin. */
export const contentTools = wordpressTools({
  demoContent: 'demo-content',
  plugin: 'packages/pagewright-wordpress/plugin',
});
