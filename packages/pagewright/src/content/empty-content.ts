/** True for what a page can show nothing of: no content, or a list without items. */
export function isEmptyContent(content: unknown): boolean {
  return content === undefined || content === null || (Array.isArray(content) && content.length === 0);
}
