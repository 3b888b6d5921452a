export { createHttpServer } from '../serving/invalid-requests.ts';
export { addressOf, listenError } from '../serving/listening-address.ts';
