import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EditorSite } from '../../../pagewright/src/editor/editor-site.ts';
import { WindowDrafts } from '../../src/browser/connection/window-drafts.ts';
import { eventToJson } from '../../src/browser/drafts/draft-json.ts';
import type { DraftRequest, Step } from '../../src/browser/drafts/draft-state.ts';
import { changeFromJson } from '../../src/browser/drafts/file-change.ts';
import type { Texts } from '../../src/browser/drafts/pending-steps.ts';
import type { ProjectTexts } from '../../src/browser/pages/changes/page-operation.ts';
import type { ServerMessage } from '../../src/browser/protocol.ts';
import { DraftJournal } from '../../src/node/drafts/draft-journal.ts';
import { DraftSession } from '../../src/node/drafts/draft-session.ts';

/** A window and its server, with a journal on disk but no network: messages wait until the walk delivers them. */
export class WalkingWindow {
  /** The first texts, which are the texts on disk. */
  readonly first: Texts;
  readonly #site: EditorSite;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'studio-walk-'));
  #session: DraftSession;
  #drafts: WindowDrafts;
  #sequence = 0;
  #waiting: ServerMessage[] = [];
  #count = 0;

  constructor(site: EditorSite, texts: Texts) {
    this.#site = site;
    this.first = texts;
    this.#session = this.#startServer();
    this.#drafts = new WindowDrafts(texts);
  }

  #startServer(): DraftSession {
    this.#waiting = [];
    return new DraftSession(this.first, new DraftJournal(this.#folder), (message) =>
      this.#waiting.push(message),
    );
  }

  /** The texts that the window shows. */
  get shown(): Texts {
    return this.#drafts.shown;
  }

  /** The texts of the server. */
  get saved(): Texts {
    return this.#session.texts;
  }

  get undoable(): number {
    return this.#session.state.undo.length;
  }

  get redoable(): number {
    return this.#session.state.redo.length;
  }

  /** The project as the window shows it. Configs with an unchanged text are not parsed again. */
  get project(): ProjectTexts {
    const texts = this.shown;
    const { workspace } = this.#site;
    return {
      texts,
      site: { ...this.#site, workspace: { ...workspace, files: texts } },
      disk: new Map([...this.first].map(([file, text]) => [file, { text }])),
    };
  }

  request(request: DraftRequest): void {
    this.#count += 1;
    this.#drafts = this.#drafts.add(`own-${this.#count}`, request);
  }

  edit(step: Step): void {
    this.request({ is: 'step', ...step });
  }

  /**
   * A change by another window, before the server receives the waiting messages of this window. This window does not receive the change
   * yet.
   */
  editElsewhere(step: Step): void {
    this.#count += 1;
    const request = { ...eventToJson({ is: 'step', ...step }) };
    const requests = [{ id: `other-${this.#count}`, request }];
    const result = this.#session.handle({ base: this.#session.sequence, requests });
    if (result !== 'applied') throw new Error(JSON.stringify(result));
  }

  /** Delivers the waiting messages in both directions, until window and server have the same texts. */
  settle(): void {
    for (let round = 0; this.#drafts.pending.length > 0 || this.#waiting.length > 0; round += 1) {
      if (round > 100) {
        const waiting = this.#drafts.pending.map(({ request }) => request.is).join();
        throw new Error(
          `Window and server do not agree: ${waiting}, ${this.#sequence} is not ${this.#session.sequence}.`,
        );
      }
      this.#send();
      for (const message of this.#waiting.splice(0)) this.#receive(message);
    }
  }

  /** Kills the server, and starts it again from its journal. @param isAnswered whether the window receives the answer to its last change */
  restart(isAnswered: boolean): void {
    this.#send();
    if (isAnswered) for (const message of this.#waiting.splice(0)) this.#receive(message);
    this.#session = this.#startServer();
    const hello = this.#session.hello({
      name: '',
      frameOrigin: '',
      schemas: { blocks: [], content: [], grammar: [], shared: [], written: [] },
      publicFiles: [],
      images: this.#site.workspace.images,
      blocks: [],
      sources: [],
    });
    // A window that connects receives no earlier messages.
    this.#waiting = [];
    this.#receive(hello);
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #send(): void {
    const { pending } = this.#drafts;
    const other = pending.findIndex(({ request }) => request.is !== 'step');
    const sent = pending.slice(0, other < 0 ? pending.length : Math.max(other, 1));
    const requests = sent.map(({ id, request }) => {
      const json: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(eventToJson(request)));
      return { id, request: json };
    });
    const result = this.#session.handle({ base: this.#sequence, requests });
    if (typeof result === 'object') throw new Error(result.error);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'hello') {
      const texts = message.files.flatMap(([file, { text }]) =>
        text === null ? [] : [[file, text] as const],
      );
      this.#drafts = this.#drafts.reconnect(new Map(texts), new Set(message.applied));
      this.#sequence = message.sequence;
    } else if (message.type === 'change') {
      const changes = new Map(message.changes.map(([file, change]) => [file, changeFromJson(change)]));
      this.#drafts = this.#drafts.receive(changes, message.id);
      this.#sequence = message.sequence;
    } else if (message.type === 'disk') this.#sequence = message.sequence;
  }
}
