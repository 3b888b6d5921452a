import path from 'node:path';
import { createDemoService } from '../../../pagewright-wordpress/demo-service/demo-service.ts';
import { readImageIndex } from '../../src/pipeline/site/image-index.ts';
import { FaultyService } from '../fixtures/faulty-service/faulty-service.ts';
import { newMessagesFile } from '../fixtures/faulty-service/new-messages-file.ts';
import { contentTypes } from './museum/pagewright.config.ts';
import { museum } from './museum-project.ts';

/**
 * Serves the content of the Harbour Museum, and fails where a test says so.
 * @param contentDir folder with other content
 */
export function startMuseumService(contentDir = path.join(museum, 'content')): Promise<FaultyService> {
  const demo = createDemoService({
    contentDir,
    contentTypes,
    messagesFile: newMessagesFile(),
    images: readImageIndex(museum),
  });
  return new FaultyService(demo).listen();
}
