export type { ContentRequest } from '../../content/content-api.ts';
export { contentErrorOf as errorOf } from '../../content/content-error.ts';
export { read } from '../../content/read.ts';
export { callOf } from '../../content/requests/content-service-call.ts';
export type { ReadableSource } from '../../content/source.ts';
export { developmentCalls as callsAt, imageOrigins } from '../serving/site-services.ts';
