import { isRecord } from './rest-response.ts';

/** A string of a demo file; empty if it is missing or has another type. */
export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The strings of an array of a demo file; none if it is missing. */
export function stringsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(stringOf) : [];
}

/** Blocks are separated by three blank lines, as in the HTML that WordPress renders. */
const gap = '\n\n\n\n';

/** The sections of a post as the HTML of the block editor, for `content.rendered`. */
export function sectionsAsHtml(sections: unknown): string {
  if (!Array.isArray(sections)) return '';
  return sections
    .filter(isRecord)
    .flatMap(({ title, content, img }) => [
      stringOf(title) && `<h2 class="wp-block-heading">${stringOf(title)}</h2>`,
      stringOf(img) &&
        `<figure class="wp-block-image size-large"><img src="${stringOf(img)}" alt="" /></figure>`,
      stringOf(content),
    ])
    .filter((part) => part !== '')
    .join(gap);
}
