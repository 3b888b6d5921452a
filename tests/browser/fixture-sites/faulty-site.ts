import path from 'node:path';
import {
  closeServer,
  folderHandler,
  type Handler,
  listen,
} from '../../../packages/pagewright/src/node/serving/static-server.ts';
import { readImageIndex } from '../../../packages/pagewright/src/pipeline/site/image-index.ts';
import { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { newMessagesFile } from '../../../packages/pagewright/tests/fixtures/faulty-service/new-messages-file.ts';
import { createDemoService } from '../../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import { contentTypes } from '../../../pagewright.config.ts';
import { root } from './build-once.ts';

/** A built site and its content service on one origin, for one test. The test decides how the service fails. */
export interface FaultySite {
  readonly address: string;
  readonly service: FaultyService;
  /** File to which the service appends each form message as a line of JSON. */
  readonly messagesFile: string;
  close(): Promise<void>;
}

/** One server of a site for several tests, because a browser keeps compiled code by address. */
export interface FaultyServer {
  /** Replaces the content service with a new one. */
  next(): FaultySite;
  close(): Promise<void>;
}

/** Serves the site in a folder, or without a folder only the content service. */
export async function openFaultyServer(folder?: string): Promise<FaultyServer> {
  const contentDir = path.join(root, 'demo-content');
  const images = readImageIndex(root);
  const files: Handler = folder === undefined ? () => {} : folderHandler(folder);
  let handleContent: Handler = () => {};
  const { server, address } = await listen(
    (request, response) =>
      request.url?.startsWith('/wp-json/') ? handleContent(request, response) : files(request, response),
    0,
  );
  const close = () => closeServer(server);
  return {
    next: () => {
      const messagesFile = newMessagesFile();
      const service = new FaultyService(
        createDemoService({ contentDir, contentTypes, messagesFile, images }),
      );
      handleContent = (request, response) => service.handle(request, response);
      return { address, service, messagesFile, close };
    },
    close,
  };
}

/** A server of a site for one test, or for a build. */
export async function serveFaulty(folder?: string): Promise<FaultySite> {
  return (await openFaultyServer(folder)).next();
}
