import path from 'node:path';
import { readImageIndex } from '../../../packages/pagewright/src/pipeline/site/image-index.ts';
import { FaultyService } from '../../../packages/pagewright/tests/fixtures/faulty-service/faulty-service.ts';
import { newMessagesFile } from '../../../packages/pagewright/tests/fixtures/faulty-service/new-messages-file.ts';
import { createDemoService } from '../../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import { contentTypes } from '../../../pagewright.config.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Serves the demo content of this site, and fails where a test says so. */
export function startMeridianService(): Promise<FaultyService> {
  const demo = createDemoService({
    contentDir: path.join(root, 'demo-content'),
    contentTypes,
    messagesFile: newMessagesFile(),
    images: readImageIndex(root),
  });
  return new FaultyService(demo).listen();
}
