/**
 * Replaces wouter's route parser `regexparam`, which nothing uses: the check, the build and browsers all match routes with
 * `grammar/route-pattern.ts`.
 */
export function parse(): never {
  throw new Error('Routes are matched by grammar/route-pattern.ts');
}
