import { allowedWhat, howToAllow } from '../../check/codes/project/policy/policy-codes.ts';
import { literalOrigins } from '../../check/rules/project/policy-check.ts';
import { isProvenByBuild, originPattern } from '../../check/rules/project/unused-origins.ts';
import { projectFile } from '../../project/declared.ts';
import { allowsOrigin, coversOrigin, originPurposes } from '../../project/declared-origins.ts';
import type { OriginPurpose } from '../../project/policy.ts';
import type { ProjectConfig } from '../../project/project-config.ts';
import type { CheckedSite } from '../site/checked-site.ts';
import type { Warning } from '../warnings.ts';
import { allowedOrigins, type PolicyOptions } from './content-policy.ts';
import { hasBoundFrames } from './framed-urls.ts';
import type { PageUse } from './page-uses.ts';

/** The written pages of a build, and what they load of other origins. */
export interface UsedOrigins {
  /** By path. */
  readonly pages: Readonly<
    Record<string, { readonly uses?: readonly PageUse[]; readonly mentions?: readonly string[] }>
  >;
  /** Origins that pages may always use: the site itself, and content services as the build reads them. */
  readonly own: readonly string[];
}

/** The declared origins that a document contains, for any purpose. */
export function mentionsIn(html: string, { policy }: Pick<ProjectConfig, 'policy'>): readonly string[] {
  const declared = new Set(originPurposes.flatMap((purpose) => Object.keys(policy?.[purpose] ?? {})));
  return [...declared].filter((origin) => originPattern(origin).test(html));
}

function undeclaredPlayer(path: string, { purpose, origin, url }: PageUse): Warning {
  return {
    kind: 'players whose origin the policy does not allow',
    cause: `${purpose} ${origin}`,
    text:
      `${path}: the player ${url} in its content stays a link, because the policy does not allow ${allowedWhat[purpose]} ${origin}. ` +
      `To play it on the page, add this line to policy.${purpose} in ${projectFile}: "${origin}": "The players in articles",`,
  };
}

/**
 * Reports what the pages of a build load and the policy forbids.
 * @param isReported whether images from an origin are reported already
 */
export function forbiddenUses(
  { pages, own }: UsedOrigins,
  options: PolicyOptions,
  isReported: (origin: string) => boolean,
): readonly Warning[] {
  return Object.keys(pages)
    .sort()
    .flatMap((path) =>
      (pages[path]?.uses ?? []).flatMap((use): Warning[] => {
        const { purpose, origin, url, block, isPlayer } = use;
        if (allowsOrigin([...own, ...allowedOrigins(options, purpose)], origin)) return [];
        if (purpose === 'images' && isReported(origin)) return [];
        if (isPlayer) return [undeclaredPlayer(path, use)];
        const place = block === undefined ? path : `${path}: ${block}`;
        return [
          {
            kind: 'uses of origins that the policy forbids',
            cause: `${purpose} ${origin}`,
            text:
              `${place}: the policy does not allow ${allowedWhat[purpose]} ${origin}, so browsers block ${url}. ` +
              howToAllow(origin, purpose),
          },
        ];
      }),
    );
}

/** Whether the check has judged a declaration, because the text of the config names the origin, and content cannot use it. */
function isJudged(origin: string, purpose: OriginPurpose, site: CheckedSite): boolean {
  const isLiteral = site.project && literalOrigins(site.project, purpose)?.includes(origin);
  return (
    Boolean(isLiteral) && !isProvenByBuild(purpose, site.schemas, hasBoundFrames(site.pages, site.schemas))
  );
}

/**
 * Reports declared origins that no page of a whole build uses, as far as the check could not know it.
 * @param isInCode whether the bundled code matches a pattern
 */
export function unprovenOrigins(
  { pages }: Pick<UsedOrigins, 'pages'>,
  { policy, extensions = [] }: ProjectConfig,
  site: CheckedSite,
  isInCode: (pattern: RegExp) => boolean,
): readonly Warning[] {
  const written = Object.values(pages);
  const isUsed = (declared: string, purpose: OriginPurpose) => {
    const pattern = () => originPattern(declared);
    return (
      written.some(
        ({ uses = [], mentions = [] }) =>
          mentions.includes(declared) ||
          uses.some((use) => use.purpose === purpose && coversOrigin(declared, use.origin)),
      ) ||
      [...site.files.values()].some((text) => pattern().test(text)) ||
      isInCode(pattern())
    );
  };
  return originPurposes.flatMap((purpose) =>
    Object.entries(policy?.[purpose] ?? {}).flatMap(([origin, reason]): Warning[] => {
      const isOfExtension = extensions.some((each) => each.policy?.[purpose]?.[origin] !== undefined);
      if (typeof reason !== 'string' || isOfExtension) return [];
      if (isJudged(origin, purpose, site) || isUsed(origin, purpose)) return [];
      return [
        {
          kind: 'origins that nothing uses',
          cause: origin,
          text:
            `policy.${purpose} in ${projectFile} allows ${allowedWhat[purpose]} ${origin}, but no page and no code of this build uses it. ` +
            'Remove it, or name the declared origin or the package whose code uses it: { reason: "…", neededBy: "…" }.',
        },
      ];
    }),
  );
}
