import {
  bindings,
  type ConfigText,
  configs,
  type Json,
  type JsonObject,
  json,
  type PlacedBlock,
} from 'pagewright/tooling';
import { conditionKeys, keysWithBlocks } from '../../names/keys-of-sections.ts';
import type { ContentState } from '../../shell/studio-view.ts';
import type { BlockMark } from '../messages/frame-messages.ts';
import type { PageInFrame } from './page-in-frame.ts';
import { markOf } from './slot-parts.ts';

/** A section of a page, and how the page marks it. */
interface MarkedSection {
  readonly block: PlacedBlock;
  readonly mark: BlockMark;
}

/** The names that the paths in values start with. */
function rootsIn(...values: readonly (Json | undefined)[]): readonly string[] {
  return bindings.rootsIn(values.map((value) => value ?? null)).map(({ name }) => name);
}

/** A value without what has a default: it looks the same while its content is missing. */
function withoutDefaults(value: Json): Json {
  if (json.isArray(value)) return value.map(withoutDefaults);
  if (value === null || !json.isObject(value)) return value;
  const hasDefault = 'from' in value || 'each' in value ? value.default : undefined;
  if (hasDefault !== undefined && hasDefault !== null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutDefaults(each)]));
}

function readsQuery({ value }: ConfigText, roots: readonly string[]): boolean {
  const data = json.objectOf(value.data);
  return roots.some((root) => Object.hasOwn(data, root) || (root === 'paging' && value.paging !== undefined));
}

function conditionsOf(item: JsonObject | undefined): readonly (Json | undefined)[] {
  return conditionKeys.map((key) => item?.[key]);
}

/** True for a section that shows content, or that content decides about. */
function readsContent({ config, value, outer, use }: PlacedBlock, seen: (value: Json) => Json): boolean {
  const own = Object.entries(value).filter(([name]) => !keysWithBlocks.includes(name));
  const roots = rootsIn(seen(Object.fromEntries(own)), ...conditionsOf(outer?.value));
  if (readsQuery(config, roots)) return true;
  if (!use) return false;
  const { with: given } = use.value;
  return readsQuery(
    use.config,
    rootsIn(
      ...conditionsOf(use.value),
      roots.includes(bindings.sectionRoot) ? seen(given ?? null) : undefined,
    ),
  );
}

/** States in which content is missing, so that defaults take its place. */
const isMissing: ReadonlySet<ContentState> = new Set(['failed', 'empty']);

/**
 * The first section of a page that a state of its content changes: one that reads content, and looks different without it if it is missing.
 * @returns undefined if no section reads content
 */
export function firstContentSection(
  { blocks, params }: PageInFrame,
  state: ContentState,
): MarkedSection | undefined {
  const first = (seen: (value: Json) => Json) => {
    const index = blocks.findIndex((block) => {
      const around = [block, block.outer, block.use].flatMap((each) => (each ? [each.value] : []));
      return (
        around.every((each) => configs.isShownAt(configs.readLimits(each), params)) &&
        readsContent(block, seen)
      );
    });
    const block = blocks[index];
    return block && { block, mark: markOf(block, index) };
  };
  return (isMissing.has(state) ? first(withoutDefaults) : undefined) ?? first((value) => value);
}
