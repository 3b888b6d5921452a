import {
  type ConfigText,
  configs,
  type EditorSite,
  type Json,
  type JsonObject,
  json,
  type Steps,
  sitePages,
  urls,
} from 'pagewright/tooling';
import { RawJson } from '../../edits/printed-json.ts';
import { limitKeys, paramLimits } from '../../names/keys-of-sections.ts';
import { nameOfItem } from '../../names/section-names.ts';
import { sectionStrings } from '../section-strings.ts';
import { refusalAt, rulesOf } from './list-rules.ts';
import {
  type Outcome,
  RefusedError,
  runOperation,
  type SectionEdits,
  type SectionSpot,
} from './section-change.ts';
import { type CopiedSection, copiedText } from './section-clipboard.ts';
import { anchorSteps, countIn, portable, putIn, withoutValues } from './section-edits.ts';
import { addQueries, hasQueries } from './section-queries.ts';
import { withPaths } from './written-paths.ts';

/** The queries of a copied section that a file lacks. The file has no queries with these names, or different ones. */
export function queriesToBring(site: EditorSite, file: string, { data }: CopiedSection): readonly string[] {
  const config = hasQueries(file) ? configs.read(site, file) : undefined;
  if (!config) return [];
  const known = json.objectOf(config.value.data);
  return Object.keys(data).filter((name) => !json.areEqual(known[name] ?? null, data[name] ?? null));
}

/**
 * What a copied section cannot have at a place: limits and dates that belong on outer blocks, params that the page lacks, and anchors that
 * it has.
 */
function misfits(
  site: EditorSite,
  config: ConfigText,
  spot: SectionSpot,
  block: JsonObject,
): readonly Steps[] {
  const { properties } = rulesOf(site, config, spot.list);
  const params = new Set(configs.routesOf(config).flatMap(urls.paramNames));
  const isForOthers = (key: string) =>
    config.kind === 'page' && Object.keys(json.objectOf(block[key])).some((name) => !params.has(name));
  const anchors = new Set(sitePages.anchorsOf(config, site).map(({ id }) => id));
  return [
    ...limitKeys.flatMap((key): readonly Steps[] => {
      const isMisfit = !properties.has(key) || (paramLimits.includes(key) && isForOthers(key));
      return block[key] !== undefined && isMisfit ? [[key]] : [];
    }),
    ...anchorSteps(block).filter((steps) => anchors.has(json.stringIn(json.valueAt(block, steps)) ?? '')),
  ];
}

/** Adds the queries that a section brings. Returns the names that have changed. */
function bring(edits: SectionEdits, file: string, copied: CopiedSection): ReadonlyMap<string, string> {
  const source = copied.source?.text ?? '';
  const missing = queriesToBring(edits.site, file, copied).map((name) => ({
    name,
    value: copied.data[name] ?? null,
    raw: portable(copiedText(copied, name), source, edits.text(file)),
  }));
  return addQueries(edits, file, missing);
}

/**
 * Adds a copied section.
 * @param isWithData true to add the queries that it reads and the file lacks
 */
export function pasteSection(
  site: EditorSite,
  spot: SectionSpot,
  copied: CopiedSection,
  isWithData = true,
): Outcome {
  return runOperation(site, (edits) => {
    const { file, list } = spot;
    const config = configs.read(site, file);
    if (!config) throw new RefusedError(sectionStrings.refused.noList);
    const raw = withoutValues(copiedText(copied), misfits(site, config, spot, copied.block));
    const block = parsedObject(raw);
    const refused = refusalAt(site, file, list, block);
    if (refused !== undefined) throw new RefusedError(refused);
    const names = isWithData ? bring(edits, file, copied) : new Map<string, string>();
    const fitting = new RawJson(
      withPaths(raw.text, ([root, ...fields]) => {
        const name = names.get(root);
        return name === undefined || name === root ? undefined : [name, ...fields].join('.');
      }),
    );
    putIn(edits, spot, portable(fitting, copied.source?.text ?? '', edits.text(file)));
    const name = nameOfItem(site, block);
    const count = countIn(edits.text(file), list);
    const index = Math.min(spot.index, count - 1);
    return {
      label: sectionStrings.did.paste(name),
      select: { file, steps: [...list, index] },
      said: sectionStrings.pasted(name, index + 1, count, [...names.values()]),
    };
  });
}

function parsedObject({ text }: RawJson): JsonObject {
  const value: Json = JSON.parse(text);
  return json.objectOf(value);
}
