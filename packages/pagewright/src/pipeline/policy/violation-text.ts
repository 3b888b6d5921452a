import { allowedWhat, howToAllow } from '../../check/codes/project/policy/policy-codes.ts';
import { recordOf } from '../../json/is-record.ts';
import { webOrigin } from '../../project/declared-origins.ts';
import type { OriginPurpose } from '../../project/policy.ts';

const purposes: { readonly [directive: string]: OriginPurpose } = {
  'script-src': 'scripts',
  'script-src-elem': 'scripts',
  'connect-src': 'connect',
  'frame-src': 'frames',
  'media-src': 'media',
  'form-action': 'forms',
  'img-src': 'images',
  'style-src': 'styles',
  'style-src-elem': 'styles',
  'font-src': 'fonts',
};

/** What to do about something that has no origin. */
function adviceFor(directive: string, blocked: string): string {
  if (directive.startsWith('style-src')) return 'Use a class, or set the property of the style from code.';
  if (blocked === 'trusted-types-sink')
    return 'Show HTML with ContentHtml. If scripts of others write it, give the reason as policy.html in pagewright.config.ts.';
  if (directive.startsWith('script-src')) return 'Put the code into a module, or load it with "Script".';
  return 'No declaration allows it.';
}

const names: { readonly [blocked: string]: string } = {
  inline: 'code or styles inside the document',
  eval: 'code that is made from text',
  'trusted-types-sink': 'HTML or the URL of a script as plain text',
  'trusted-types-policy': 'a Trusted Types policy of its own',
};

/** A violation of the policy in a browser, as a sentence with the way out; undefined if it has another form. */
export function violationText(violation: unknown): string | undefined {
  const { page, directive, blocked, sample } = recordOf(violation);
  if (typeof page !== 'string' || typeof directive !== 'string' || typeof blocked !== 'string')
    return undefined;
  const purpose = Object.hasOwn(purposes, directive) ? purposes[directive] : undefined;
  const origin = webOrigin(blocked);
  if (purpose && origin !== undefined)
    return `${page}: the policy does not allow ${allowedWhat[purpose]} ${origin}, so browsers block ${blocked}. ${howToAllow(origin, purpose)}`;
  const what = Object.hasOwn(names, blocked) ? names[blocked] : blocked;
  const found = typeof sample === 'string' && sample !== '' ? ` (${sample})` : '';
  return `${page}: the policy does not allow ${what}${found}: ${directive}. ${adviceFor(directive, blocked)}`;
}
