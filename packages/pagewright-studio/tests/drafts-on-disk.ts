import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DraftedProject } from '../../pagewright/src/pipeline/site/drafted-project.ts';
import { museum } from '../../pagewright/tests/sites/museum-project.ts';
import { eventToJson } from '../src/browser/drafts/draft-json.ts';
import { changeBetween, type FileText } from '../src/browser/drafts/file-change.ts';
import { DraftJournal } from '../src/node/drafts/draft-journal.ts';
import { DraftSession } from '../src/node/drafts/draft-session.ts';

/** Reading a project takes most of the time of a test. The schemas and the code come from the museum. */
let project: DraftedProject | undefined;

/** The page configs of the museum in a temporary folder, and drafts of them. */
export class DraftsOnDisk {
  readonly root = mkdtempSync(path.join(tmpdir(), 'studio-drafts-'));
  readonly project: DraftedProject;
  readonly session: DraftSession;
  #count = 0;

  constructor() {
    cpSync(path.join(museum, 'page-configs'), path.join(this.root, 'page-configs'), { recursive: true });
    project ??= new DraftedProject(museum);
    this.project = project;
    const journal = new DraftJournal(path.join(this.root, '.pagewright/studio'));
    this.session = new DraftSession(this.project.filesOnDisk, journal, () => {});
  }

  /** Changes drafts in one step, as a window does. Null deletes a file. */
  draft(changes: Readonly<Record<string, (text: string) => FileText>>): void {
    this.#count += 1;
    const step = {
      is: 'step',
      label: 'Change',
      changes: new Map(
        Object.entries(changes).map(([file, change]) => {
          const text = this.text(file);
          return [file, changeBetween(text, change(text ?? ''))];
        }),
      ),
    } as const;
    const request = { ...eventToJson(step) };
    const requests = [{ id: `${this.#count}`, request }];
    const result = this.session.handle({ base: this.session.sequence, requests });
    if (result !== 'applied') throw new Error(JSON.stringify(result));
  }

  /** The draft of a file. */
  text(file: string): FileText {
    return this.session.texts.get(file) ?? null;
  }

  /** The body of a call that names drafts as a window sees them. */
  named(...files: readonly string[]): { readonly files: readonly (readonly [string, FileText])[] } {
    return { files: files.map((file) => [file, this.text(file)]) };
  }

  /** What is on disk. */
  read(file: string): FileText {
    const full = path.join(this.root, 'page-configs', file);
    return existsSync(full) ? readFileSync(full, 'utf8') : null;
  }

  /** Writes a page config as another program does. */
  write(file: string, text: string): void {
    writeFileSync(path.join(this.root, 'page-configs', file), text);
  }

  git(...options: readonly string[]): string {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    return execFileSync('git', [...identity, ...options], {
      cwd: this.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  }

  /** Makes the folder a repository with one commit. */
  commitAll(): void {
    this.git('init', '--quiet');
    // Each process of git takes longer than the rest of a test.
    appendFileSync(path.join(this.root, '.git/config'), '[user]\n\tname = Ada\n\temail = ada@example.com\n');
    writeFileSync(path.join(this.root, '.gitignore'), '.pagewright/\n');
    this.git('add', '.');
    this.git('commit', '--quiet', '--message', 'First version');
  }

  close(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
