import type { ContentService } from './content-service.ts';

type ChangeService = (service: ContentService) => ContentService;

let change: ChangeService = (service) => service;

/**
 * Changes what the pages of this document read. Only in development: the frame of the studio shows the states of content with it. Call it
 * before the site starts.
 */
export function changeService(next: ChangeService): void {
  change = next;
}

export function changedService(service: ContentService): ContentService {
  return change(service);
}
