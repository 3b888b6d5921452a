import type { OriginPurpose } from '../../../../project/policy.ts';
import { formatList, type Messages, suggest } from '../../message-text.ts';

interface PolicyData {
  /** `declaredFor` has the other purposes for which the policy allows the origin. */
  'forbidden-origin': {
    readonly origin: string;
    readonly purpose: OriginPurpose;
    readonly declaredFor: readonly OriginPurpose[];
  };
  /** `oneOf` has the purposes that the URL may have. */
  'undeclared-origin': {
    readonly origin: string;
    readonly oneOf: readonly OriginPurpose[];
    readonly declaredFor: readonly OriginPurpose[];
  };
  /** `sink` takes the HTML: `innerHTML`. */
  'refused-html': { readonly sink: string };
  'undeclared-frames': Readonly<Record<never, never>>;
  /** `usedFor` has the purposes for which pages do use it, and `neededBy` what the project says about it. */
  'unused-origin': {
    readonly origin: string;
    readonly purpose: OriginPurpose;
    readonly usedFor: readonly OriginPurpose[];
    readonly neededBy?: string | undefined;
  };
  /** A key of `_site.json` whose values belong in another place. */
  'moved-key': { readonly key: string; readonly to: string };
  /** `options` are the other origins that the policy declares. */
  'unknown-needed-by': { readonly found: string; readonly options: readonly string[] };
}

/** What each purpose allows, before the origin. */
export const allowedWhat: { readonly [Purpose in OriginPurpose]: string } = {
  scripts: 'scripts from',
  connect: 'requests to',
  frames: 'frames from',
  media: 'video and audio from',
  forms: 'forms that send to',
  images: 'images from',
  styles: 'stylesheets from',
  fonts: 'fonts from',
};

const keysOf = (purposes: readonly OriginPurpose[], between = ' and ') =>
  purposes.map((each) => `policy.${each}`).join(between);

const declaredOnly = (purposes: readonly OriginPurpose[]) =>
  purposes.length > 0 ? ` It is declared in ${keysOf(purposes)} only.` : '';

/** How to allow an origin for one of these purposes. */
export function howToAllow(origin: string, ...purposes: readonly OriginPurpose[]): string {
  const secure = origin.replace(/^(http|ws):/, '$1s:');
  const add = `dd "${secure}" to ${keysOf(purposes, ' or ')} in pagewright.config.ts, with the reason.`;
  return secure === origin || /^\w+:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin)
    ? `A${add.replace(secure, origin)}`
    : `Use ${secure.split(':')[0]}, and a${add}`;
}

export const policyMessages: Messages<PolicyData> = {
  'forbidden-origin': ({ origin, purpose, declaredFor }) => ({
    message: `The policy does not allow ${allowedWhat[purpose]} ${origin}, so browsers block it.${declaredOnly(declaredFor)}`,
    repair: howToAllow(origin, purpose),
  }),
  'undeclared-origin': ({ origin, oneOf, declaredFor }) => ({
    message: `If a page loads this URL, browsers block it, because the policy does not allow ${origin}.${declaredOnly(declaredFor)}`,
    repair: howToAllow(origin, ...oneOf),
  }),
  'refused-html': ({ sink }) => ({
    message: `Browsers with Trusted Types refuse the HTML that this code writes with ${sink}.`,
    repair:
      'Show HTML of the content service with ContentHtml of pagewright/content-html, and everything else as elements, or give a reason as policy.html in pagewright.config.ts.',
  }),
  'undeclared-frames': () => ({
    message: 'This frame shows a URL from content, but the policy allows frames from no other origin.',
    repair: 'Add the origins of these URLs to policy.frames in pagewright.config.ts, with the reason.',
  }),
  'unused-origin': ({ origin, purpose, usedFor, neededBy }) => ({
    message:
      neededBy === undefined
        ? `The policy allows ${allowedWhat[purpose]} ${origin}, but no page and no code of the site uses it so.`
        : `The policy allows ${allowedWhat[purpose]} ${origin}, because ${neededBy} needs it, but nothing uses ${neededBy} either.`,
    repair:
      usedFor.length > 0
        ? `It is used for ${formatList(usedFor)}: move it to ${keysOf(usedFor)}.`
        : neededBy === undefined
          ? 'Remove it, or name the declared origin or the package whose code uses it: { reason: "…", neededBy: "…" }.'
          : 'Remove both.',
  }),
  'moved-key': ({ key, to }) => ({
    message: `"${key}" is no longer a property of the site config.`,
    repair: `Move each origin to ${to}, with the reason: { "https://cdn.example.com": "The photographs" }.`,
  }),
  'unknown-needed-by': ({ found, options }) => ({
    message: `"${found}" is neither another origin that the policy declares nor a package that the code of the site imports.`,
    ...suggest(found, options, 'Name the origin or the package whose code uses this origin.'),
  }),
};
