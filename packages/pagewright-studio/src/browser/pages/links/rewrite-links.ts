import type { TextEdit } from 'pagewright/tooling';
import type { PageLink } from './page-links.ts';

/** The new address of a link; undefined if it stays as it is. */
type NewHref = (href: string, route: string) => string | undefined;

/**
 * The edits that give the links of a string new addresses. Only the addresses change, unless the string has escapes of its own.
 * @param text of the file
 */
export function rewriteLink(text: string, link: PageLink, newHref: NewHref): readonly TextEdit[] {
  const replaced = link.hrefs.flatMap(({ href, at, route }) => {
    const moved = newHref(href, route);
    return moved === undefined || moved === href ? [] : [{ start: at, end: at + href.length, text: moved }];
  });
  const written = (part: string) => JSON.stringify(part).slice(1, -1);
  if (text.slice(link.start, link.end) === JSON.stringify(link.text))
    return replaced.map((edit) => ({
      start: link.start + 1 + written(link.text.slice(0, edit.start)).length,
      end: link.start + 1 + written(link.text.slice(0, edit.end)).length,
      text: written(edit.text),
    }));
  if (replaced.length === 0) return [];
  const whole = replaced.reduceRight(
    (changed, { start, end, text: moved }) => changed.slice(0, start) + moved + changed.slice(end),
    link.text,
  );
  return [{ start: link.start, end: link.end, text: JSON.stringify(whole) }];
}

/** Links by the files that they are written in. */
export function byFile(links: readonly PageLink[]): ReadonlyMap<string, readonly PageLink[]> {
  const files = new Map<string, PageLink[]>();
  for (const link of links) files.set(link.file, [...(files.get(link.file) ?? []), link]);
  return files;
}
