import { writtenPointer } from '../../../config/read/origin.ts';
import { lineFinder } from '../../../json/source-place.ts';
import { webOrigin } from '../../../project/declared-origins.ts';
import { frameOfPage } from '../../../project/framed-pages.ts';
import type { OriginPurpose } from '../../../project/policy.ts';
import { diagnose, diagnoseAt } from '../../diagnostics/diagnose.ts';
import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts';
import type { Workspace } from '../../diagnostics/workspace.ts';
import type { References } from '../../facts/references.ts';

/** A URL of another origin in a page config or in code. */
export interface OriginUse {
  readonly origin: string;
  /** What it is used for; undefined if that is unknown. */
  readonly purpose: OriginPurpose | undefined;
  /** What it may be used for, if `purpose` is unknown and the use is not just a text. */
  readonly oneOf?: readonly OriginPurpose[] | undefined;
  /** False for what pages name but do not load, such as the image for shared links. */
  readonly isLoaded: boolean;
  /** A problem of this use, at its place. */
  diagnose(problem: Problem): Diagnostic;
}

/** The uses in the configs, each once although several pages may share it. */
export function usesInConfigs(references: readonly References[]): readonly OriginUse[] {
  const uses = new Map<string, OriginUse>();
  for (const { origin: place, pointer, purpose, oneOf, url } of references.flatMap(({ remote }) => remote)) {
    const origin = webOrigin(url);
    if (origin === undefined) continue;
    uses.set(`${place.file.name} ${writtenPointer(place, pointer)}`, {
      origin,
      purpose,
      oneOf,
      // A page that cannot be framed is reported as such, and its player may have another origin.
      isLoaded: !pointer.startsWith('/head/') && !(purpose === 'frames' && frameOfPage(url)),
      diagnose: (problem) => diagnoseAt(place, { ...problem, pointer }),
    });
  }
  return [...uses.values()];
}

/** The uses in the code of the site. */
export function usesInCode({ siteCode }: Pick<Workspace, 'siteCode'>): readonly OriginUse[] {
  return [...(siteCode?.files ?? [])].flatMap(([name, { text, uses }]) => {
    const find = lineFinder(text);
    return uses.map(({ origin, purpose, oneOf, start, end }): OriginUse => {
      const file = { name, place: () => find(start, end) };
      return {
        origin,
        purpose,
        oneOf,
        isLoaded: true,
        diagnose: (problem) => ({ ...diagnose(file, problem), folder: 'project' }),
      };
    });
  });
}
