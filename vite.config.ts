import { viteConfig } from './packages/pagewright/src/node/vite/vite-config.ts';

/** For tools that look for this file; the commands of the engine use the same configuration. */
export default viteConfig();
