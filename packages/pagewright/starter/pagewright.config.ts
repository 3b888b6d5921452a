import { defineProject } from 'pagewright/project';
import { wordpressTools } from 'pagewright-wordpress/tools';

export default defineProject({
  siteUrl: 'https://example.com',
  content: wordpressTools(),
});
