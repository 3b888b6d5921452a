export type { ContentRequest } from '../../content/content-api.ts';
export { contentErrorOf as errorOf } from '../../content/content-error.ts';
export { read } from '../../content/read.ts';
export type { ReadableSource } from '../../content/source.ts';
export {
  contentFetch as fetch,
  contentService as urlOf,
  requestTimeout as timeout,
} from '../../pipeline/site/build-settings.ts';
