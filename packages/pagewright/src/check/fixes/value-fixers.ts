import { isArray, type Json } from '../../json/json-value.ts';
import {
  addProperty,
  propertySpot,
  removeSpot,
  renameProperty,
  replaceValue,
  type Spot,
  wrap,
} from '../../json/spot.ts';
import { changePart, changeTo, type Fixer, type FixPlan, suggestedChange } from '../codes/fixer.ts';
import { switchNames } from '../codes/values/properties/meant-key.ts';
import { moveInto, moveOut } from '../codes/values/properties/move-properties.ts';
import { convert } from '../codes/values/types/convert.ts';
import type { DiagnosticCode, DiagnosticData } from '../diagnostics/diagnostic.ts';
import { meantRoute } from '../meant/meant-route.ts';

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
  'path-through-list': ({ path, list, meant, property }, place) => {
    if (meant !== undefined)
      return changePart(place, (text) => text.replaceAll(`{${path}}`, () => `{${meant}}`));
    return property === undefined ? [] : showEach(place.spot, list);
  },
  'wrong-pattern': ({ found }, place) =>
    changeTo(place.spot, place.suggestion ?? null, place.suggestion === meantRoute(found)).filter(
      () => place.suggestion !== undefined,
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
  'unknown-param': ({ name, meant }, place) =>
    place.on === 'key' || meant !== undefined
      ? suggestedChange(name, place)
      : changePart(place, (text) =>
          place.suggestion === undefined
            ? text
            : text.replace(new RegExp(`/:${name}(?=/|$)`), () => `/:${place.suggestion}`),
        ),
  'unused-url-param': ({ name }, { spot }) => remove(spot, name),
  'unknown-link-param': ({ name }, place) =>
    changePart(place, (text) =>
      place.suggestion === undefined
        ? text
        : text.replace(`?${name}=`, `?${place.suggestion}=`).replace(`&${name}=`, `&${place.suggestion}=`),
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
  'wrong-type': (data, { spot }) => {
    const converted = convert(data);
    if (data.found === null) return remove(spot);
    if (!spot || !converted) return [];
    if (converted.as === 'object') return asObjects(data, spot);
    // Keeps the formatting of a value that only gets brackets.
    return converted.as === 'array' && isWhole(converted.value, data.found)
      ? inBrackets(spot)
      : changeTo(spot, converted.value, converted.as !== 'image' && converted.as !== 'names');
  },
  'misplaced-each': ({ fixedIn }, { spot }) => (fixedIn === undefined ? inBrackets(spot) : []),
  'unknown-key': ({ key }, place) => {
    if (place.suggestion !== undefined) return suggestedChange(key, place);
    // Without it, what its author most likely wants to hide would be shown.
    return switchNames.test(key) ? [] : remove(place.spot, key);
  },
  'wrong-schema': ({ expected }, { spot }) => changeTo(spot, expected, true),
  'unframeable-page': ({ expected }, { spot }) => changeTo(spot, expected, true),
  'missing-alt': (_, { spot }) =>
    spot?.parent
      ? [
          {
            title: 'Mark the image as decoration',
            edits: addProperty(spot.parent, 'alt', '""'),
            isSafe: false,
          },
        ]
      : [],
  'file-name-as-alt': (_, { spot }) => changeTo(spot, ''),
  'misplaced-key': ({ keys, inner, from }, { spot }) =>
    spot?.parent
      ? [
          {
            title: `Move ${keys.length === 1 ? 'it' : 'them'} ${inner === 'block' ? 'to the block' : `into "${inner}"`}`,
            edits: from ? moveOut(spot.parent, keys, inner) : moveInto(spot.parent, keys, inner),
            isSafe: true,
          },
        ]
      : [],
  'wrong-form': ({ meant }, { spot }) => (meant === undefined ? [] : changeTo(spot, meant)),
  'unknown-block-type': ({ isSection }, place) =>
    isSection ? otherKind(place.spot, 'section', 'props', 'with') : suggestedChange(undefined, place),
  'unknown-section': ({ isBlock }, place) =>
    isBlock ? otherKind(place.spot, 'type', 'with', 'props') : suggestedChange(undefined, place),
  'ignored-key': ({ key }, { spot }) => remove(spot, key),
  'unused-query': ({ name }, place) => {
    if (place.suggestion !== undefined) return suggestedChange(name, place);
    // "paging" of a page is a query too, but the head and the route of the page depend on it.
    return place.spot?.parent?.property ? remove(place.spot, name) : [];
  },
  'repeated-entry': (_, { spot }) => remove(spot),
  'may-be-missing': (_, { spot }) => {
    const block = blockAround(spot);
    return block
      ? [
          {
            title: 'Omit the block when the value is missing',
            edits: addProperty(block, 'optional', 'true'),
            isSafe: false,
          },
        ]
      : [];
  },
  'not-allowed': ({ found }, place) => (typeof found === 'string' ? suggestedChange(found, place) : []),
};

function inBrackets(spot: Spot | undefined): readonly FixPlan[] {
  return spot ? [{ title: 'Put it in brackets', edits: wrap(spot, '[', ']'), isSafe: true }] : [];
}

/** Shows an item of an array once for each item of a list. */
function showEach(spot: Spot | undefined, list: string): readonly FixPlan[] {
  if (!spot?.parent) return [];
  if (spot.property) return showEach(spot.parent, list);
  const { start, end } = spot.tree;
  const shown = spot.text.slice(start, end).replaceAll(`{${list}.`, '{item.');
  const text = `{ "each": "{${list}}", "show": ${shown} }`;
  return [{ title: `Show it for each item of "${list}"`, edits: [{ start, end, text }], isSafe: false }];
}

/** Writes the items of an array that have the wrong type as objects. */
function asObjects(data: DiagnosticData['wrong-type'], spot: Spot): readonly FixPlan[] {
  const edits = (spot.parent?.tree.items ?? [spot.tree]).flatMap((tree) => {
    const converted = convert({ ...data, found: tree.value });
    return converted ? [replaceValue({ ...spot, tree }, converted.value)] : [];
  });
  const title = edits.length === 1 ? 'Write it as an object' : 'Write them as objects';
  return [{ title, edits, isSafe: false }];
}

/** Renames the property that says what a block is, and the one with its values. */
function otherKind(spot: Spot | undefined, kind: string, from: string, to: string): readonly FixPlan[] {
  const values = spot?.parent && propertySpot(spot.parent, from);
  const edits = [...(spot ? renameProperty(spot, kind) : []), ...(values ? renameProperty(values, to) : [])];
  return [{ title: `Use it as "${kind}"`, edits, isSafe: false }];
}

/** False for several words in one string, of which each is an item. */
function isWhole(items: Json, found: Json): boolean {
  return isArray(items) && items.length === 1 && items[0] === found;
}

/** Removes a property or an array item. Its author may have meant something else by it, so this is never safe. */
function remove(spot: Spot | undefined, name?: string): readonly FixPlan[] {
  const title = name === undefined ? 'Remove it' : `Remove "${name}"`;
  return spot ? [{ title, edits: removeSpot(spot), isSafe: false }] : [];
}

/** The block that a value is in. */
function blockAround(spot: Spot | undefined): Spot | undefined {
  if (!spot) return undefined;
  return spot.tree.properties?.has('type') && spot.property === undefined ? spot : blockAround(spot.parent);
}

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
