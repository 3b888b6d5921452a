import type { JsonSchema } from '../../schema/json-schema.ts';
import type { BlockVersions } from './written-versions.ts';

/** The schemas of a project. Each schema contains the shared schemas that it refers to, in its `definitions`. */
export interface Schemas {
  readonly blocks: ReadonlyMap<string, JsonSchema>;
  readonly content: ReadonlyMap<string, JsonSchema>;
  readonly grammar: ReadonlyMap<string, JsonSchema>;
  readonly shared: ReadonlyMap<string, JsonSchema>;
  /** For each block type, the version that configs are written for. */
  readonly written: BlockVersions;
}
