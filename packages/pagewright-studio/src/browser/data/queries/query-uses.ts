import {
  bindings,
  type ConfigText,
  configs,
  type EditorSite,
  json,
  type Steps,
  type StringAt,
  type TextEdit,
  type WrittenPath,
} from 'pagewright/tooling';

/** A path in a value of a config. */
export interface PathUse {
  /** The steps to the string that has it. */
  readonly steps: Steps;
  readonly path: WrittenPath['path'];
  /** Whether it is the whole string. */
  readonly isWhole: boolean;
}

function usesIn(text: string, string: StringAt): readonly PathUse[] {
  return bindings.pathsIn(text, string).map(({ path, start, end }) => ({
    steps: string.steps,
    path,
    isWhole: start === string.start + 2 && end === string.end - 2,
  }));
}

/** All paths in the values of a config, in order. */
export function pathUses({ text, tree }: ConfigText): readonly PathUse[] {
  return configs.stringsIn(tree).flatMap((string) => usesIn(text, string));
}

/** The values of a config that read a query, with the list of `paging`. @param all the paths of the config, if they are known */
export function usesOfQuery(
  config: ConfigText,
  query: string,
  all: readonly PathUse[] = pathUses(config),
): readonly Steps[] {
  const paged = json.objectOf(config.value.paging).list === query ? [['paging', 'list']] : [];
  return [...paged, ...all.flatMap(({ path, steps }) => (path[0] === query ? [steps] : []))];
}

/** The block around a value, or the part of the config that it belongs to: `["head"]`, `["params"]`, `["paging"]`. */
function partAround(steps: Steps): Steps {
  return configs.blockAround(steps) ?? steps.slice(0, 1);
}

/** The parts of a config that some of its values are in, each once, in order. @param values the steps to them */
export function partsAround(values: readonly Steps[]): readonly Steps[] {
  const parts = values.map(partAround);
  return parts.filter((part, index) => parts.findIndex((other) => other.join() === part.join()) === index);
}

/** Whether a path leads to a value that fits its place. */
function isGood(site: EditorSite, config: ConfigText, { steps, path, isWhole }: PathUse): boolean {
  const place = configs.placeOf(site, config, steps);
  const [root, ...fields] = path;
  const found = bindings.resolve([root, ...fields], place.roots);
  if (!found || found.node === 'unknown') return found !== undefined;
  if (isWhole) return bindings.fits(found.node, place, true);
  return !place.node || bindings.mayBePart(found.node, place.node);
}

/** The values of a config whose content fits now, but would be missing or would not fit after a change. */
export function brokenBy(site: EditorSite, config: ConfigText, edits: readonly TextEdit[]): readonly Steps[] {
  const files = new Map([...site.workspace.files, [config.file, json.applyEdits(config.text, edits)]]);
  const after: EditorSite = { ...site, workspace: { ...site.workspace, files }, parsed: new Map() };
  const changed = configs.read(after, config.file);
  if (!changed) return [];
  return pathUses(changed).flatMap((use) =>
    isGood(site, config, use) && !isGood(after, changed, use) ? [use.steps] : [],
  );
}
