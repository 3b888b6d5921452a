import { isJson, isObject, isRecord, type JsonObject } from '../../json/json-value.ts';
import type { Migration } from './migration.ts';

/** The migration of a block type from a version to the next. */
export type Migrations = (type: string, from: number) => Migration;

/** From which version of a block type props are migrated to which. */
export interface VersionStep {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** The props after all migrations; if one fails, the version from which it starts and the reason. */
export function runMigrations(
  before: JsonObject,
  { type, from: first, to }: VersionStep,
  migrations: Migrations,
): { readonly value: JsonObject } | { readonly from: number; readonly reason: string } {
  let value = before;
  for (let from = first; from < to; from += 1) {
    const migrate = migrations(type, from);
    try {
      const result: unknown = migrate(structuredClone(value));
      if (!isRecord(result)) return { from, reason: 'It must return the props, an object.' };
      // JSON has no undefined. A property with that value is removed.
      const written: unknown = JSON.parse(JSON.stringify(result));
      if (!isJson(written) || !isObject(written)) return { from, reason: 'It must return JSON.' };
      value = written;
    } catch (error) {
      return { from, reason: error instanceof Error ? error.message : String(error) };
    }
  }
  return { value };
}
