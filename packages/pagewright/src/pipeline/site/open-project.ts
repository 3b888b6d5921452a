import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createChecker } from '../../check/check.ts';
import { messageFor } from '../../check/codes/catalogue.ts';
import type { Fix } from '../../check/codes/fix.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { fixesOf } from '../../check/fixes/fixes-of.ts';
import { printedPath } from '../../check/printers/printed-file.ts';
import { areUsable, loadSchemas } from '../../check/schemas/load-schemas.ts';
import { pagesFolder } from '../../config/config-kind.ts';
import { completionsAt } from '../../editor/completion/complete.ts';
import type { Completion } from '../../editor/completion/completion.ts';
import type { ConfigName } from '../../editor/config-name.ts';
import { definitionsAt } from '../../editor/definitions.ts';
import { type ConfigSymbol, symbolsOf } from '../../editor/document-symbols.ts';
import type { EditorSite } from '../../editor/editor-site.ts';
import { type Hover, hoverAt } from '../../editor/hover.ts';
import { referencesAt, renameAt, renameableAt } from '../../editor/name-uses.ts';
import type { FileRange } from '../../editor/text-range.ts';
import { keepEqual } from './checked-site.ts';
import { readEditorSite } from './read-editor-site.ts';
import { isSchemaFile } from './schema-files.ts';

/** A diagnostic with its text: sentences that say what is wrong and how to correct it. */
export type ProjectDiagnostic = Diagnostic & { readonly text: string };

/**
 * A project that is open in an editor. It reads its files from disk when it is created, and in `refresh`. Files are named by their paths
 * relative to the project, with `/`: `page-configs/home.json`. Offsets count UTF-16 code units. For a file that is not a page config,
 * methods return nothing.
 */
export class EditorProject {
  readonly #root: string;
  readonly #check = createChecker({ compiles: false });
  readonly #open = new Map<string, string>();
  #disk: Workspace;
  #current: Workspace;
  /** Uses the last schemas without errors, so that completion works while somebody edits a schema. */
  #site: EditorSite;

  constructor(root: string) {
    this.#root = root;
    this.#site = readEditorSite(root);
    this.#disk = this.#site.workspace;
    this.#current = this.#disk;
  }

  /** Whether a file is a page config or a schema, so that its text affects the project. */
  isConfig(file: string): boolean {
    if (isBelow(file, pagesFolder)) return file.endsWith('.json');
    return isBelow(file, 'schemas') && isSchemaFile(below(file, 'schemas'));
  }

  /** Sets the text of an open file, which replaces the text on disk; undefined when the file is closed. */
  setText(file: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(file);
    else this.#open.set(file, text);
    this.#update();
  }

  /** Reads the files on disk again. */
  refresh(): void {
    const { workspace, code } = readEditorSite(this.#root);
    this.#site = { ...this.#site, code };
    this.#disk = keepEqual(this.#disk, workspace);
    this.#update();
  }

  /** Puts the texts of open files in place of the texts on disk. */
  #update(): void {
    const files = new Map(this.#disk.files);
    const schemaFiles = new Map(this.#disk.schemaFiles);
    for (const [file, text] of this.#open) {
      if (!this.isConfig(file)) continue;
      if (isBelow(file, pagesFolder)) files.set(below(file, pagesFolder), text);
      else schemaFiles.set(below(file, 'schemas'), text);
    }
    const { schemas, schemaDiagnostics } = this.#schemasOf(schemaFiles);
    this.#current = { ...this.#disk, files, schemaFiles, schemas, schemaDiagnostics };
    const good = areUsable(schemaDiagnostics) ? schemas : this.#site.workspace.schemas;
    this.#site = { ...this.#site, workspace: { ...this.#current, schemas: good } };
  }

  #schemasOf(schemaFiles: ReadonlyMap<string, string>): Pick<Workspace, 'schemas' | 'schemaDiagnostics'> {
    // Equal files keep their schemas, because the check compares schemas by identity.
    if (isDeepStrictEqual(schemaFiles, this.#current.schemaFiles)) return this.#current;
    const { schemas, diagnostics } = loadSchemas(schemaFiles);
    return { schemas, schemaDiagnostics: diagnostics };
  }

  /** The text of a file as the project sees it; undefined if it cannot be read. */
  textOf(file: string): string | undefined {
    const open = this.#open.get(file);
    if (open !== undefined) return open;
    try {
      return readFileSync(path.join(this.#root, file), 'utf8');
    } catch {
      return undefined;
    }
  }

  /** Checks everything that has changed since the last call. Sorted by file, line and column, but the project config comes first. */
  check(): readonly ProjectDiagnostic[] {
    return this.#check(this.#current).diagnostics.map((each) => {
      const { message, repair } = messageFor(each);
      return { ...each, text: `${message} ${repair}` };
    });
  }

  /** The path of the file of a diagnostic or a fix. */
  fileOf(found: Pick<Diagnostic | Fix, 'file' | 'folder'>): string {
    return printedPath(found, { folder: pagesFolder });
  }

  fixesOf(diagnostic: Diagnostic): readonly Fix[] {
    return fixesOf(diagnostic, this.#current);
  }

  completionsAt(file: string, offset: number): readonly Completion[] {
    return this.#ofPage(file, (name) => completionsAt(this.#site, name, offset)) ?? [];
  }

  hoverAt(file: string, offset: number): Hover | undefined {
    return this.#ofPage(file, (name) => hoverAt(this.#site, name, offset));
  }

  /** In each range, `file` is relative to the project. */
  definitionsAt(file: string, offset: number): readonly FileRange[] {
    return this.#ranges(this.#ofPage(file, (name) => definitionsAt(this.#site, name, offset)));
  }

  referencesAt(file: string, offset: number): readonly FileRange[] {
    return this.#ranges(this.#ofPage(file, (name) => referencesAt(this.#site, name, offset)));
  }

  renameableAt(file: string, offset: number): ConfigName | undefined {
    return this.#ofPage(file, (name) => renameableAt(this.#site, name, offset));
  }

  /** The ranges that the new name replaces, or the reason why the name cannot be used. */
  renameAt(file: string, offset: number, newName: string): readonly FileRange[] | string {
    const found = this.#ofPage(file, (name) => renameAt(this.#site, name, offset, newName));
    return typeof found === 'string' ? found : this.#ranges(found);
  }

  symbolsOf(file: string): readonly ConfigSymbol[] {
    return this.#ofPage(file, (name) => symbolsOf(this.#site, name)) ?? [];
  }

  #ofPage<Result>(file: string, compute: (name: string) => Result): Result | undefined {
    return isBelow(file, pagesFolder) ? compute(below(file, pagesFolder)) : undefined;
  }

  #ranges(found: readonly FileRange[] = []): readonly FileRange[] {
    return found.map((range) => ({ ...range, file: pathOf(range) }));
  }
}

function pathOf({ folder, file }: FileRange): string {
  if (folder === 'project') return file;
  return `${folder === 'pages' ? pagesFolder : folder}/${file}`;
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}

function below(file: string, folder: string): string {
  return file.slice(folder.length + 1);
}
