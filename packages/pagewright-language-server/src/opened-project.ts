import path from 'node:path';
import type { FileRange } from 'pagewright/tooling';
import type { EditorProject, ProjectDiagnostic } from 'pagewright/tooling/node';
import {
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Location,
  type Range,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { uriOfPath } from './file-uris.ts';

/** Milliseconds without a change before a project is checked. */
const quietTime = 100;

type Offsets = Pick<FileRange, 'start' | 'end'>;

interface ClientFiles {
  /** The URI that the client uses for an open file; undefined for another file. */
  readonly openUri: (full: string) => string | undefined;
  readonly publish: (uri: string, diagnostics: Diagnostic[]) => void;
  readonly report: (error: unknown) => void;
}

/** A project with the diagnostics that the client shows. */
export class OpenedProject {
  readonly root: string;
  readonly project: EditorProject;
  readonly #client: ClientFiles;
  #timer: NodeJS.Timeout | undefined;
  #found: readonly ProjectDiagnostic[] = [];
  #published: ReadonlySet<string> = new Set();

  constructor(root: string, project: EditorProject, client: ClientFiles) {
    this.root = root;
    this.project = project;
    this.#client = client;
  }

  /** Checks the project when nothing has changed for a moment. */
  checkSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), quietTime);
  }

  /** The diagnostics of a file, for its current text. */
  diagnosticsOf(file: string): readonly ProjectDiagnostic[] {
    if (this.#timer) this.#check();
    return this.#found.filter((each) => this.project.fileOf(each) === file);
  }

  /** Removes its diagnostics from the client. */
  close(): void {
    clearTimeout(this.#timer);
    for (const uri of this.#published) this.#client.publish(uri, []);
    this.#published = new Set();
  }

  #check(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      this.#found = this.project.check();
    } catch (error) {
      this.#client.report(error);
      return;
    }
    const byUri = new Map<string, Diagnostic[]>();
    for (const each of this.#found) {
      const uri = this.uriOf(this.project.fileOf(each));
      byUri.set(uri, [...(byUri.get(uri) ?? []), toDiagnostic(each)]);
    }
    for (const uri of this.#published) if (!byUri.has(uri)) this.#client.publish(uri, []);
    for (const [uri, diagnostics] of byUri) this.#client.publish(uri, diagnostics);
    this.#published = new Set(byUri.keys());
  }

  /** @param file relative to the project */
  uriOf(file: string): string {
    const full = path.join(this.root, file);
    return this.#client.openUri(full) ?? uriOfPath(full);
  }

  /** Converts offsets of a file to positions: lines, and columns in UTF-16 code units. */
  rangesIn(file: string): (range: Offsets) => Range {
    const document = TextDocument.create('', 'json', 0, this.project.textOf(file) ?? '');
    return ({ start, end }) => ({ start: document.positionAt(start), end: document.positionAt(end) });
  }

  rangeIn(file: string, range: Offsets): Range {
    return this.rangesIn(file)(range);
  }

  locationOf(range: FileRange): Location {
    return { uri: this.uriOf(range.file), range: this.rangeIn(range.file, range) };
  }
}

export function toRange({ range }: ProjectDiagnostic): Range {
  return {
    start: { line: range.line - 1, character: range.column - 1 },
    end: { line: range.endLine - 1, character: range.endColumn - 1 },
  };
}

const withoutEffect: ReadonlySet<string> = new Set(['ignored-key', 'unused-query']);

export function toDiagnostic(found: ProjectDiagnostic): Diagnostic {
  return {
    range: toRange(found),
    severity: found.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: found.code,
    source: 'pagewright',
    message: found.text,
    // Editors show in grey what has no effect.
    ...(withoutEffect.has(found.code) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
  };
}
