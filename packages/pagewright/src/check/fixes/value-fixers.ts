import type { DiagnosticCode } from '../messages/diagnostic.ts';
import { changePart, type Fixer, suggestedChange } from './fixer.ts';

/** Changes the names in the paths of a string: `{post.titel}`. Returns undefined for names that stay. */
function changePaths(
  text: string,
  change: (names: readonly string[]) => readonly string[] | undefined,
): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (binding, path: string) => {
    const changed = change(path.split('.'));
    return changed ? `{${changed.join('.')}}` : binding;
  });
}

/** Fixes of values and bindings whose message suggests only a part of the value. */
export const valueFixers: { readonly [Code in DiagnosticCode]?: Fixer<Code> } = {
  'unknown-query': ({ name }, place) =>
    changePart(place, (text) =>
      changePaths(text, ([root, ...fields]) =>
        root === name && place.suggestion !== undefined ? [place.suggestion, ...fields] : undefined,
      ),
    ),
  'unknown-field': ({ path, field }, place) =>
    changePart(place, (text) =>
      changePaths(text, (names) => {
        const at = names.indexOf(field, 1);
        const isMeant = names.join('.') === path && at > 0 && place.suggestion !== undefined;
        return isMeant ? names.with(at, place.suggestion) : undefined;
      }),
    ),
  'unknown-route-param': ({ name }, place) =>
    changePart(place, (text) =>
      changePaths(text, ([root, param, ...fields]) =>
        root === 'route' && param === name && place.suggestion !== undefined
          ? [root, place.suggestion, ...fields]
          : undefined,
      ),
    ),
  'malformed-braces': ({ found, repair }, place) =>
    repair === undefined ? [] : changePart(place, (text) => text.replace(found, () => repair), true),
  'doubled-braces': ({ path }, place) =>
    changePart(place, (text) => text.replace(/\{\{\s*[\w.-]+\s*\}\}?/, () => `{${path}}`)),
  'dead-anchor': (_, place) =>
    changePart(place, (text) =>
      place.suggestion === undefined ? text : text.replace(/#.*$/s, `#${place.suggestion}`),
    ),
  'dead-link': ({ isComputed }, place) => {
    const { suggestion } = place;
    if (suggestion === undefined) return [];
    return changePart(place, (text) => {
      const [path = ''] = text.split(/[?#]/, 1);
      const rest = text.slice(path.length);
      if (!isComputed) return /[{}]/.test(path) ? text : suggestion + rest;
      return sameShape(path, suggestion) + rest;
    });
  },
  'not-allowed': ({ found }, place) => (typeof found === 'string' ? suggestedChange(found, place) : []),
};

/** A path with bindings, with the fixed segments of a route: `/service/{item.slug}` as `/services/:slug`. */
function sameShape(path: string, route: string): string {
  const segments = route.split('/');
  return path
    .split('/')
    .map((segment, index) => {
      const meant = segments[index] ?? '';
      return /[{}]/.test(segment) || meant.startsWith(':') ? segment : meant;
    })
    .join('/');
}
