import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  type CompletionItem,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type DocumentSymbol,
  type Hover,
  type Location,
  type ProtocolConnection,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fromSources } from '../../pagewright/tests/commands/engine-command.ts';

/** The arguments of `node` that start the server from its sources. */
const serverFromSources = [
  ...fromSources,
  path.resolve('packages/pagewright-language-server/src/command.ts'),
];

/** The text with `|` removed, and the offset where it was. */
function cursorIn(marked: string): { readonly text: string; readonly offset: number } {
  const offset = marked.indexOf('|');
  return { text: marked.replace('|', ''), offset };
}

/** An open file. */
interface OpenFile {
  readonly document: TextDocument;
}

/** An editor that talks to the language server over its standard streams. */
export class EditorClient {
  readonly #server: ChildProcessWithoutNullStreams;
  readonly #connection: ProtocolConnection;
  readonly #open = new Map<string, OpenFile>();
  readonly #diagnostics = new Map<string, readonly Diagnostic[]>();
  #whenPublished: (() => void)[] = [];
  /** Registered globs of watched files. */
  readonly watched: string[] = [];

  /** @param command the arguments of `node` that start the server */
  constructor(command: readonly string[] = serverFromSources) {
    this.#server = spawn(process.execPath, [...command, '--stdio']);
    const { stdout, stdin } = this.#server;
    this.#connection = createProtocolConnection(
      new StreamMessageReader(stdout),
      new StreamMessageWriter(stdin),
    );
    this.#connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
      this.#diagnostics.set(uri, diagnostics);
      for (const published of this.#whenPublished.splice(0)) published();
    });
    this.#connection.onRequest('client/registerCapability', ({ registrations }) => {
      this.watched.push(JSON.stringify(registrations));
      return null;
    });
    this.#connection.listen();
  }

  /** Starts with some workspace folders. */
  async start(folders: readonly string[], initializationOptions: object = {}): Promise<void> {
    await this.#connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      initializationOptions,
      workspaceFolders: folders.map((folder) => ({
        uri: pathToFileURL(folder).href,
        name: path.basename(folder),
      })),
      capabilities: {
        workspace: {
          didChangeWatchedFiles: { dynamicRegistration: true },
          workspaceEdit: { documentChanges: true, resourceOperations: ['rename'] },
        },
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
      },
    });
    await this.#connection.sendNotification('initialized', {});
  }

  /** Ends the server even after a failed test. */
  kill(): void {
    this.#server.kill();
  }

  /** Ends the server as editors do. @returns its exit code */
  async stop(): Promise<unknown> {
    const ended = once(this.#server, 'exit');
    await this.#connection.sendRequest('shutdown');
    await this.#connection.sendNotification('exit');
    const [code] = await ended;
    this.#connection.dispose();
    return code;
  }

  async open(uri: string, text: string): Promise<void> {
    const document = TextDocument.create(uri, 'json', 1, text);
    this.#open.set(uri, { document });
    await this.#connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'json', version: 1, text },
    });
  }

  /** Replaces the first occurrence of a text as typing does, with `|` for the cursor. @returns the offset of the cursor */
  async type(uri: string, found: string, marked: string): Promise<number> {
    const { document } = this.#file(uri);
    const start = document.getText().indexOf(found);
    if (start < 0) throw new Error(`${uri} does not contain ${found}`);
    const { text, offset } = cursorIn(marked);
    await this.#change(uri, [
      {
        range: { start: document.positionAt(start), end: document.positionAt(start + found.length) },
        newText: text,
      },
    ]);
    return start + (offset < 0 ? text.length : offset);
  }

  async #change(uri: string, edits: readonly TextEdit[]): Promise<void> {
    const { document } = this.#file(uri);
    // The server gets the edits one after the other, so the last one in the file comes first.
    const changes = edits
      .toSorted((one, other) => document.offsetAt(other.range.start) - document.offsetAt(one.range.start))
      .map(({ range, newText }) => ({ range, text: newText }));
    const changed = TextDocument.update(document, changes, document.version + 1);
    this.#open.set(uri, { document: changed });
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: changed.version },
      contentChanges: changes,
    });
  }

  async close(uri: string): Promise<void> {
    this.#open.delete(uri);
    await this.#connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  /** Reports that files have changed on disk. */
  async changedOnDisk(...uris: readonly string[]): Promise<void> {
    await this.#connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: uris.map((uri) => ({ uri, type: 2 })),
    });
  }

  #file(uri: string): OpenFile {
    const file = this.#open.get(uri);
    if (!file) throw new Error(`${uri} is not open`);
    return file;
  }

  text(uri: string): string {
    return this.#file(uri).document.getText();
  }

  /** The text of a range of an open file. */
  textIn(uri: string, range: Range): string {
    return this.#file(uri).document.getText(range);
  }

  /** Resolves when the diagnostics of a file are as expected: one line for each, with its code and the text in its range. */
  async whenDiagnostics(
    uri: string,
    isExpected: (found: readonly string[]) => boolean,
  ): Promise<readonly string[]> {
    for (;;) {
      const found = (this.#diagnostics.get(uri) ?? []).map(({ code, range }) => {
        const shown = this.#open.has(uri) ? ` ${this.textIn(uri, range)}` : '';
        return `${code}${shown}`;
      });
      if (isExpected(found)) return found;
      await new Promise<void>((resolve) => this.#whenPublished.push(resolve));
    }
  }

  /** The files that have diagnostics. */
  filesWithDiagnostics(): readonly string[] {
    return [...this.#diagnostics].flatMap(([uri, found]) => (found.length > 0 ? [uri] : [])).toSorted();
  }

  #at<Result>(method: string, uri: string, offset: number, more: object = {}): Promise<Result> {
    const position = this.#file(uri).document.positionAt(offset);
    return this.#connection.sendRequest(method, { textDocument: { uri }, position, ...more });
  }

  async complete(uri: string, offset: number): Promise<readonly CompletionItem[]> {
    const found = await this.#at<CompletionList | null>('textDocument/completion', uri, offset);
    return found?.items ?? [];
  }

  /** The Markdown of a hover, and the text that it is about. */
  async hover(
    uri: string,
    offset: number,
  ): Promise<{ readonly markdown: string; readonly about: string } | undefined> {
    const found = await this.#at<Hover | null>('textDocument/hover', uri, offset);
    if (!found?.range || typeof found.contents !== 'object' || !('value' in found.contents)) return undefined;
    return { markdown: found.contents.value, about: this.textIn(uri, found.range) };
  }

  /** The locations as lines: the name of the file, and the text in the range if it is open. */
  async locations(
    method: 'definition' | 'references',
    uri: string,
    offset: number,
  ): Promise<readonly string[]> {
    const context = { context: { includeDeclaration: true } };
    const found = (await this.#at<Location[] | null>(`textDocument/${method}`, uri, offset, context)) ?? [];
    return found.map((each) => {
      const name = decodeURIComponent(each.uri.split('/').slice(-2).join('/'));
      return this.#open.has(each.uri) ? `${name} ${this.textIn(each.uri, each.range)}`.trim() : name;
    });
  }

  async prepareRename(uri: string, offset: number): Promise<string | undefined> {
    const found = await this.#at<{ placeholder: string } | null>('textDocument/prepareRename', uri, offset);
    return found?.placeholder;
  }

  /** Renames, and applies the edits. Rejects with the reason why the name cannot be used. */
  async rename(uri: string, offset: number, newName: string): Promise<void> {
    await this.apply(await this.#at<WorkspaceEdit>('textDocument/rename', uri, offset, { newName }));
  }

  async apply(edit: WorkspaceEdit | undefined): Promise<void> {
    for (const [uri, edits] of Object.entries(edit?.changes ?? {})) await this.#change(uri, edits);
  }

  symbols(uri: string): Promise<readonly DocumentSymbol[]> {
    return this.#connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  }

  async quickFixes(uri: string, offset: number): Promise<readonly CodeAction[]> {
    const at = this.#file(uri).document.positionAt(offset);
    const range = { start: at, end: at };
    const found = await this.#connection.sendRequest<CodeAction[] | null>('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    });
    return found ?? [];
  }
}
