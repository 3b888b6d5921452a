/** What the generated server entry imports from the engine. */

export { createHandler } from './edge/handler.ts';
export { createWorker } from './edge/worker.ts';
export { createPageRenderer } from './render/render-path.tsx';
