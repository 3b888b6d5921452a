import type { ConfigSymbol } from 'pagewright/tooling/node';
import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type DocumentSymbol,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  SymbolKind,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { toItems } from './completion-items.ts';
import { pathOfUri } from './file-uris.ts';
import { isProject, type ProjectFile, Projects } from './projects.ts';
import { quickFixes } from './quick-fixes.ts';

/** Files whose changes on disk matter, if the client can watch them. */
const watched = '**/{page-configs,schemas,public,src}/**';

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  completionProvider: { triggerCharacters: ['"', '{', '.', '/', '#'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

const symbolKinds = {
  page: SymbolKind.Namespace,
  query: SymbolKind.Variable,
  block: SymbolKind.Object,
} as const;

/** What the server knows of the client. */
interface Client {
  readonly folders: readonly string[];
  readonly watchesFiles: boolean;
  readonly hasSnippets: boolean;
  readonly renamesFiles: boolean;
  /** True if the client also completes from the generated JSON schemas, as VS Code does: an initialization option. */
  readonly hasSchemas: boolean;
}

function clientOf({
  capabilities: own,
  workspaceFolders,
  rootUri,
  initializationOptions: options,
}: InitializeParams): Client {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  return {
    folders: uris.flatMap((uri) => pathOfUri(uri) ?? []),
    watchesFiles: own.workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    hasSnippets: own.textDocument?.completion?.completionItem?.snippetSupport === true,
    renamesFiles: own.workspace?.workspaceEdit?.resourceOperations?.includes('rename') === true,
    hasSchemas: options?.clientHasSchemas === true,
  };
}

/** Serves a client until it closes the connection. */
export function startServer(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let client: Client = clientOf({ capabilities: {}, processId: null, rootUri: null });
  const report = (error: unknown) =>
    connection.console.error(String(error instanceof Error ? error.stack : error));
  const projects = new Projects({
    openUri: (full) => documents.all().find(({ uri }) => pathOfUri(uri) === full)?.uri,
    publish: (uri, diagnostics) => void connection.sendDiagnostics({ uri, diagnostics }),
    report,
  });

  const find = async (uri: string): Promise<ProjectFile | undefined> => {
    const full = pathOfUri(uri);
    return full === undefined ? undefined : projects.find(full);
  };
  const setText = async (uri: string, text: string | undefined) => {
    const found = await find(uri);
    if (!found?.project.project.isConfig(found.file)) return;
    found.project.project.setText(found.file, text);
    // What was typed and not saved is gone.
    if (text === undefined) found.project.project.refresh();
    found.project.checkSoon();
  };
  const refresh = async (uris: readonly string[]) => {
    const changed = await Promise.all(uris.map((uri) => projects.around(pathOfUri(uri) ?? '')));
    for (const project of new Set(changed.flat())) {
      if (!isProject(project.root)) {
        projects.close(project);
        continue;
      }
      project.project.refresh();
      project.checkSoon();
    }
  };

  /** Answers a request at a position of a page config. */
  const at = async <Result>(
    { textDocument, position }: TextDocumentPositionParams,
    answer: (found: ProjectFile & { readonly offset: number }) => Result,
  ): Promise<Result | null> => {
    const document = documents.get(textDocument.uri);
    const found = await find(textDocument.uri);
    if (!document || !found) return null;
    return answer({ ...found, offset: document.offsetAt(position) });
  };

  connection.onInitialize((params) => {
    client = clientOf(params);
    return { capabilities, serverInfo: { name: 'pagewright-language-server' } };
  });
  const openFolders = async () => {
    if (client.watchesFiles)
      await connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: watched }],
      });
    for (const folder of client.folders.filter(isProject)) (await projects.open(folder)).checkSoon();
  };
  // An error that nothing catches would end the server.
  connection.onInitialized(() => openFolders().catch(report));
  connection.onDidChangeWatchedFiles(({ changes }) => refresh(changes.map(({ uri }) => uri)).catch(report));
  documents.onDidChangeContent(({ document }) => setText(document.uri, document.getText()).catch(report));
  documents.onDidClose(({ document }) => setText(document.uri, undefined).catch(report));
  documents.onDidSave(({ document }) => {
    if (!client.watchesFiles) refresh([document.uri]).catch(report);
  });

  connection.onCompletion((params) =>
    at(params, ({ project, file, offset }) => {
      const found = project.project.completionsAt(file, offset);
      const shown = client.hasSchemas ? found.filter(({ isInSchema }) => isInSchema !== true) : found;
      return {
        // Not all links of a large site are offered at once.
        isIncomplete: shown.some(({ kind }) => kind === 'link'),
        items: toItems(shown, project.rangesIn(file), client.hasSnippets),
      };
    }),
  );
  connection.onHover((params) =>
    at(params, ({ project, file, offset }) => {
      const found = project.project.hoverAt(file, offset);
      if (!found || (client.hasSchemas && found.isInSchema)) return null;
      return {
        contents: { kind: 'markdown', value: found.documentation },
        range: project.rangeIn(file, found),
      };
    }),
  );
  connection.onDefinition((params) =>
    at(params, ({ project, file, offset }) =>
      project.project.definitionsAt(file, offset).map((each) => project.locationOf(each)),
    ),
  );
  connection.onReferences((params) =>
    at(params, ({ project, file, offset }) =>
      project.project.referencesAt(file, offset).map((each) => project.locationOf(each)),
    ),
  );
  connection.onPrepareRename((params) =>
    at(params, ({ project, file, offset }) => {
      const found = project.project.renameableAt(file, offset);
      return found ? { range: project.rangeIn(file, found), placeholder: found.name } : null;
    }),
  );
  connection.onRenameRequest((params) =>
    at(params, ({ project, file, offset }) => {
      const found = project.project.renameAt(file, offset, params.newName);
      if (typeof found === 'string') throw new ResponseError(ErrorCodes.InvalidParams, found);
      const edits = found.map((each) => ({
        range: project.rangeIn(each.file, each),
        newText: params.newName,
      }));
      return { changes: { [params.textDocument.uri]: edits } };
    }),
  );
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const found = await find(textDocument.uri);
    if (!found) return null;
    const { project, file } = found;
    const convert = (symbol: ConfigSymbol): DocumentSymbol => ({
      name: symbol.name,
      ...(symbol.detail ? { detail: symbol.detail } : {}),
      kind: symbolKinds[symbol.kind],
      range: project.rangeIn(file, symbol),
      selectionRange: project.rangeIn(file, symbol.selection),
      children: symbol.children.map(convert),
    });
    return project.project.symbolsOf(file).map(convert);
  });
  connection.onCodeAction(async ({ textDocument, range }) => {
    const found = await find(textDocument.uri);
    return found ? quickFixes(found, range, client.renamesFiles) : null;
  });

  documents.listen(connection);
  connection.listen();
}
