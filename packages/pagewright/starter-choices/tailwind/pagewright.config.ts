import tailwindcss from '@tailwindcss/vite';
import { defineProject } from 'pagewright/project';
// #if wordpress
import { wordpressTools } from 'pagewright-wordpress/tools';
// #end

export default defineProject({
  siteUrl: 'https://example.com',
  // #if wordpress
  content: wordpressTools(),
  // #end
  vite: { plugins: [tailwindcss()] },
});
