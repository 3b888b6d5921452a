import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ExtensionContext, window, workspace } from 'vscode';
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node';

/** The server of a project, which it installs next to the engine. */
const installedServer = 'node_modules/pagewright-language-server/dist/command.js';

/** The server of the first workspace folder that has one, or the command in the settings. */
function serverOptions(): ServerOptions | undefined {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  const [command, ...args] = workspace.getConfiguration('pagewright').get<string[]>('server', []);
  const [first] = folders;
  if (command !== undefined)
    return { command, args, transport: TransportKind.stdio, ...(first ? { options: { cwd: first } } : {}) };
  const module = folders.map((folder) => path.join(folder, installedServer)).find((file) => existsSync(file));
  return module === undefined ? undefined : { module, transport: TransportKind.stdio };
}

export async function activate(context: ExtensionContext): Promise<void> {
  const server = serverOptions();
  if (!server) {
    void window.showInformationMessage(
      'Pagewright: install the language server of this site with: npm install --save-dev pagewright-language-server',
    );
    return;
  }
  const client = new LanguageClient('pagewright', 'Pagewright', server, {
    documentSelector: ['**/page-configs/**/*.json', '**/schemas/**/*.json'].map((pattern) => ({
      scheme: 'file',
      pattern,
    })),
    // VS Code itself completes names and values from the generated JSON schemas.
    initializationOptions: { clientHasSchemas: true },
  });
  context.subscriptions.push({ dispose: () => void client.stop() });
  await client.start();
}
