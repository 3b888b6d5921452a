// What tools for a site import of the engine: the window of the studio, language servers, assistants. Nothing here needs Node.
// `tooling-node.ts` has what tools do in Node. Decision 92 lists both.

// Values and texts

export type {
  /** Any JSON value. */
  Json,
  /** A JSON object. */
  JsonObject,
} from './json/json-value.ts';
/** JSON: what a value is, what is at a path, and edits that keep the formatting of a text. */
export * as json from './tooling/json.ts';
/** HTML of content as a tree, and sanitised. */
export * as markup from './tooling/markup.ts';
/** Names as people and code write them: `my-page`, `myPage`, `My page`. */
export * as spelling from './tooling/spelling.ts';

// Schemas

/** The schemas of a project by their names: of blocks, params and content. */
export type { Schemas } from './config/schemas/schemas.ts';
/** A JSON Schema (draft-07) whose `$ref`s point into its own `definitions`. */
export type { JsonSchema } from './schema/json-schema.ts';
/** The size in pixels of each image in `public/`, by its path. */
export type { ImageSizes } from './schema/literal-completion.ts';
/** A schema with the root that its `$ref`s point into. */
export type { SchemaNode } from './schema/schema-node.ts';
/** What a schema allows, requires and describes, with its `$ref`s and `allOf`s followed. */
export * as nodes from './tooling/nodes.ts';

// Configs

export type {
  /** A config, parsed as far as its text allows. */
  ConfigText,
  /** A site as an editor sees it: configs with what is typed in them, and schemas without errors. */
  EditorSite,
} from './editor/editor-site.ts';
/** A block as a page shows it, with the section that it comes from. */
export type { PlacedBlock } from './editor/page-blocks.ts';
export type {
  /** A range of a file of the project, as offsets in UTF-16 code units. */
  FileRange,
  /** A string of a config: a value, or the name of a property. */
  StringAt,
  /** A path to content in a string, without its braces. */
  WrittenPath,
} from './editor/text-range.ts';
export type {
  /** A place for a value in a config, and what the value may be. */
  ValuePlace,
} from './editor/value-place.ts';
export type {
  /** The steps from a config to a value in it: names of properties, and indexes of lists. */
  Steps,
} from './json/json-value.ts';
/** Configs of a site: read by name or by kind; what is at a place in one, and what it may be. */
export * as configs from './tooling/configs.ts';
/** The pages of a site: their paths, anchors and blocks, and the page at a path. */
export * as sitePages from './tooling/pages-of-site.ts';
/** When a page or a block is shown. */
export * as schedules from './tooling/schedules.ts';
/** The shared sections of a site, their params and their uses. */
export * as sharedSections from './tooling/sections-of-site.ts';

// Routes and content

export type {
  /** The schema of a name that paths can start with; `unknown` if nothing declares one. */
  RootNode,
  /** The names that the paths at a place can start with. */
  Roots,
} from './editor/binding-scope.ts';
/** Why a query of a draft has no content. */
export type { QueryFailure } from './pipeline/drafts/draft-queries.ts';
/** The paths of a page with params, from its config and from content. */
export type { PageEntries } from './pipeline/drafts/page-entries.ts';
export type {
  /** A route with the page that it shows. */
  RouteEntry,
  /** Sources by name. */
  SourceTable,
} from './render/document/page-module.ts';
export type {
  /** A request of a page, and what its query shows until the response arrives. */
  ContentRead,
  /** The content service as pages use it. */
  ContentService,
} from './render/queries/content-service.ts';
/** Paths to content in the strings of a config: parsed, resolved against schemas, compiled, and filled with content. */
export * as bindings from './tooling/bindings.ts';
/** Messages between a frame with blocks and the window around it. */
export * as stages from './tooling/stages.ts';
/** Routes, paths, the languages in them, and the URLs that links and images may have. */
export * as urls from './tooling/urls.ts';

// Check and text editors

export type {
  /** A correction of one file that removes a diagnostic. */
  Fix,
} from './check/codes/fix.ts';
/** A problem of a site, with its code and its place. */
export type { Diagnostic } from './check/diagnostics/diagnostic.ts';
/** An offer to complete what is typed. */
export type { Completion } from './editor/completion/completion.ts';
export type {
  /** A replacement of a part of a text: offsets in UTF-16 code units, the end exclusive. */
  TextEdit,
} from './json/text-edit.ts';
/** The message and the fixes of a diagnostic, and the diagnostics that concern a page. */
export * as checks from './tooling/checks.ts';
/** What an editor shows at an offset of a config: completions, documentation, new names. */
export * as textEditor from './tooling/text-editor.ts';
