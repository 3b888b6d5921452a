/**
 * Replaces `regexparam`, wouter's route parser, which is not used: `grammar/route-pattern.ts` is the only matcher of the
 * check, the build and the browser.
 */
export function parse(): never {
  throw new Error('Routes are matched by grammar/route-pattern.ts');
}
