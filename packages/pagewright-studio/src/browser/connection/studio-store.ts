import { checks, type Diagnostic, type EditorSite } from 'pagewright/tooling';
import { eventToJson } from '../drafts/draft-json.ts';
import type { DraftRequest, SelectedPart, Step } from '../drafts/draft-state.ts';
import { changeFromJson, type FileText } from '../drafts/file-change.ts';
import type { Texts } from '../drafts/pending-steps.ts';
import type { ChangesJson, FailedRequest, HistoryLabels, ProjectData, ServerMessage } from '../protocol.ts';
import { keepRequests, keptRequests } from './kept-requests.ts';
import type { ConnectionState, StudioServer } from './server-stream.ts';
import { WindowDrafts } from './window-drafts.ts';

/** A file as it is on disk. */
interface FileOnDisk {
  readonly text: FileText;
  /** What is on disk now, if it cannot be merged with the draft. */
  readonly theirs?: { readonly text: FileText };
}

/** What a window knows. It is undefined until the first message of the server. */
export interface StudioState {
  readonly connection: ConnectionState;
  /** The texts of page configs, with what was just typed. */
  readonly texts: Texts;
  readonly disk: ReadonlyMap<string, FileOnDisk>;
  readonly history: HistoryLabels;
  readonly project: ProjectData;
  readonly site: EditorSite;
  /** The diagnostics of the last check, which may be older than the texts. */
  readonly diagnostics: readonly Diagnostic[];
  readonly isChecked: boolean;
  /** True while the server does not know all changes. */
  readonly isPending: boolean;
  /** Why the server could not keep the last changes, such as a full disk; undefined if it could. */
  readonly refusal?: string | undefined;
}

/** Milliseconds until changes that the server could not keep are sent again. */
const refusalPause = 3_000;

/** The state of a window, and the requests that change it. Subscribe with `useSyncExternalStore`. */
export class StudioStore {
  readonly #server: StudioServer;
  readonly #listeners = new Set<() => void>();
  readonly #selectListeners = new Set<(part: SelectedPart) => void>();
  #state: StudioState | undefined;
  #connection: ConnectionState = 'connecting';
  #drafts: WindowDrafts | undefined;
  #sequence = 0;
  /** The last of the requests that were sent and not confirmed. */
  #awaited: string | undefined;

  constructor(server: StudioServer) {
    this.#server = server;
  }

  readonly state = (): StudioState | undefined => this.#state;

  readonly connection = (): ConnectionState => this.#connection;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` when undo or redo should show a part. */
  onSelect(listener: (part: SelectedPart) => void): () => void {
    this.#selectListeners.add(listener);
    return () => this.#selectListeners.delete(listener);
  }

