import type { ContentService } from './content-service.ts';

type ChangeService = (service: ContentService) => ContentService;

let change: ChangeService = (service) => service;

/**
 * Changes the content service of the pages in this document. Only in development: the studio uses it in its frame to show the states of
 * content. Call it before the site starts.
 */
export function changeService(next: ChangeService): void {
  change = next;
}

export function changedService(service: ContentService): ContentService {
  return change(service);
}
