import { statSync } from 'node:fs';
import path from 'node:path';
import { openProject } from 'pagewright/tooling/node';
import { pathBelow } from './file-uris.ts';
import { OpenedProject } from './opened-project.ts';

/** A file of a project. */
export interface ProjectFile {
  readonly project: OpenedProject;
  /** Relative to the project. */
  readonly file: string;
}

function isFolder(full: string): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A folder with page configs and schemas is a project. */
export function isProject(folder: string): boolean {
  return isFolder(path.join(folder, 'page-configs')) && isFolder(path.join(folder, 'schemas'));
}

/** The projects that the client has opened files of. */
export class Projects {
  readonly #client: ConstructorParameters<typeof OpenedProject>[2];
  readonly #opened = new Map<string, Promise<OpenedProject>>();

  constructor(client: ConstructorParameters<typeof OpenedProject>[2]) {
    this.#client = client;
  }

  /** Opens the project in a folder, once. */
  open(root: string): Promise<OpenedProject> {
    const known = this.#opened.get(root);
    if (known) return known;
    const opening = openProject(root).then((project) => new OpenedProject(root, project, this.#client));
    this.#opened.set(root, opening);
    // A project that cannot be read is tried again.
    opening.catch(() => this.#opened.delete(root));
    return opening;
  }

  /** The file with its project, which is in the nearest folder around it. Undefined for a file outside of projects. */
  async find(full: string): Promise<ProjectFile | undefined> {
    for (let folder = path.dirname(full); ; folder = path.dirname(folder)) {
      if (isProject(folder)) {
        const file = pathBelow(folder, full);
        return file === undefined ? undefined : { project: await this.open(folder), file };
      }
      if (folder === path.dirname(folder)) return undefined;
    }
  }

  /** The opened projects whose folder a file is in. */
  async around(full: string): Promise<readonly OpenedProject[]> {
    const all = await Promise.all(this.#opened.values());
    return all.filter(({ root }) => pathBelow(root, full) !== undefined);
  }

  /** Closes a project that no longer exists. */
  close(project: OpenedProject): void {
    this.#opened.delete(project.root);
    project.close();
  }
}
