import { type Diagnostic, json } from 'pagewright/tooling';
import type { DraftedProject, ProjectConfig } from 'pagewright/tooling/node';
import type { FileText } from '../../browser/drafts/file-change.ts';
import type { MadeProposal, ProposalPlan } from '../../browser/protocol.ts';
import { imagesIn } from '../../browser/publish/propose/shown-images.ts';
import type { DraftSession } from '../drafts/draft-session.ts';
import { readConfigs } from '../drafts/read-configs.ts';
import { previewUrl } from '../git/branch-page.ts';
import { propose } from '../git/propose-changes.ts';
import { tryGit } from '../git/try-git.ts';
import { CallError } from '../http/studio-call.ts';
import { pagesFolder } from '../project-data.ts';
import { committedConfigs } from './committed-configs.ts';
import { assertNoErrors, errorsWith } from './draft-errors.ts';
import { assertSettled, type NamedDraft, namedDrafts } from './named-drafts.ts';
import { readImages, uncommittedImages } from './uncommitted-images.ts';

export interface ProposingParts {
  readonly root: string;
  readonly config: Pick<ProjectConfig, 'studio'>;
  readonly project: DraftedProject;
  readonly session: DraftSession;
}

/** The longest message and the longest name of a branch, in characters. */
const maxMessage = 10_000;
const maxBranch = 200;

/**
 * What can be proposed: the drafts that differ from the last commit, saved or not. Drafts follow the disk first: one that lacks a change
 * which was committed outside the studio would propose to undo it. Rejects with an ExplainedError if there is no repository.
 */
export async function planProposal({ root, config, session }: ProposingParts): Promise<ProposalPlan> {
  const { texts } = await committedConfigs(root);
  readConfigs(root, session, texts.keys());
  const drafts = session.texts;
  const files = [...new Set([...texts.keys(), ...drafts.keys()])].toSorted();
  return {
    changes: files.flatMap((file): [string, FileText][] => {
      const before = texts.get(file) ?? null;
      return before === (drafts.get(file) ?? null) ? [] : [[file, before]];
    }),
    images: await uncommittedImages(root),
    hasOrigin: (await tryGit(root, ['remote', 'get-url', 'origin'])) !== undefined,
    hasPreview: config.studio?.previewUrl !== undefined,
  };
}

/** The errors that the project would have with drafts on top of the last commit, and without all other drafts. */
export async function errorsOfProposing(
  { root, project }: Pick<ProposingParts, 'root' | 'project'>,
  drafts: readonly NamedDraft[],
): Promise<readonly Diagnostic[]> {
  const { texts } = await committedConfigs(root);
  return errorsWith(project, texts, drafts);
}

/**
 * Commits drafts on a new branch. Drafts, disk and the branch that is checked out stay as they are. New images that the drafts show go
 * along. Rejects with a CallError or an ExplainedError.
 */
export async function proposeDrafts(parts: ProposingParts, body: unknown): Promise<MadeProposal> {
  const { root, config, session } = parts;
  const { message, branch, push } = json.isRecord(body) ? body : {};
  if (typeof message !== 'string' || message.trim() === '' || message.length > maxMessage)
    throw new CallError(`Write a message of at most ${maxMessage} characters that says what you changed.`);
  if (typeof branch !== 'string' || branch.length > maxBranch)
    throw new CallError(`Write a name for the branch of at most ${maxBranch} characters.`);
  readConfigs(root, session, []);
  const drafts = namedDrafts(session, body);
  if (drafts.length === 0) throw new CallError('Choose at least one file.');
  assertSettled(drafts);
  // A mistake in the setting is reported before there is a branch.
  previewUrl(config, 'preview');
  assertNoErrors(await errorsOfProposing(parts, drafts), '');
  const images = imagesIn(
    drafts.map(({ text }) => text),
    await uncommittedImages(root),
  );
  const files = new Map<string, string | Uint8Array | null>([
    ...readImages(root, images),
    ...drafts.map(({ file, text }): [string, FileText] => [`${pagesFolder}/${file}`, text]),
  ]);
  const made = await propose(root, { branch, message, files, push: push === true });
  const preview = made.pushed ? previewUrl(config, made.branch) : undefined;
  return { ...made, ...(preview === undefined ? {} : { preview }) };
}
