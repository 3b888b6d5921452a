/** What the site's content adapter does in Node, in the one place where the engine names it. */
export { contentTools } from '../../../../../src/sources/adapter-tools.ts';
