import path from 'node:path';
import type { Workspace } from '../../check/diagnostics/workspace.ts';
import { areUsable } from '../../check/schemas/load-schemas.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { readWorkspace } from '../../pipeline/site/check-workspace.ts';
import { type CheckedSite, createWorkspaceChecker, keepEqual } from '../../pipeline/site/checked-site.ts';
import type { StudioSettings } from '../../pipeline/site/project-config.ts';
import { type CodeRegistries, readRegistries } from '../../pipeline/site/site-module.ts';
import type { ProjectData } from '../../studio/protocol.ts';

/** The folder of page configs, relative to the project. */
export const pagesFolder = 'page-configs';

/** A project as the studio edits it: page configs are drafts, everything else is as it is on disk. */
export class StudioProject {
  readonly #root: string;
  readonly #contentName: string | undefined;
  readonly #settings: StudioSettings;
  readonly #check = createWorkspaceChecker(pagesFolder);
  /** Its cache has what is on disk. */
  readonly #checkDisk = createWorkspaceChecker(pagesFolder);
  #disk: Workspace & { readonly now: number };
  #code: CodeRegistries;
  /** The last without errors, so that forms stay while somebody edits a schema. */
  #schemas: Schemas;

  /** @param contentName what people call the content service */
  constructor(root: string, contentName?: string, settings: StudioSettings = {}) {
    this.#root = root;
    this.#contentName = contentName;
    this.#settings = settings;
    this.#code = readRegistries(root);
    this.#disk = readWorkspace(root, undefined, this.#code);
    this.#schemas = this.#disk.schemas;
  }

  /** The texts of the page configs as they were on disk when they were last read. */
  get filesOnDisk(): ReadonlyMap<string, string> {
    return this.#disk.files;
  }

  /** Reads the project again. */
  refresh(): void {
    this.#code = readRegistries(this.#root);
    this.#disk = keepEqual(this.#disk, readWorkspace(this.#root, undefined, this.#code));
    if (areUsable(this.#disk.schemaDiagnostics)) this.#schemas = this.#disk.schemas;
  }

  /** Checks the project with these texts of page configs. */
  check(files: ReadonlyMap<string, string>): CheckedSite {
    return this.#check({ ...this.#disk, files, now: Date.now() }, this.#code);
  }

  /** The same with texts that are, or are about to be, on disk. */
  checkOnDisk(files: ReadonlyMap<string, string>): CheckedSite {
    return this.#checkDisk({ ...this.#disk, files, now: Date.now() }, this.#code);
  }

  /** What windows need to know of it. */
  data(frameOrigin: string): ProjectData {
    const { publicFiles, images, siteUrl } = this.#disk;
    const { blocks, content, grammar, shared, written } = this.#schemas;
    const { media, tones } = this.#settings;
    return {
      name: path.basename(this.#root),
      ...(this.#contentName === undefined ? {} : { contentName: this.#contentName }),
      frameOrigin,
      ...(media === undefined ? {} : { hasMedia: true }),
      ...(tones ? { tones } : {}),
      schemas: {
        blocks: [...blocks],
        content: [...content],
        grammar: [...grammar],
        shared: [...shared],
        written: [...written],
      },
      publicFiles: [...publicFiles],
      images,
      blocks: [...this.#code.blocks.entries],
      sources: [...this.#code.sources.entries],
      ...(siteUrl === undefined ? {} : { siteUrl }),
    };
  }
}
