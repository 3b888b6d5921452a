import type { Schemas } from '../../config/schemas/schemas.ts';
import type { BlockPlan } from '../../grammar/plans/block-plan.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isRecord } from '../../json/json-value.ts';
import { literalProp } from '../pages/literal-prop.ts';

interface FrameSources {
  /** For the policy's `frame-src`. */
  readonly origins: readonly string[];
  /** Paths of this site that the frames show. */
  readonly paths: readonly string[];
}

function framedUrls(block: BlockPlan, schemas: Schemas): string[] {
  const properties = schemas.blocks.get(block.type)?.properties;
  if (!isRecord(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const value = isRecord(schema) && schema.isFramed === true ? literalProp(block.props, name) : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** The URLs in all frames of all pages: the values of all props whose schema has `isFramed`. */
export function frameSources(pages: readonly PagePlan[], schemas: Schemas): FrameSources {
  const urls = pages.flatMap((page) => page.blocks.flatMap((block) => framedUrls(block, schemas)));
  const paths = [...new Set(urls.filter((url) => url.startsWith('/')))];
  const others = urls.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin);
  return { paths, origins: [...new Set([...(paths.length > 0 ? [`'self'`] : []), ...others])].sort() };
}
