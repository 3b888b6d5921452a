import { urls } from 'pagewright/tooling';
import type { Mark } from 'prosemirror-model';
import { richSchema } from './rich-schema.ts';

/** The tag and the attributes with which a mark is written. */
interface WrittenMark {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

export function writtenMark({ type, attrs }: Mark): WrittenMark {
  if (type.name === 'link') {
    const title: readonly [string, string][] = attrs.title === null ? [] : [['title', String(attrs.title)]];
    return { tag: 'a', attributes: [['href', String(attrs.href)], ...title] };
  }
  return { tag: 'tag' in attrs ? String(attrs.tag) : type.name, attributes: [] };
}

/** The mark of an element; undefined if the editor has none for it. */
export function markOf(tag: string, attributes: ReadonlyMap<string, string>): Mark | undefined {
  const { marks } = richSchema;
  if (tag === 'a') {
    const href = attributes.get('href') ?? '';
    return urls.isHref(href)
      ? marks.link?.create({ href, title: attributes.get('title') ?? null })
      : undefined;
  }
  if (tag === 'strong' || tag === 'b') return marks.strong?.create({ tag });
  if (tag === 'em' || tag === 'i') return marks.em?.create({ tag });
  return Object.hasOwn(marks, tag) && tag !== 'link' ? marks[tag]?.create() : undefined;
}
