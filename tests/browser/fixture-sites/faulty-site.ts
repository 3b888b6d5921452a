import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  closeServer,
  folderHandler,
  type Handler,
  listen,
} from '../../../packages/pagewright/src/node/serving/static-server.ts';
import { readImageIndex } from '../../../packages/pagewright/src/pipeline/site/image-index.ts';
import { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { createDemoService } from '../../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import { contentTypes } from '../../../pagewright.config.ts';
import { root } from './build-once.ts';

/** A built site and its content service on one origin, for one test, which decides how the service fails. */
export interface FaultySite {
  readonly address: string;
  readonly service: FaultyService;
  /** File to which the service appends each form message as a line of JSON. */
  readonly messagesFile: string;
  close(): Promise<void>;
}

/** Serves the site in a folder, or without a folder only the content service. */
export async function serveFaulty(folder?: string): Promise<FaultySite> {
  const messagesFile = path.join(mkdtempSync(path.join(tmpdir(), 'messages-')), 'messages.jsonl');
  const contentDir = path.join(root, 'demo-content');
  const service = new FaultyService(
    createDemoService({ contentDir, contentTypes, messagesFile, images: readImageIndex(root) }),
  );
  const files: Handler = folder === undefined ? () => {} : folderHandler(folder);
  const { server, address } = await listen(
    (request, response) =>
      request.url?.startsWith('/wp-json/') ? service.handle(request, response) : files(request, response),
    0,
  );
  return { address, service, messagesFile, close: () => closeServer(server) };
}
