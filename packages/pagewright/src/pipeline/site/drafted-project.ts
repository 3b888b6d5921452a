import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { areUsable } from '../../check/schemas/load-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { readWorkspace } from './check-workspace.ts';
import { type CheckedSite, createWorkspaceChecker, keepEqual } from './checked-site.ts';
import { type CodeRegistries, readRegistries } from './site-module.ts';

/** A project with drafts in place of its page configs. Everything else is as it is on disk. */
export class DraftedProject {
  readonly root: string;
  readonly #check = createWorkspaceChecker();
  /** A checker of its own, so that its cache keeps the state on disk. */
  readonly #checkDisk = createWorkspaceChecker();
  #disk: Workspace;
  #code: CodeRegistries;
  #schemas: Schemas;

  constructor(root: string) {
    this.root = root;
    this.#code = readRegistries(root);
    this.#disk = readWorkspace(root, undefined, this.#code);
    this.#schemas = this.#disk.schemas;
  }

  /** The texts of the page configs as they were on disk when they were last read. */
  get filesOnDisk(): ReadonlyMap<string, string> {
    return this.#disk.files;
  }

  /** The other inputs on disk: public files, images, the URL of the site. */
  get disk(): Pick<Workspace, 'publicFiles' | 'images' | 'siteUrl'> {
    return this.#disk;
  }

  /** The files of block types and sources. */
  get code(): CodeRegistries {
    return this.#code;
  }

  /** The last schemas without errors, so that forms keep working while somebody edits a schema. */
  get schemas(): Schemas {
    return this.#schemas;
  }

  refresh(): void {
    this.#code = readRegistries(this.root);
    this.#disk = keepEqual(this.#disk, readWorkspace(this.root, undefined, this.#code));
    if (areUsable(this.#disk.schemaDiagnostics)) this.#schemas = this.#disk.schemas;
  }

  /** Checks the project with these texts as its page configs. */
  check(files: ReadonlyMap<string, string>): CheckedSite {
    return this.#check({ ...this.#disk, files, now: Date.now() }, this.#code);
  }

  /** Does the same with texts that are, or are about to be, on disk. */
  checkOnDisk(files: ReadonlyMap<string, string>): CheckedSite {
    return this.#checkDisk({ ...this.#disk, files, now: Date.now() }, this.#code);
  }
}
