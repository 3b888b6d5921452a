import { sectionName } from '../../config/config-kind.ts';
import {
  areEqual,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
  type Steps,
  valueAt,
} from '../../json/json-value.ts';
import type { OldProps, SectionUse } from './old-blocks.ts';
import { type Migrations, runMigrations } from './run-migrations.ts';

/** A value that a page gives to a section, before and after the migration of the prop that it fills. */
interface GivenValue {
  readonly use: SectionUse;
  readonly path: Steps;
  readonly before: Json;
  readonly after: { readonly value: Json } | { readonly from: number; readonly reason: string };
}

/**
 * The lists and objects that pages give to a section whole, for a prop of a block that was migrated: they are written for the same version
 * as the block.
 * @param before the props of the block
 * @param after its props after the migration
 */
export function givenValues(
  props: OldProps,
  before: JsonObject,
  after: JsonObject,
  uses: readonly SectionUse[],
  migrations: Migrations,
): readonly GivenValue[] {
  const section = props.folder === undefined ? sectionName(props.file.name) : undefined;
  if (section === undefined) return [];
  return Object.entries(before).flatMap(([prop, value]) => {
    const param = paramOf(value);
    const target = param === undefined ? undefined : pathTo(after, param);
    if (param === undefined || target === undefined) return [];
    return uses
      .filter((use) => use.section === section)
      .flatMap((use): readonly GivenValue[] => {
        const given = use.given[param];
        if (!isArray(given) && !isObject(given)) return [];
        const path = [...use.path, 'with', param];
        const result = runMigrations({ ...before, [prop]: given }, props, migrations);
        if ('reason' in result) return [{ use, path, before: given, after: result }];
        const migrated = valueAt(result.value, target);
        if (migrated === undefined || areEqual(migrated, given)) return [];
        return [{ use, path, before: given, after: { value: migrated } }];
      });
  });
}

/** The param that is a whole value: `cards` for `"{section.cards}"`. */
function paramOf(value: Json): string | undefined {
  const text = isObject(value) ? value.from : value;
  return typeof text === 'string' ? /^\{section\.([^.{}]+)\}$/.exec(text)?.[1] : undefined;
}

/** Where a param is the whole value. */
function pathTo(value: Json, param: string): readonly string[] | undefined {
  if (paramOf(value) === param) return [];
  for (const [name, inner] of Object.entries(objectOf(value))) {
    const path = pathTo(inner, param);
    if (path) return [name, ...path];
  }
  return undefined;
}
