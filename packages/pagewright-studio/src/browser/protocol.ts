import type { Diagnostic, ImageSizes, Schemas } from 'pagewright/tooling';
import type { DraftFile, SelectedPart } from './drafts/draft-state.ts';
import type { FileChangeJson, FileText } from './drafts/file-change.ts';

/** The colours of tones by their names: background and text, as CSS writes them. */
export type Tones = Readonly<Record<string, readonly [background: string, text: string]>>;

/** What a window knows of the project besides the texts of page configs. */
export interface ProjectData {
  /** The name of the project's folder. */
  readonly name: string;
  /** What people call the content service; undefined if the site has none. */
  readonly contentName?: string;
  /** The origin of the frame with the page. */
  readonly frameOrigin: string;
  /** True if the content service has a list of media for images. */
  readonly hasMedia?: boolean;
  /** The colours of tones by name. */
  readonly tones?: Tones;
  /** The last schemas without errors: the maps of `Schemas` as lists. */
  readonly schemas: {
    readonly [Key in keyof Schemas]: readonly (Schemas[Key] extends ReadonlyMap<infer Name, infer Value>
      ? readonly [Name, Value]
      : never)[];
  };
  /** URL paths of the files in `public/`. */
  readonly publicFiles: readonly string[];
  readonly images: ImageSizes;
  readonly siteUrl?: string;
  /** The code files of block types and sources. */
  readonly blocks: readonly (readonly [name: string, file: string | undefined])[];
  readonly sources: readonly (readonly [name: string, file: string | undefined])[];
}

/** The steps that undo and redo lead to, in words; absent if there are none. */
export interface HistoryLabels {
  readonly undo?: string;
  readonly redo?: string;
}

export type ChangesJson = readonly (readonly [file: string, change: FileChangeJson])[];

export type ServerMessage =
  /** The first message of each stream. */
  | {
      readonly type: 'hello';
      readonly sequence: number;
      readonly files: readonly (readonly [file: string, state: DraftFile])[];
      readonly history: HistoryLabels;
      /** The last requests that the server has applied, so that a window knows which of its own are missing. */
      readonly applied: readonly string[];
      readonly project: ProjectData;
    }
  /** The texts have changed: by a step, undo or redo of any window, or on disk. */
  | {
      readonly type: 'change';
      readonly sequence: number;
      /** The request that caused it. */
      readonly id?: string;
      readonly changes: ChangesJson;
      readonly history: HistoryLabels;
      readonly selected?: SelectedPart;
    }
  /** What is on disk has changed: a file was saved, or somebody else wrote it. */
  | {
      readonly type: 'disk';
      readonly sequence: number;
      readonly file: string;
      readonly disk: FileText;
      readonly theirs?: { readonly text: FileText };
    }
  | {
      readonly type: 'checked';
      /** The last change that was checked. */
      readonly sequence: number;
      /** They have the data of their messages, from which the window writes the words and computes the fixes. */
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly type: 'project'; readonly project: ProjectData };

/**
 * What a stream sends. parked: the server ends it, because newer windows need theirs. Browsers open only six connections to a server, and
 * with a stream in each, no window could send anything.
 */
export type StreamMessage = ServerMessage | { readonly type: 'parked' };

/** Requests of a window. */
export interface RequestsMessage {
  /** The last change that the window knows. If there are newer ones, the server refuses the requests and the window rebases them. */
  readonly base: number;
  readonly requests: readonly { readonly id: string; readonly request: Readonly<Record<string, unknown>> }[];
}

/** The answer to a request that failed: what happened, and what to do, as sentences. */
export interface FailedRequest {
  readonly error: string;
}

/** Drafts of a call, with the texts that the window shows. */
export type NamedTexts = readonly (readonly [file: string, text: FileText])[];

/** What can be proposed: the answer to the call `proposal`. */
export interface ProposalPlan {
  /** The files whose drafts differ from the last commit, with their texts there. */
  readonly changes: NamedTexts;
  /** URL paths of the images in `public/` that are not in the last commit. */
  readonly images: readonly string[];
  /** Whether there is a remote `origin`, which branches can be pushed to. */
  readonly hasOrigin: boolean;
  /** Whether the project says where a host shows the site as it is on a branch. */
  readonly hasPreview: boolean;
}

/** A branch with a commit that was made: the answer to the call `propose`. */
export interface MadeProposal {
  readonly branch: string;
  /** Hash of the commit. */
  readonly commit: string;
  readonly pushed: boolean;
  /** The page of the branch at the host of the repository. */
  readonly remote?: string;
  /** Why the branch could not be pushed. */
  readonly pushProblem?: string;
  /** Where a host shows the site as it is on the branch. */
  readonly preview?: string;
}

/** A commit that changed a file. */
export interface FileVersionJson {
  /** Hash of the commit. */
  readonly commit: string;
  /** ISO 8601 with time zone. */
  readonly date: string;
  readonly author: string;
  /** First line of the message. */
  readonly subject: string;
}
