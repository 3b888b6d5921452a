import type { ContentService } from 'pagewright/tooling';
import { readFrameName } from '../preview/messages/frame-messages.ts';
import { type ContentSchemas, serviceInState } from './state-service.ts';

/**
 * What makes a content service show the state that the name of the frame says.
 * @param loadSchemas loads the schemas of what sources return
 */
export function showState(
  loadSchemas: () => Promise<ContentSchemas>,
): (service: ContentService) => ContentService {
  const { state = 'content' } = readFrameName(window.name) ?? {};
  return (service) => serviceInState(service, state, loadSchemas);
}
