import type { Landmark } from '../../grammar/compile/compile-types.ts';
import type { Json } from '../../grammar/plan.ts';
import { visitValues } from '../../schema/literal-completion.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { formatOf } from '../../schema/schema-words.ts';
import type { Origin } from '../json/origin.ts';
import { type LinkTarget, linkTargets } from './link-target.ts';

/** An image of this site, as the config writes it. */
export interface LocalImage {
  readonly origin: Origin;
  readonly pointer: string;
  readonly src: string;
}

/** The links and images of a head, a block or a file that the config decides. */
export interface References {
  readonly links: readonly LinkTarget[];
  readonly images: readonly LocalImage[];
}

export const noReferences: References = { links: [], images: [] };

export function referencesOf(landmarks: readonly Landmark[], origin: Origin): References {
  const links: LinkTarget[] = [];
  const images: LocalImage[] = [];
  for (const { node, plan, pointer, reads } of landmarks) {
    const format = formatOf(node);
    if (format === 'href') links.push(...linkTargets(plan, pointer, origin, reads));
    else if (format === 'image-src' && plan.is === 'literal') {
      const src = plan.value;
      if (typeof src === 'string' && !/^https?:/i.test(src)) images.push({ origin, pointer, src });
    }
  }
  return { links, images };
}

/** The links and images of a value without bindings, such as `_site.json`. */
export function plainReferences(value: Json, node: SchemaNode, origin: Origin, pointer = ''): References {
  const landmarks: Landmark[] = [];
  visitValues(value, node, pointer, (each, at, to) =>
    landmarks.push({ pointer: to, node: at, plan: { is: 'literal', value: each } }),
  );
  return referencesOf(landmarks, origin);
}
