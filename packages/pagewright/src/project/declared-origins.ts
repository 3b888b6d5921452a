import { coversOrigin } from '../content/covers-origin.ts';
import type { OriginPurpose, Policy } from './policy.ts';

export { coversOrigin };

/** The purposes of origins, in the order of documents. */
export const originPurposes = [
  'scripts',
  'connect',
  'frames',
  'media',
  'forms',
  'images',
  'styles',
  'fonts',
] as const satisfies readonly OriginPurpose[];

/** The origins that a policy allows for a purpose, sorted. */
export function declaredOrigins(policy: Policy | undefined, purpose: OriginPurpose): readonly string[] {
  return Object.keys(policy?.[purpose] ?? {}).sort();
}

/** Whether one of these origins covers another one. */
export function allowsOrigin(declared: readonly string[], origin: string): boolean {
  return declared.some((each) => coversOrigin(each, origin));
}

/** The origin of a URL of another site: `https://example.com`; undefined for a path or a text that is not a URL of the web. */
export function webOrigin(url: string): string | undefined {
  if (!/^(?:https?|wss?):\/\/[^\s/]/i.test(url)) return undefined;
  try {
    const { protocol, host } = new URL(url);
    // A host with other characters would end its directive of the policy.
    return /^[\w.:[\]-]+$/.test(host) ? `${protocol}//${host}` : undefined;
  } catch {
    return undefined;
  }
}
