/** What the generated server entry imports from the engine to render on demand. */

export { createHandler } from './edge/handler.ts';
export { createWorker } from './edge/worker.ts';
