import type { Diagnostic } from 'pagewright/tooling';
import type { FileText } from '../drafts/file-change.ts';
import type { FileVersionJson, MadeProposal, NamedTexts, ProposalPlan } from '../protocol.ts';
import type { Studio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';

/** Milliseconds to wait until the server has confirmed what was just typed. */
const patience = 10_000;

/**
 * Calls the server when it has confirmed everything that this window did, so that both mean the same texts. Rejects with an error whose
 * message is for people.
 */
async function askWhenSent<Answer>({ server, store }: Studio, call: string, body: unknown): Promise<Answer> {
  await new Promise<void>((resolve, reject) => {
    const isSent = () => store.state()?.isPending === false;
    if (isSent()) return resolve();
    const stop = store.subscribe(() => {
      if (isSent()) end(resolve);
    });
    const timer = setTimeout(() => end(() => reject(new Error(strings.connection.lost))), patience);
    const end = (result: () => void) => {
      clearTimeout(timer);
      stop();
      result();
    };
  });
  try {
    return await server.request<Answer>(call, body);
  } catch (error) {
    // What fetch rejects with when there is no server.
    throw error instanceof TypeError ? new Error(strings.connection.lost) : error;
  }
}

/** The texts of files as the window shows them. */
function namedTexts({ store, state }: Studio, files: readonly string[]): NamedTexts {
  const { texts } = store.state() ?? state;
  return files.map((file) => [file, texts.get(file) ?? null]);
}

/** Writes drafts to disk. Resolves with the files that were written. */
export async function saveFiles(studio: Studio, files: readonly string[]): Promise<readonly string[]> {
  const body = { files: namedTexts(studio, files) };
  const { saved } = await askWhenSent<{ readonly saved: readonly string[] }>(studio, 'save', body);
  return saved;
}

/** The errors that saving or proposing drafts would bring into the project. */
export async function errorsOf(
  studio: Studio,
  task: 'save' | 'propose',
  files: readonly string[],
): Promise<readonly Diagnostic[]> {
  const body = { files: namedTexts(studio, files) };
  const { errors } = await askWhenSent<{ readonly errors: readonly Diagnostic[] }>(
    studio,
    `${task}-errors`,
    body,
  );
  return errors;
}

export async function planProposal(studio: Studio): Promise<ProposalPlan> {
  return askWhenSent(studio, 'proposal', {});
}

interface ProposalRequest {
  readonly files: readonly string[];
  readonly message: string;
  readonly branch: string;
  readonly push: boolean;
}

/** Makes a branch with a commit of drafts. */
export async function propose(studio: Studio, { files, ...rest }: ProposalRequest): Promise<MadeProposal> {
  return askWhenSent(studio, 'propose', { ...rest, files: namedTexts(studio, files) });
}

/** The commits that changed a file, newest first. */
export async function listVersions(studio: Studio, file: string): Promise<readonly FileVersionJson[]> {
  const { versions } = await askWhenSent<{ readonly versions: readonly FileVersionJson[] }>(
    studio,
    'history',
    { file },
  );
  return versions;
}

/** The text of a file at one of its commits; null if it did not exist then. */
export async function readVersion(studio: Studio, file: string, commit: string): Promise<FileText> {
  const { text } = await askWhenSent<{ readonly text: FileText }>(studio, 'version', { file, commit });
  return text;
}
