import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import type { TextEdit } from '../../pagewright/src/json/text-edit.ts';
import { DraftedProject } from '../../pagewright/src/pipeline/site/drafted-project.ts';
import { museum } from '../../pagewright/tests/sites/museum-project.ts';
import { type ConnectionState, StudioServer } from '../src/browser/connection/server-stream.ts';
import { type StudioState, StudioStore } from '../src/browser/connection/studio-store.ts';
import { eventToJson } from '../src/browser/drafts/draft-json.ts';
import type { DraftRequest } from '../src/browser/drafts/draft-state.ts';
import { changeOf } from '../src/browser/drafts/file-change.ts';
import { AllFields } from '../src/browser/form/AllFields.tsx';
import type { RequestsMessage, ServerMessage } from '../src/browser/protocol.ts';
import { forgetWantedField } from '../src/browser/reveal/wanted-field.ts';
import { type Studio, StudioContext } from '../src/browser/shell/studio-context.ts';
import { firstView, type StudioView } from '../src/browser/shell/studio-view.ts';
import { DraftJournal } from '../src/node/drafts/draft-journal.ts';
import { DraftSession } from '../src/node/drafts/draft-session.ts';
import { projectData } from '../src/node/project-data.ts';

interface StudioOptions {
  /** The project: its schemas, its page configs and its public files. By default the files of the museum. */
  readonly root?: string;
  /** Texts of page configs that count in place of those on disk; null for a file that does not exist. */
  readonly files?: Readonly<Record<string, string | null>>;
  readonly view?: Partial<StudioView>;
  /** The JSON answers of the API, by path below `/api/`. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Reading a project takes most of the time of a test. */
const projects = new Map<string, DraftedProject>();

function projectIn(root: string): DraftedProject {
  const known = projects.get(root);
  if (known) return known;
  const project = new DraftedProject(root);
  projects.set(root, project);
  return project;
}

type Listener = (message: ServerMessage) => void;

/** The server of the studio without a network: its own drafts, history and check. It answers as soon as its caller waits. */
class ServerInMemory extends StudioServer {
  readonly session: DraftSession;
  readonly #listeners = new Set<Listener>();
  readonly #project: DraftedProject;
  readonly #answers: Readonly<Record<string, unknown>>;

  constructor(texts: ReadonlyMap<string, string>, journal: string, project: DraftedProject, answers: object) {
    super('token');
    this.#project = project;
    this.#answers = { ...answers };
    this.session = new DraftSession(texts, new DraftJournal(journal), (message) => this.send(message));
  }

