import { sectionRoot } from '../../grammar/path-names.ts';
import { isArray, isObject, type Json, type JsonObject, objectOf } from '../../json/json-value.ts';
import { boundKeys } from '../constructs.ts';
import { walkBlocks } from '../walk-blocks.ts';

/** A param of a section: a name that follows `section.` in paths. */
export interface SectionParam {
  /**
   * True if a page must give the param a value. False if each place that uses it has a default, is an "each", or is in a block shown "when"
   * the param has a value.
   */
  readonly isRequired: boolean;
  /** The prop whose whole value is the param, if there is one. Editors offer the values of that prop. */
  readonly prop?: { readonly type: string; readonly name: string };
  /** For a param that is only used as the list of an "each": the fields of its items that the section shows. */
  readonly itemFields?: readonly string[];
}

/** The params of a section, in the order of their first use. */
export function sectionParams(section: JsonObject): ReadonlyMap<string, SectionParam> {
  const params = new Map<string, SectionParam>();
  const { data = null } = section;
  const blocks = walkBlocks(section, ['blocks']).map(({ value }) => value);
  for (const use of [...blocks.flatMap(blockUses), ...valueUses(data)]) {
    const known = params.get(use.name);
    const prop = known?.prop ?? use.prop;
    const fields =
      use.itemFields && (!known || known.itemFields)
        ? { itemFields: [...new Set([...(known?.itemFields ?? []), ...use.itemFields])] }
        : {};
    params.set(use.name, {
      isRequired: use.isRequired || (known?.isRequired ?? false),
      ...(prop ? { prop } : {}),
      ...fields,
    });
  }
  return params;
}

interface ParamUse extends SectionParam {
  readonly name: string;
}

/** Matches paths to params in a string, such as `{section.title}`. */
const paramPaths = new RegExp(`\\{${sectionRoot}\\.([\\w-]+)`, 'g');

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(paramPaths)].flatMap(([, name]) => name ?? []);
}

function valueUses(value: Json): readonly ParamUse[] {
  if (typeof value === 'string') return namesIn(value).map((name) => ({ name, isRequired: true }));
  if (isArray(value)) return value.flatMap(valueUses);
  if (!isObject(value)) return [];
  // A missing value is fine here: the default replaces it, or the array has no items.
  const hasDefault = 'from' in value && 'default' in value;
  return Object.entries(value).flatMap(([name, each]) => {
    const isOptional = name === 'each' || (name === 'from' && hasDefault);
    const fields = name === 'each' && isWhole(each) ? shownFields(value.show) : undefined;
    return valueUses(each).map((use) => ({
      ...(isOptional ? { ...use, isRequired: false } : use),
      ...(fields ? { itemFields: fields } : {}),
    }));
  });
}

function blockUses(block: JsonObject): readonly ParamUse[] {
  const { type, props = null, when = null, unless = null } = block;
  const shownWith = new Set(namesIn(typeof when === 'string' ? when : String(objectOf(when).value)));
  const conditions = [when, unless].flatMap(valueUses).map((use) => ({ ...use, isRequired: false }));
  const uses = Object.entries(objectOf(props)).flatMap(([name, value]) =>
    valueUses(value).map((use) => ({
      ...use,
      isRequired: use.isRequired && !shownWith.has(use.name),
      ...(typeof type === 'string' && isWhole(value) ? { prop: { type, name } } : {}),
    })),
  );
  const others = boundKeys.flatMap((key) => valueUses(block[key.name] ?? null));
  return [...conditions, ...uses, ...others];
}

/** The fields of an item that `show` reads; undefined if it reads the whole item. */
function shownFields(show: Json = null): readonly string[] | undefined {
  const text = JSON.stringify(show);
  if (text.includes('{item}')) return undefined;
  return [...text.matchAll(/\{item\.([\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

/** True for a prop whose whole value is one param, with or without a default. */
function isWhole(value: Json): boolean {
  const path = isObject(value) ? value.from : value;
  return typeof path === 'string' && /^\{section\.[\w-]+\}$/.test(path);
}
