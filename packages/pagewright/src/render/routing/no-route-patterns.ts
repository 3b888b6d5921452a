/**
 * Takes the place of `regexparam`, the parser that wouter falls back on: paths are matched by `packages/pagewright/src/grammar/route-pattern.ts`, the one
 * matcher of the check, the build and the browser.
 */
export function parse(): never {
  throw new Error('Routes are matched by grammar/route-pattern.ts');
}
