/** What the generated server entry imports from the engine. */

export { createPageRenderer } from './render/render-path.tsx';
export { createHandler } from './server/handler.ts';
export { createWorker } from './server/worker.ts';
