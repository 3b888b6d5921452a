import type { JsonSchema } from '../schema/json-schema.ts';
import type { ImageSizes } from '../schema/literal-completion.ts';
import type { Diagnostic } from './messages/diagnostic.ts';
import type { CodeProblems } from './rules/blocks/missing-code.ts';
import type { BlockVersions } from './versions/block-versions.ts';

/** The schemas of a project. Each contains the shared schemas that it references in its `definitions`. */
export interface Schemas {
  readonly blocks: ReadonlyMap<string, JsonSchema>;
  readonly content: ReadonlyMap<string, JsonSchema>;
  readonly grammar: ReadonlyMap<string, JsonSchema>;
  readonly shared: ReadonlyMap<string, JsonSchema>;
  /** The versions of block types that configs are written for. */
  readonly written: BlockVersions;
}

/** The input of the check, which reads no files. */
export interface Workspace {
  /** The text of each JSON file, by its path below `page-configs/`: `home.json`, `_fallbacks/case-study.json`. */
  readonly files: ReadonlyMap<string, string>;
  readonly schemas: Schemas;
  /** The text of each schema file, by its path below `schemas/`: `blocks/card-grid.json`. */
  readonly schemaFiles: ReadonlyMap<string, string>;
  /** Problems with the schemas. If there are any, `schemas` is empty. */
  readonly schemaDiagnostics: readonly Diagnostic[];
  /** URL paths of the files in `public/`: `/plates/bridge.avif`. */
  readonly publicFiles: ReadonlySet<string>;
  /** Sizes of the images in `public/`, by path. */
  readonly images: ImageSizes;
  /** The origin of the site, such as `https://example.com`, if it is known: links may name it. */
  readonly siteUrl?: string;
  /** The time of the check in milliseconds since 1970, for schedules. By default the time when it runs. */
  readonly now?: number;
  /** Problems with the code of block types and sources. */
  readonly code: { readonly blocks: CodeProblems; readonly sources: CodeProblems };
}
