import type { OriginPurpose } from '../../project/policy.ts';

/** A URL of another origin in the code of a site. */
export interface CodeUse {
  readonly origin: string;
  /** As it is written, up to the first part that code computes. */
  readonly url: string;
  /** What the code does with it; undefined if that is unknown. */
  readonly purpose?: OriginPurpose;
  /** Its range as offsets in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** A module or a stylesheet of a site that names other origins. */
export interface CodeFile {
  readonly text: string;
  readonly uses: readonly CodeUse[];
}

/** What the check knows of the code in `src/`. */
export interface SiteCode {
  /** The files that name other origins, by their path from the project. */
  readonly files: ReadonlyMap<string, CodeFile>;
  /** The packages that the code imports, such as `leaflet`. */
  readonly packages: ReadonlySet<string>;
}
