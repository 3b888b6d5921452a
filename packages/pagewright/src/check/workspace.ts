import type { JsonSchema } from '../grammar/plan.ts';
import type { ImageSizes } from '../schema/literal-completion.ts';
import type { Diagnostic } from './messages/diagnostic.ts';
import type { CodeProblems } from './rules/missing-code.ts';

/** The schemas of a project, each with its shared parts in its own `definitions`. */
export interface Schemas {
  readonly blocks: ReadonlyMap<string, JsonSchema>;
  readonly content: ReadonlyMap<string, JsonSchema>;
  readonly grammar: ReadonlyMap<string, JsonSchema>;
  readonly shared: ReadonlyMap<string, JsonSchema>;
}

/** Everything that the check reads. The check itself reads no files. */
export interface Workspace {
  /** Text of each JSON file by its path below `page-configs/`: `home.json`, `_fallbacks/case-study.json`. */
  readonly files: ReadonlyMap<string, string>;
  readonly schemas: Schemas;
  /** Text of each schema file by its path below `schemas/`: `blocks/card-grid.json`. */
  readonly schemaFiles: ReadonlyMap<string, string>;
  /** Problems with the schemas. There are no schemas where there are problems. */
  readonly schemaDiagnostics: readonly Diagnostic[];
  /** URL paths of the files in `public/`: `/plates/bridge.avif`. */
  readonly publicFiles: ReadonlySet<string>;
  /** Sizes of the images in `public/`, by path. */
  readonly images: ImageSizes;
  /** Problems with the code of block types and sources. */
  readonly code: { readonly blocks: CodeProblems; readonly sources: CodeProblems };
}
