import type { Schemas } from '../../config/schemas/schemas.ts';
import type { ProjectText } from '../../project/declared.ts';
import type { Extension } from '../../project/extension.ts';
import type { ImageSizes } from '../../schema/literal-completion.ts';
import type { CodeProblems } from '../codes/blocks/block-types/missing-code.ts';
import type { IgnoredConfig } from '../codes/project-file.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { SiteCode } from './remote-code.ts';

/** The input of the check, which reads no files. */
export interface Workspace {
  /** The text of each JSON file, by its path below `page-configs/`: `home.json`, `_fallbacks/case-study.json`. */
  readonly files: ReadonlyMap<string, string>;
  readonly schemas: Schemas;
  /** The text of each schema file, by its path below `schemas/`: `blocks/card-grid.json`. */
  readonly schemaFiles: ReadonlyMap<string, string>;
  /** Problems with the schemas. If there are any, `schemas` is empty. */
  readonly schemaDiagnostics: readonly Diagnostic[];
  /** URL paths of the files in `public/`: `/images/bridge.avif`. */
  readonly publicFiles: ReadonlySet<string>;
  /** Sizes of the images in `public/`, by path. */
  readonly images: ImageSizes;
  /** The URL of the site, such as `https://example.com` or `https://example.com/museum`, if it is known: links may name it. */
  readonly siteUrl?: string;
  /** The project config, as its text declares it; undefined if there is none that can be read. */
  readonly project?: ProjectText | undefined;
  /** What the code of the site names of other origins. */
  readonly siteCode?: SiteCode;
  /** The origins in environment variables, which may be content services. Pages may use these. */
  readonly environmentOrigins?: ReadonlySet<string>;
  /** The text of `public/_headers`; undefined if there is none. */
  readonly headersFile?: string | undefined;
  /** What packages add to the site. */
  readonly extensions?: readonly Pick<Extension, 'name' | 'rules' | 'policy'>[];
  /** Parts of other files of the project that no tool reads. */
  readonly ignored?: readonly IgnoredConfig[];
  /** The text of other files of the project in which something is reported, by path. */
  readonly projectFiles?: ReadonlyMap<string, string>;
  /** The time of the check in milliseconds since 1970, for schedules. By default the time when it runs. */
  readonly now?: number;
  /** Problems with the code of block types and sources. */
  readonly code: { readonly blocks: CodeProblems; readonly sources: CodeProblems };
}
