import { objectOf, valueAt } from '../../../json/json-value.ts';
import { getOrInsert } from '../../../memory/get-or-insert.ts';
import { type DeclaredProject, isComputed } from '../../../project/declared.ts';
import {
  allowsOrigin,
  declaredOrigins,
  originPurposes,
  webOrigin,
} from '../../../project/declared-origins.ts';
import { wrongOrigin } from '../../../project/origins.ts';
import type { OriginPurpose } from '../../../project/policy.ts';
import { diagnoseAt } from '../../diagnostics/diagnose.ts';
import { type Diagnostic, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { BoundFrame, References } from '../../facts/references.ts';
import { placeholderTexts } from '../placeholder-texts.ts';
import { type OriginUse, usesInCode, usesInConfigs } from './origin-uses.ts';
import { diagnoseProject } from './project-check.ts';
import { problemsOfProject } from './project-problems.ts';
import { refusedHtml } from './refused-html.ts';
import { unusedOrigins } from './unused-origins.ts';

/**
 * The declared origins of a purpose, in place of a malformed one the origin that was most likely meant; undefined if the text of the project
 * does not name all of them.
 */
export function literalOrigins(
  project: DeclaredProject,
  purpose: OriginPurpose,
): readonly string[] | undefined {
  const at = `/policy/${purpose}`;
  const isOpen = ['', '/policy', at].some((each) => project.open.has(each));
  if (isOpen || isComputed(project, at)) return undefined;
  const written = Object.keys(objectOf(valueAt(project.value, ['policy', purpose])));
  return written.map((each) => wrongOrigin(each)?.suggestion ?? each);
}

/** The purposes for which pages may use content services. */
const contentPurposes: ReadonlySet<OriginPurpose> = new Set(['images', 'media', 'connect', 'forms']);

/** Returns a function that says whether the policy allows an origin, or may allow it. */
function policyOf({ siteUrl, environmentOrigins, extensions = [] }: Workspace, project: DeclaredProject) {
  const own = webOrigin(siteUrl ?? '');
  return (origin: string, purpose: OriginPurpose): boolean => {
    if (origin === own) return true;
    if (contentPurposes.has(purpose) && environmentOrigins?.has(origin)) return true;
    if (extensions.some(({ policy }) => allowsOrigin(declaredOrigins(policy, purpose), origin))) return true;
    const declared = literalOrigins(project, purpose);
    return declared === undefined || allowsOrigin(declared, origin);
  };
}

function forbiddenUses(
  uses: readonly OriginUse[],
  project: DeclaredProject,
  allows: ReturnType<typeof policyOf>,
): readonly Diagnostic[] {
  return uses.flatMap(({ origin, purpose, oneOf = [], isLoaded, diagnose }) => {
    const purposes = purpose === undefined ? oneOf : [purpose];
    if (!isLoaded || purposes.length === 0 || purposes.some((each) => allows(origin, each))) return [];
    const declaredFor = originPurposes.filter((each) =>
      allowsOrigin(literalOrigins(project, each) ?? [], origin),
    );
    if (purpose === undefined)
      return [diagnose(problemAt('undeclared-origin', '', { origin, oneOf: purposes, declaredFor }))];
    return [diagnose(problemAt('forbidden-origin', '', { origin, purpose, declaredFor }))];
  });
}

/** Reports frames whose URL comes from content, if the policy allows no origin at all in frames. */
function undeclaredFrames(frames: readonly BoundFrame[], project: DeclaredProject): readonly Diagnostic[] {
  if (literalOrigins(project, 'frames')?.length !== 0) return [];
  const found = new Map<string, Diagnostic>();
  for (const { origin, pointer } of frames)
    getOrInsert(found, `${origin.file.name} ${pointer}`, () =>
      diagnoseAt(origin, problemAt('undeclared-frames', pointer, {})),
    );
  return [...found.values()];
}

/**
 * Proves the policy against what pages and code use: reports uses that it forbids, and origins that nothing uses.
 * @param references of all pages and of what they share
 */
export function checkPolicy(references: readonly References[], workspace: Workspace): readonly Diagnostic[] {
  const { project } = workspace;
  if (!project) return [];
  const uses = [...usesInConfigs(references), ...usesInCode(workspace)];
  const wrong = problemsOfProject(project, workspace.publicFiles).map(({ pointer }) => pointer);
  const inProject = [
    ...unusedOrigins(project, { workspace, references, uses }),
    ...placeholderTexts(project.value, '', false),
  ].filter(({ pointer }) => !wrong.some((each) => each === pointer || each.startsWith(`${pointer}/`)));
  const boundFrames = references.flatMap((each) => each.boundFrames);
  return [
    ...forbiddenUses(uses, project, policyOf(workspace, project)),
    ...undeclaredFrames(boundFrames, project),
    ...refusedHtml(workspace, project),
    ...diagnoseProject(project, inProject),
  ];
}
