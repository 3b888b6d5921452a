import { blockLists, walkBlocks } from '../config/walk-blocks.ts';
import { objectOf, type Steps } from '../json/json-value.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from './editor-site.ts';
import { nameRangeOf, rangeOf } from './text-range.ts';

/** A part of a config in its outline. Offsets count UTF-16 code units. */
export interface ConfigSymbol {
  readonly name: string;
  readonly detail?: string;
  readonly kind: 'page' | 'query' | 'block';
  readonly start: number;
  readonly end: number;
  /** The range to select. */
  readonly selection: { readonly start: number; readonly end: number };
  readonly children: readonly ConfigSymbol[];
}

function symbol(
  config: ConfigText,
  steps: Steps,
  rest: Pick<ConfigSymbol, 'name' | 'kind'> & Partial<ConfigSymbol>,
): readonly ConfigSymbol[] {
  const range = rangeOf(config, steps);
  if (!range) return [];
  const name = typeof steps.at(-1) === 'string' ? nameRangeOf(config, steps) : undefined;
  return [{ children: [], ...range, start: name?.start ?? range.start, selection: name ?? range, ...rest }];
}

/** The title or heading of a block, which distinguishes it from others of its type. */
function headingOf(props: ConfigText['value']): string | undefined {
  return stringIn(props.title) ?? stringIn(props.heading) ?? stringIn(objectOf(props.title).from);
}

function blockSymbols(config: ConfigText, list: 'blocks' | 'end'): readonly ConfigSymbol[] {
  const blocks = walkBlocks(config.value, [list]).filter(({ outer }) => !outer);
  return blocks.flatMap(({ value: { type, section, id, props }, steps }) => {
    const heading = section === undefined ? headingOf(objectOf(props)) : 'shared section';
    const name = (stringIn(type) ?? stringIn(section)) || 'block';
    const detail = [heading, typeof id === 'string' ? `#${id}` : undefined].filter(
      (each) => each !== undefined,
    );
    return symbol(config, steps, { name, kind: 'block', detail: detail.join(' ') });
  });
}

/** The outline of a config: its queries and its blocks, in order. */
export function symbolsOf(site: EditorSite, file: string): readonly ConfigSymbol[] {
  const config = readConfig(site, file);
  if (!config?.kind) return [];
  const queries = Object.keys(objectOf(config.value.data)).flatMap((name) =>
    symbol(config, ['data', name], {
      name,
      kind: 'query',
      detail: stringIn(objectOf(objectOf(config.value.data)[name]).source) ?? '',
    }),
  );
  const parts: readonly (readonly [string, readonly ConfigSymbol[]])[] = [
    ['data', queries],
    ...blockLists.map((list) => [list, blockSymbols(config, list)] as const),
  ];
  return parts.flatMap(([key, children]) => symbol(config, [key], { name: key, kind: 'page', children }));
}
