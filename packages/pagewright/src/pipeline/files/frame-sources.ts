import type { Schemas } from '../../check/workspace.ts';
import type { BlockPlan, PagePlan } from '../../grammar/plan.ts';
import { isRecord } from '../../schema/json-value.ts';
import { literalProp } from '../pages/literal-prop.ts';

export interface FrameSources {
  /** For the policy's `frame-src`. */
  readonly origins: readonly string[];
  /** Paths of this site that its own frames show. */
  readonly paths: readonly string[];
}

function framed(block: BlockPlan, schemas: Schemas): string[] {
  const properties = schemas.blocks.get(block.type)?.properties;
  if (!isRecord(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const value = isRecord(schema) && schema.isFramed === true ? literalProp(block.props, name) : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** What the frames of all pages show, out of the props whose schema says `isFramed`. */
export function frameSources(pages: readonly PagePlan[], schemas: Schemas): FrameSources {
  const shown = pages.flatMap((page) => page.blocks.flatMap((block) => framed(block, schemas)));
  const paths = [...new Set(shown.filter((address) => address.startsWith('/')))];
  const others = shown
    .filter((address) => !address.startsWith('/'))
    .map((address) => new URL(address).origin);
  return { paths, origins: [...new Set([...(paths.length > 0 ? [`'self'`] : []), ...others])].sort() };
}
