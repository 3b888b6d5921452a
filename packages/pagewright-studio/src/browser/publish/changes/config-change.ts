import type { Json, JsonObject, Steps } from 'pagewright/tooling';

/** A value that was set, changed or removed: undefined where there is none. Steps lead to it in the config as it is now. */
export interface ValueChange {
  readonly is: 'value';
  readonly steps: Steps;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** An item of a list, at its place before if it was removed, and at its place now otherwise. */
export interface ItemChange {
  readonly is: 'item-added' | 'item-removed' | 'item-moved';
  /** The steps to the list, in the config as it is now. */
  readonly list: Steps;
  readonly place: number;
  /** Where an item that was moved was before. */
  readonly from: number;
  readonly item: Json;
}

/** A section. Steps lead to it before if it was deleted, and now otherwise. */
export interface SectionChange {
  readonly is: 'section-added' | 'section-deleted' | 'section-moved';
  readonly steps: Steps;
  /** True if it was moved to another list, such as a slot. */
  readonly isElsewhere: boolean;
}

/** When a section is shown, apart from whether it is hidden. */
export interface VisibilityChange {
  readonly is: 'visibility';
  readonly steps: Steps;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** A query with another name. */
interface RenamedQuery {
  readonly is: 'query-renamed';
  readonly before: string;
  readonly after: string;
}

/** A file with another name. */
export interface RenamedFile {
  readonly is: 'renamed-from' | 'renamed-to';
  /** Its other name. */
  readonly other: string;
}

/**
 * What happened to a whole file. unreadable: one of its texts is not a config that can be compared. formatting: only spaces, line breaks or
 * the order of properties differ.
 */
interface WholeChange {
  readonly is: 'created' | 'deleted' | 'unreadable' | 'formatting';
}

/** A change of a config as people understand it. */
export type ConfigChange =
  | ValueChange
  | ItemChange
  | SectionChange
  | VisibilityChange
  | RenamedQuery
  | RenamedFile
  | WholeChange;
