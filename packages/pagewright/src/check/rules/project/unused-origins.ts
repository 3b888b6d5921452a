import type { Schemas } from '../../../config/schemas/schemas.ts';
import { objectOf, pointerOf, type Steps, valueAt } from '../../../json/json-value.ts';
import { once } from '../../../memory/once.ts';
import type { DeclaredProject } from '../../../project/declared.ts';
import { coversOrigin, originPurposes } from '../../../project/declared-origins.ts';
import type { OriginPurpose } from '../../../project/policy.ts';
import { formatOf } from '../../../schema/describe-schema.ts';
import { nodeOf } from '../../../schema/schema-node.ts';
import { anyInside } from '../../../schema/schema-search.ts';
import { type Problem, problemAt } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { References } from '../../facts/references.ts';
import type { OriginUse } from './origin-uses.ts';

interface KnownUses {
  readonly workspace: Workspace;
  readonly references: readonly References[];
  readonly uses: readonly OriginUse[];
}

/** An origin of the policy. */
interface Declaration {
  readonly purpose: OriginPurpose;
  readonly origin: string;
  readonly steps: Steps;
  /** The origin or the package whose code uses it. */
  readonly neededBy: string | undefined;
}

function declarationsOf({ value }: DeclaredProject): readonly Declaration[] {
  return originPurposes.flatMap((purpose) =>
    Object.entries(objectOf(valueAt(value, ['policy', purpose]))).map(([origin, reason]) => {
      const { neededBy } = objectOf(reason);
      return {
        purpose,
        origin,
        steps: ['policy', purpose, origin],
        neededBy: typeof neededBy === 'string' ? neededBy : undefined,
      };
    }),
  );
}

const hasHtml = anyInside((node) => formatOf(node) === 'html');

/**
 * Whether content may use a purpose, in ways which only a build knows. HTML may have pictures, films and players.
 * @param hasBoundFrames whether content decides which URL a frame shows
 */
export function isProvenByBuild(
  purpose: OriginPurpose,
  { content }: Schemas,
  hasBoundFrames: boolean,
): boolean {
  if (purpose === 'images' || purpose === 'media') return true;
  return (
    purpose === 'frames' &&
    (hasBoundFrames || [...content.values()].some((schema) => hasHtml(nodeOf(schema))))
  );
}

/** Matches a declared origin in a text. */
export function originPattern(declared: string): RegExp {
  const host = declared.replace(/[.[\]]/g, '\\$&').replace('*', '[\\w.-]+');
  return new RegExp(`${host}(?![\\w.:-])`, 'gi');
}

/** Whether a config names an origin other than as the target of a link, or with a purpose that is known. */
function isNamedInConfigs(declared: string, { workspace, references }: KnownUses): boolean {
  const pattern = originPattern(declared);
  let count = 0;
  for (const [file, text] of workspace.files)
    if (file !== '_redirects.json') count += text.match(pattern)?.length ?? 0;
  if (count === 0) return false;
  const known = new Set<string>();
  for (const { links, remote } of references) {
    for (const { origin, pointer, target } of links)
      if (target.origin && coversOrigin(declared, target.origin)) known.add(`${origin.file.name} ${pointer}`);
    for (const { origin, pointer, url } of remote)
      if (url.match(pattern)) known.add(`${origin.file.name} ${pointer}`);
  }
  return count > known.size;
}

/** The purposes for which pages and code use an origin, and whether they may use it for any other. */
function usesOf(declared: string, known: KnownUses) {
  const found = known.uses.filter(({ origin }) => coversOrigin(declared, origin));
  const purposes = new Set(found.flatMap(({ purpose }) => purpose ?? []));
  // Searching all configs takes time, and most origins are found before.
  const isForAny = once(() => found.some(({ purpose }) => !purpose) || isNamedInConfigs(declared, known));
  return { purposes, isForAny };
}

/** Reports declared origins that neither pages nor code use for their purpose, and wrong names in `neededBy`. */
export function unusedOrigins(project: DeclaredProject, known: KnownUses): readonly Problem[] {
  const { siteCode, schemas } = known.workspace;
  const hasBoundFrames = known.references.some(({ boundFrames }) => boundFrames.length > 0);
  const declarations = declarationsOf(project);
  const origins = [...new Set(declarations.map(({ origin }) => origin))];
  const uses = new Map(origins.map((origin) => [origin, usesOf(origin, known)]));
  const isPackage = (name: string) => siteCode?.packages.has(name) ?? false;
  const isUsed = ({ origin, purpose }: Declaration): boolean => {
    const { purposes, isForAny } = uses.get(origin) ?? { purposes: new Set(), isForAny: () => false };
    // A script uses its own origin in ways that only its authors know.
    const isOfScript = purposes.has('scripts');
    return (
      purposes.has(purpose) || isOfScript || isProvenByBuild(purpose, schemas, hasBoundFrames) || isForAny()
    );
  };
  const used = new Set<string>();
  for (const each of declarations) if (each.neededBy === undefined && isUsed(each)) used.add(each.origin);
  // Code of one origin may load another, which loads a third.
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const { origin, neededBy } of declarations)
      if (neededBy !== undefined && (used.has(neededBy) || isPackage(neededBy))) used.add(origin);
  }
  return declarations.flatMap((each): Problem[] => {
    const { origin, purpose, steps, neededBy } = each;
    if (neededBy !== undefined && !isPackage(neededBy) && (neededBy === origin || !uses.has(neededBy))) {
      // Without the code of the site, its packages are unknown.
      if (!siteCode && !neededBy.includes(':')) return [];
      const options = [...origins.filter((other) => other !== origin), ...(siteCode?.packages ?? [])];
      return [
        problemAt('unknown-needed-by', pointerOf([...steps, 'neededBy']), { found: neededBy, options }),
      ];
    }
    if (neededBy === undefined ? isUsed(each) : isPackage(neededBy) || used.has(neededBy) || isUsed(each))
      return [];
    const usedFor = [...(uses.get(origin)?.purposes ?? [])].filter((other) => other !== purpose);
    return [problemAt('unused-origin', pointerOf(steps), { origin, purpose, usedFor, neededBy }, 'key')];
  });
}
