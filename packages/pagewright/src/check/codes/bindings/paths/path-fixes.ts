import type { Spot } from '../../../../json/spot.ts';
import { changePart, type Fixers, type FixPlan } from '../../fixer.ts';
import type { PathData } from './path-codes.ts';

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

export const pathFixers: Fixers<PathData> = {
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
  'unknown-route-param': ({ name, isOfUrl }, place) =>
    changePart(place, (text) =>
      changePaths(text, ([root, param, ...fields]) => {
        if (root !== 'route' || param !== name || place.suggestion === undefined) return undefined;
        return isOfUrl ? ['url', name, ...fields] : [root, place.suggestion, ...fields];
      }),
    ),
  'unknown-url-param': ({ name }, place) =>
    changePart(place, (text) =>
      changePaths(text, ([root, param, ...fields]) =>
        root === 'url' && param === name && place.suggestion !== undefined
          ? [root, place.suggestion, ...fields]
          : undefined,
      ),
    ),
  'path-through-list': ({ path, list, meant, property }, place) => {
    if (meant !== undefined)
      return changePart(place, (text) => text.replaceAll(`{${path}}`, () => `{${meant}}`));
    return property === undefined ? [] : showEach(place.spot, list);
  },
};

/** Shows an item of an array once for each item of a list. */
function showEach(spot: Spot | undefined, list: string): readonly FixPlan[] {
  if (!spot?.parent) return [];
  if (spot.property) return showEach(spot.parent, list);
  const { start, end } = spot.tree;
  const shown = spot.text.slice(start, end).replaceAll(`{${list}.`, '{item.');
  const text = `{ "each": "{${list}}", "show": ${shown} }`;
  return [{ title: `Show it for each item of "${list}"`, edits: [{ start, end, text }], isSafe: false }];
}
