export { createHttpServer } from '../serving/invalid-requests.ts';
export { listenInDevelopment, listenOn } from '../serving/listening-address.ts';
