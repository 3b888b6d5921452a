/** The content adapter of the site, in the one place where the engine names it. */
export { content } from '../../../../../src/sources/adapter.ts';
export { contentTools } from '../../../../../src/sources/adapter-tools.ts';
