/** True for content that a page cannot show: missing, or a list without items. */
export function isEmptyContent(content: unknown): boolean {
  return content === undefined || content === null || (Array.isArray(content) && content.length === 0);
}
