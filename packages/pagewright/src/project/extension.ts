import type { JsonObject, Steps } from '../json/json-value.ts';
import type { Policy } from './policy.ts';

/** A block type or a source that an extension brings. */
export interface ExtensionPart {
  /** Its schema, as in `schemas/blocks/` or `schemas/content/` of a site. */
  readonly schema: JsonObject;
  /**
   * What code of the site imports: `my-extension/EventList`, or a path from the folder of the project. The default export is the component of the block, or the source without `decode`, which
   * is generated from the schema.
   */
  readonly module: string;
}

/** A page config, as rules see it. */
export interface RuledPage {
  /** Its path below `page-configs/`. */
  readonly file: string;
  /** The config as it is written, with bindings in braces. */
  readonly config: JsonObject;
}

export interface RuleProblem {
  /** The way to the value in the config: `['blocks', 0, 'props', 'title']`. */
  readonly at: Steps;
  /** What was found and what was expected, in full sentences. */
  readonly message: string;
  /** How to fix it, in full sentences. */
  readonly repair: string;
}

/** A rule of the check. */
export interface ExtensionRule {
  /** Its name in messages. */
  readonly name: string;
  /** Called for each page config that can be read. Pure. */
  check(page: RuledPage): readonly RuleProblem[];
}

/** What a package adds to a site. A package exports it, and a site lists it in `extensions` of `pagewright.config.ts`. */
export interface Extension {
  /** The name of the package. */
  readonly name: string;
  /** Block types by name. */
  readonly blocks?: Readonly<Record<string, ExtensionPart>>;
  /** Sources by name. */
  readonly sources?: Readonly<Record<string, ExtensionPart>>;
  readonly rules?: readonly ExtensionRule[];
  /** The origins that its code uses. */
  readonly policy?: Policy;
}