  /** Connects. Returns a function that disconnects. */
  start(): () => void {
    const controller = new AbortController();
    void this.#server.listen(
      {
        onMessage: (message) => this.#receive(message),
        onState: (connection) => {
          this.#connection = connection;
          this.#awaited = undefined;
          this.#update({ connection });
        },
      },
      controller.signal,
    );
    return () => controller.abort();
  }

  /** Shows a step at once and sends it. */
  edit(step: Step): void {
    this.request({ is: 'step', ...step });
  }

  request(request: DraftRequest): void {
    if (!this.#drafts) return;
    this.#show(this.#drafts.add(crypto.randomUUID(), request));
    void this.#send();
  }

  #show(drafts: WindowDrafts, change: Partial<StudioState> = {}): void {
    this.#drafts = drafts;
    keepRequests(drafts);
    const texts = drafts.shown;
    const isPending = drafts.pending.length > 0;
    if (this.#state && texts !== this.#state.texts)
      this.#update({ isPending, texts, site: siteOf(this.#state.site, texts), isChecked: false, ...change });
    else this.#update({ isPending, ...change });
  }

  #update(change: Partial<StudioState>): void {
    if (this.#state) this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Sends the steps that wait. Undo and redo are sent alone, because what comes after them depends on what they do. */
  async #send(): Promise<void> {
    const pending = this.#drafts?.pending ?? [];
    if (this.#awaited !== undefined || this.#connection !== 'connected' || pending.length === 0) return;
    const first = pending.findIndex(({ request }) => request.is !== 'step');
    const sent = pending.slice(0, first < 0 ? pending.length : Math.max(first, 1));
    this.#awaited = sent.at(-1)?.id;
    const base = this.#sequence;
    const requests = sent.map(({ id, request }) => ({ id, request: eventToJson(request) }));
    try {
      const response = await this.#server.call('requests', { base, requests });
      if (response.ok) {
        if (this.#state?.refusal !== undefined) this.#update({ refusal: undefined });
        return;
      }
      this.#awaited = undefined;
      if (response.status !== 409) return this.#refused(await response.json());
    } catch {
      // The stream notices that the server is gone, and connects again.
      return;
    }
    // The window has heard of a change while the request was on its way.
    if (this.#sequence !== base) void this.#send();
  }

  /** The server cannot apply single requests. What they wrote is kept as one step. */
  #refused({ error }: FailedRequest): void {
    if (this.#drafts)
      this.#show(this.#drafts.asOneStep(crypto.randomUUID(), 'Changes of this window'), { refusal: error });
    setTimeout(() => void this.#send(), refusalPause);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'checked')
      this.#update({ diagnostics: message.diagnostics, isChecked: message.sequence === this.#sequence });
    else if (message.type === 'project') this.#takeProject(message.project);
    else if (message.type === 'disk') this.#takeDisk(message);
    else this.#takeChange(message);
    void this.#send();
  }

  #takeChange({
    sequence,
    changes,
    id,
    history,
    selected,
  }: Extract<ServerMessage, { type: 'change' }>): void {
    if (!this.#drafts) return;
    this.#sequence = sequence;
    const drafts = this.#drafts.receive(changesOf(changes), id);
    if (id === this.#awaited) this.#awaited = undefined;
    const isOwn = this.#drafts.pending.some((pending) => pending.id === id);
    this.#show(drafts, { history });
    if (isOwn && selected) for (const listener of this.#selectListeners) listener(selected);
  }

  #takeDisk({ sequence, file, disk, theirs }: Extract<ServerMessage, { type: 'disk' }>): void {
    if (!this.#state) return;
    this.#sequence = sequence;
    const files = new Map(this.#state.disk);
    files.set(file, { text: disk, ...(theirs ? { theirs } : {}) });
    this.#update({ disk: files });
  }

  #takeProject(project: ProjectData): void {
    if (!this.#state) return;
    this.#update({ project, site: openSite(project, this.#state.texts) });
  }

  #greet({ sequence, files, history, applied, project }: Extract<ServerMessage, { type: 'hello' }>): void {
    const texts = new Map(files.flatMap(([file, { text }]) => (text === null ? [] : [[file, text]])));
    const before = this.#drafts ?? keptRequests();
    const drafts = before ? before.reconnect(texts, new Set(applied)) : new WindowDrafts(texts);
    this.#sequence = sequence;
    this.#state = {
      connection: this.#connection,
      texts: drafts.shown,
      disk: new Map(
        files.map(([file, { disk, theirs }]) => [file, { text: disk, ...(theirs ? { theirs } : {}) }]),
      ),
      history,
      project,
      site: openSite(project, drafts.shown),
      diagnostics: this.#state?.diagnostics ?? [],
      isChecked: false,
      isPending: false,
    };
    this.#show(drafts);
  }
}

function changesOf(changes: ChangesJson): Step['changes'] {
  return new Map(changes.map(([file, change]) => [file, changeFromJson(change)]));
}

/** The site as the engine's functions for editors see it. */
function openSite(project: ProjectData, files: Texts): EditorSite {
  const { images, siteUrl, schemas } = project;
  return {
    workspace: {
      files,
      schemas: {
        blocks: new Map(schemas.blocks),
        content: new Map(schemas.content),
        grammar: new Map(schemas.grammar),
        shared: new Map(schemas.shared),
        written: new Map(schemas.written),
      },
      // Only the check reads these.
      schemaFiles: new Map(),
      schemaDiagnostics: [],
      publicFiles: new Set(project.publicFiles),
      images,
      code: { blocks: checks.noCodeProblems, sources: checks.noCodeProblems },
      ...(siteUrl === undefined ? {} : { siteUrl }),
    },
    code: { blocks: new Map(project.blocks), sources: new Map(project.sources) },
    parsed: new Map(),
  };
}

function siteOf(site: EditorSite, files: Texts): EditorSite {
  return { ...site, workspace: { ...site.workspace, files } };
}