  send(message: ServerMessage): void {
    act(() => {
      for (const listener of this.#listeners) listener(message);
    });
  }

  override async listen({
    onMessage,
    onState,
  }: {
    onMessage(message: ServerMessage): void;
    onState(state: ConnectionState): void;
  }): Promise<void> {
    onState('connected');
    this.#listeners.add(onMessage);
    onMessage(
      this.session.hello(
        projectData(this.#project, { content: { name: 'WordPress' } }, 'http://localhost:6181'),
      ),
    );
  }

  override async call(called: string, body?: unknown): Promise<Response> {
    if (called !== 'requests') return Response.json(this.#answers[called] ?? {});
    const result = this.session.handle(requestsIn(body));
    return Response.json(result, { status: result === 'applied' ? 200 : result === 'stale' ? 409 : 422 });
  }
}

function requestsIn(body: unknown): RequestsMessage {
  const { base, requests }: RequestsMessage = JSON.parse(JSON.stringify(body));
  return { base, requests };
}

/**
 * A studio over texts in memory, to test components and edits: the store of a window, connected to a server with drafts, history and check,
 * but no network and no frame. `render` shows components in it. Call `closeStudios` after each test.
 */
export class StudioInMemory {
  readonly store: StudioStore;
  /** The sentences that were announced. */
  readonly announced: string[] = [];
  readonly #server: ServerInMemory;
  readonly #project: DraftedProject;
  readonly #folder: string;
  readonly #firstView: StudioView;
  readonly #answerCache = { provider: () => new Map() };
  #studio: Studio | undefined;

  constructor({ root = museum, files = {}, view = {}, answers = {} }: StudioOptions = {}) {
    this.#project = projectIn(root);
    this.#folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
    this.#firstView = { ...firstView, ...view };
    const texts = new Map(this.#project.filesOnDisk);
    for (const [file, text] of Object.entries(files)) {
      if (text === null) texts.delete(file);
      else texts.set(file, text);
    }
    this.#server = new ServerInMemory(texts, this.#folder, this.#project, answers);
    this.store = new StudioStore(this.#server);
    this.store.start();
    open.add(this);
  }

  get state(): StudioState {
    const state = this.store.state();
    if (!state) throw new Error('The server has not answered.');
    return state;
  }

  /** What components get from `useStudio`. Of the last rendering; before there is one, its `show` does nothing. */
  get studio(): Studio {
    const { store, state } = this;
    const view = this.#firstView;
    return (
      this.#studio ?? { server: this.#server, store, state, view, show: () => {}, announce: this.#announce }
    );
  }

  /** The text of a page config as the window shows it. */
  text(file: string): string {
    const text = this.state.texts.get(file);
    if (text === undefined) throw new Error(`There is no ${file}.`);
    return text;
  }

  /** The value of a page config. */
  json(file: string): unknown {
    return JSON.parse(this.text(file));
  }

  /** Shows components in the studio. */
  render(children: ReactNode): ReturnType<typeof render> {
    return render(<this.Provider>{children}</this.Provider>);
  }

  /** Changes what the window shows. */
  show(change: Partial<StudioView>): void {
    act(() => this.studio.show(change));
  }

  /** Checks the texts, and sends the result to the window. Without it, there are no diagnostics. */
  async check(): Promise<void> {
    await this.settle();
    const { diagnostics } = this.#project.check(this.#server.session.texts);
    this.#server.send({ type: 'checked', sequence: this.#server.session.sequence, diagnostics });
  }

  /** Waits until the server has confirmed all that the window did. */
  async settle(): Promise<void> {
    for (let round = 0; round < 20 && this.state.isPending; round += 1)
      await act(() => new Promise((resolve) => setTimeout(resolve)));
  }

  /** Undoes the last step. */
  async undo(): Promise<void> {
    act(() => this.store.request({ is: 'undo' }));
    await this.settle();
  }

  /** Changes a file as another window does. */
  async editElsewhere(file: string, edits: readonly TextEdit[]): Promise<void> {
    await this.settle();
    const { session } = this.#server;
    const text = session.texts.get(file) ?? '';
    const step: DraftRequest = {
      is: 'step',
      label: 'Edit',
      changes: new Map([[file, changeOf(text, edits)]]),
    };
    const requests = [{ id: crypto.randomUUID(), request: { ...eventToJson(step) } }];
    const result = session.handle({ base: session.sequence, requests });
    if (result !== 'applied') throw new Error(`The edits do not fit ${file}.`);
  }

  /** Changes a file on disk, as an editor outside the studio does. @param text null to delete it */
  async changeOnDisk(file: string, text: string | null): Promise<void> {
    await this.settle();
    this.#server.session.readFromDisk(file, text);
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  readonly #announce = (sentence: string) => {
    this.announced.push(sentence);
  };

  readonly Provider = ({ children }: { readonly children: ReactNode }) => {
    const state = useSyncExternalStore(this.store.subscribe, () => this.state);
    const [view, setView] = useState(this.#firstView);
    const studio = useMemo(
      (): Studio => ({
        server: this.#server,
        store: this.store,
        state,
        view,
        show: (change) => setView((before) => ({ ...before, ...change })),
        announce: this.#announce,
      }),
      [state, view],
    );
    this.#studio = studio;
    // By default, all studios of a process would share the answers of the first one.
    return (
      <SWRConfig value={this.#answerCache}>
        <StudioContext value={studio}>
          <AllFields>{children}</AllFields>
        </StudioContext>
      </SWRConfig>
    );
  };
}

const open = new Set<StudioInMemory>();

/** Closes all studios, and removes what they rendered and remember. */
export function closeStudios(): void {
  cleanup();
  for (const studio of open) studio.close();
  open.clear();
  forgetWantedField();
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
}
