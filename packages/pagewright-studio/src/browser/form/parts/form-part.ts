import {
  type ConfigText,
  configs,
  type EditorSite,
  json,
  nodes,
  type Steps,
  sharedSections,
} from 'pagewright/tooling';
import { helpOf } from '../../field/help-text.ts';
import { inWords } from '../../field/schema-words.ts';
import { titleOf } from '../../names/page-facts.ts';
import { formStrings } from '../form-strings.ts';

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
  const part = json.valueAt(value, steps);
  if (part === undefined) return undefined;
  if (steps[0] === 'data') return 'query';
  const { type, section } = json.objectOf(part);
  return section !== undefined && type === undefined ? 'section' : 'block';
}

/** What people call a part of a config, and what it is for. */
export function formPart(site: EditorSite, config: ConfigText, steps: Steps, kind: PartKind): FormPart {
  const own = json.objectOf(json.valueAt(config.value, steps));
  if (kind === 'config') return { kind, ...configPart(site, config) };
  if (kind === 'query')
    return { kind, title: formStrings.query(inWords(String(steps[1]))), description: undefined };
  if (kind === 'section') {
    const name = json.stringIn(own.section) ?? '';
    const description = json.stringIn(sharedSections.find(site, name)?.value.description);
    return {
      kind,
      title: name === '' ? formStrings.section : inWords(name),
      description: description ?? formStrings.sharedSection,
    };
  }
  const type = json.stringIn(own.type) ?? '';
  const schema = site.workspace.schemas.blocks.get(type);
  return {
    kind,
    title: type === '' ? formStrings.section : inWords(type),
    description: schema && helpOf(nodes.of(schema), inWords(type)),
  };
}

function configPart(site: EditorSite, config: ConfigText): Omit<FormPart, 'kind'> {
  const { kind = 'page', file, value } = config;
  const title = formStrings.configs[kind];
  if (kind === 'section')
    return {
      title: inWords(configs.nameOf(file) ?? file),
      description: json.stringIn(value.description) ?? title,
    };
  if (kind === 'page') return { title: titleOf(config, site.workspace.schemas), description: title };
  return { title, description: formStrings.aboutConfigs[kind] };
}

/** Where a part is in its text, or the mistake that keeps the text from being edited in parts. */
export interface PartPlace {
  readonly is: 'part' | 'mistake';
  /** The line, from 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The place of a part of a config, or of the first mistake of the text. */
export function partPlace(text: string, steps: Steps): PartPlace {
  const { tree, problems } = json.parse(text);
  const at = (is: PartPlace['is'], start: number, end: number): PartPlace => ({
    is,
    line: json.lineFinder(text)(start, start).line,
    start,
    end,
  });
  const [first] = problems;
  if (first || !tree) return first ? at('mistake', first.start, first.end) : at('mistake', 0, 0);
  let found: json.Tree | undefined = tree;
  for (const step of steps)
    found = found?.properties?.get(String(step))?.tree ?? found?.items?.[Number(step)];
  const { start } = found ?? tree;
  return at('part', start, start);
}
