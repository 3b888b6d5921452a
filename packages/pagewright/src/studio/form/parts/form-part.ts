import { sectionName } from '../../../config/config-kind.ts';
import { type ConfigText, type EditorSite, stringIn } from '../../../editor/editor-site.ts';
import { sectionOf } from '../../../editor/shared-sections.ts';
import { parseJson } from '../../../json/json-parser.ts';
import type { JsonTree } from '../../../json/json-tree.ts';
import { objectOf, valueAt } from '../../../json/json-value.ts';
import { lineFinder } from '../../../json/source-place.ts';
import type { Steps } from '../../../json/steps.ts';
import { nodeOf } from '../../../schema/schema-node.ts';
import { titleOf } from '../../names/page-facts.ts';
import { words } from '../../strings.ts';
import { helpOf } from '../rules/help-text.ts';
import { inWords } from '../rules/schema-words.ts';

/** What a form is for: a section of a page, a use of a shared section, a query, or a whole config. */
export type PartKind = 'block' | 'section' | 'query' | 'config';

/** A part of a config as the head of its form names it. */
export interface FormPart {
  readonly kind: PartKind;
  readonly title: string;
  readonly description: string | undefined;
}

/** The kind of a part; undefined if the config has no such part any more. */
export function partKind({ value }: ConfigText, steps: Steps): PartKind | undefined {
  if (steps.length === 0) return 'config';
  const part = valueAt(value, steps.map(String));
  if (part === undefined) return undefined;
  if (steps[0] === 'data') return 'query';
  const { type, section } = objectOf(part);
  return section !== undefined && type === undefined ? 'section' : 'block';
}

/** What people call a part of a config, and what it is for. */
export function formPart(site: EditorSite, config: ConfigText, steps: Steps, kind: PartKind): FormPart {
  const own = objectOf(valueAt(config.value, steps.map(String)));
  if (kind === 'config') return { kind, ...configPart(site, config) };
  if (kind === 'query')
    return { kind, title: words.form.query(inWords(String(steps[1]))), description: undefined };
  if (kind === 'section') {
    const name = stringIn(own.section) ?? '';
    const description = stringIn(sectionOf(site, name)?.value.description);
    return {
      kind,
      title: name === '' ? words.form.section : inWords(name),
      description: description ?? words.form.sharedSection,
    };
  }
  const type = stringIn(own.type) ?? '';
  const schema = site.workspace.schemas.blocks.get(type);
  return {
    kind,
    title: type === '' ? words.form.section : inWords(type),
    description: schema && helpOf(nodeOf(schema), inWords(type)),
  };
}

function configPart(site: EditorSite, config: ConfigText): Omit<FormPart, 'kind'> {
  const { kind = 'page', file, value } = config;
  const title = words.form.configs[kind];
  if (kind === 'section')
    return { title: inWords(sectionName(file) ?? file), description: stringIn(value.description) ?? title };
  if (kind === 'page') return { title: titleOf(config, site.workspace.schemas), description: title };
  return { title, description: words.form.aboutConfigs[kind] };
}

/** Where a part is in its text, or the mistake that keeps the text from being edited in parts. */
export interface PartPlace {
  readonly is: 'part' | 'mistake';
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The place of a part of a config, or of the first mistake of the text. */
export function partPlace(text: string, steps: Steps): PartPlace {
  const { tree, problems } = parseJson(text);
  const at = (is: PartPlace['is'], start: number, end: number): PartPlace => ({
    is,
    line: lineFinder(text)(start, start).line,
    start,
    end,
  });
  const [first] = problems;
  if (first || !tree) return first ? at('mistake', first.start, first.end) : at('mistake', 0, 0);
  let found: JsonTree | undefined = tree;
  for (const step of steps)
    found = found?.properties?.get(String(step))?.tree ?? found?.items?.[Number(step)];
  const { start } = found ?? tree;
  return at('part', start, start);
}
