import type { Spot } from '../../../../json/spot.ts';
import { nearest } from '../../../../schema/nearest.ts';
import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { changePart, type Fixers, type FixPlan, type Place, suggestedPart } from '../../fixer.ts';
import {
  didYouMean,
  formatList,
  formatValue,
  type MessageText,
  type Repair,
  suggest,
  type ValueMessages,
} from '../../message-text.ts';
import { missingPaging } from '../../queries/paging/paging-codes.ts';

/** The path that a name means if it lacks a dot after one of the options: `itemdate` means `item.date`. */
function missingDot(name: string, options: readonly string[]): Repair | undefined {
  const root = options.find(
    (option) => name.startsWith(option) && /^[a-z_]{2,}/i.test(name.slice(option.length)),
  );
  if (root === undefined || nearest(name, options) !== undefined) return undefined;
  const suggestion = `${root}.${name.slice(root.length)}`;
  return didYouMean(suggestion);
}

/** A list that a page gives to a section, and whose items lack what the section shows. */
function unfittingList(
  { section, name, list, fields }: NonNullable<ValueProblemData['unknown-field']['given']>,
  options: readonly string[],
  owner: string,
): MessageText {
  const shown = fields.map((field) => `"${field}": "{item.…}"`).join(', ');
  return {
    message: `The section "${section}" shows ${formatList(fields)} of each item of "${name}", but ${owner} has ${options.length > 0 ? `only ${formatList(options)}` : 'no fields'}.`,
    repair: `Show each item with these names: [ { "each": "${list}", "show": { ${shown} } } ].`,
  };
}

export const pathMessages = {
  'unknown-query': ({ name, options, isItem, meant }) => ({
    message: `This file has no query "${name}".${isItem ? ' Inside "show", a path to a field of the item starts with "item".' : options.length > 0 ? ` A path can start with ${formatList(options, { conjunction: 'or' })}.` : ''}`,
    ...(isItem
      ? didYouMean('item')
      : meant !== undefined && nearest(name, options) === undefined
        ? didYouMean(meant)
        : (missingDot(name, options) ??
          suggest(
            name,
            options,
            name === 'paging'
              ? 'Show a list in several pages: "paging": { "list": …, "size": …, "head": … }.'
              : options.includes('section')
                ? `Declare the query in "data" of the section, or let the page give the value: "{section.${name}}".`
                : `Declare the query in "data": "${name}": { "source": … }.`,
          ))),
  }),
  'unknown-field': ({ path, field, options, owner, given }) =>
    given
      ? unfittingList(given, options, owner)
      : {
          message:
            options.length > 0
              ? `"${path}" does not exist: ${owner} has no field "${field}", only ${formatList(options)}.`
              : `"${path}" does not exist: ${owner} has no fields.`,
          ...suggest(field, options, options.length > 0 ? 'Use one of these fields.' : `Remove ".${field}".`),
        },
  'unknown-route-param': ({ name, options, isOfUrl, isInSection }) => ({
    message: `"{route.${name}}" does not exist: the route provides only ${formatList(options.map((option) => `{route.${option}}`))}.`,
    ...(isOfUrl
      ? didYouMean(`{url.${name}}`)
      : suggest(
          name,
          options,
          name === 'page'
            ? missingPaging
            : isInSection
              ? `Write "{section.${name}}", and let the page give it: "with": { "${name}": "{route.${name}}" }.`
              : 'Use one of these, or add the param to the route.',
        )),
  }),
  'unknown-url-param': ({ name, options }) => ({
    message:
      options.length > 0
        ? `"{url.${name}}" does not exist: "urlParams" of this page declares only ${formatList(options)}.`
        : `"{url.${name}}" does not exist here: only a page with "urlParams" has values of the URL, and "params" of its route cannot use them.`,
    ...suggest(
      name,
      options,
      `Declare it in the page: "urlParams": { ${formatValue(name || 'q')}: { "type": "string" } }. A shared section gets it as a value of "with".`,
    ),
  }),
  'path-through-list': ({ path, list, rest, meant, isOneValue, property }) => {
    if (meant !== undefined)
      return {
        message: `"${path}" reads a field of the array "${list}", but does not say which item.`,
        repair: `Did you mean "{${meant}}"?`,
        suggestion: meant,
      };
    if (/^(?:length|count|size)$/.test(rest))
      return {
        message: `"${path}" does not exist: a binding cannot count the items of the array "${list}".`,
        repair: `Write the text without the number. A block with "when": "{${list}}" is shown only if there are items.`,
      };
    const field = `"{item.${rest.replace(/^\d+\.?/, '') || '…'}}"`;
    const show = property === undefined ? field : `{ "${property}": ${field}, … }`;
    const each = `[ { "each": "{${list}}", "show": ${show} } ].`;
    return {
      message: `"${path}" reads a field of the array "${list}", but does not say which item.`,
      repair: `${isOneValue && property === undefined ? 'Only an array can show items, so use it in a property that is an array' : 'Show each item'}: ${each}${/^\d/.test(rest) ? ' Add "take": 1 to show only the first.' : ''}`,
    };
  },
  'item-outside-show': ({ path }) => ({
    message: `"{${path}}" is used outside "show", where there is no item.`,
    repair: `Use it inside an "each": { "each": "{query.list}", "show": "{${path}}" }.`,
  }),
  'param-outside-section': ({ path }) => ({
    message: `"{${path}}" is a param of a shared section, so only the files in page-configs/_sections/ can use it.`,
    repair: 'Write the value itself, or bind it to a query.',
  }),
} satisfies ValueMessages;

/** Changes the names in the paths of a string: `{post.titel}`. `change` returns undefined for names that stay. */
function changePaths(
  place: Place,
  change: (names: readonly string[], meant: string) => readonly string[] | undefined,
): readonly FixPlan[] {
  return suggestedPart(place, (text, meant) =>
    text.replaceAll(/\{([^{}]*)\}/g, (binding, path: string) => {
      const changed = change(path.split('.'), meant);
      return changed ? `{${changed.join('.')}}` : binding;
    }),
  );
}

export const pathFixers: Fixers<ValueProblemData> = {
  'unknown-query': ({ name }, place) =>
    changePaths(place, ([root, ...fields], meant) => (root === name ? [meant, ...fields] : undefined)),
  'unknown-field': ({ path, field }, place) =>
    changePaths(place, (names, meant) => {
      const at = names.indexOf(field, 1);
      return names.join('.') === path && at > 0 ? names.with(at, meant) : undefined;
    }),
  'unknown-route-param': ({ name, isOfUrl }, place) =>
    changePaths(place, ([root, param, ...fields], meant) => {
      if (root !== 'route' || param !== name) return undefined;
      return isOfUrl ? ['url', name, ...fields] : [root, meant, ...fields];
    }),
  'unknown-url-param': ({ name }, place) =>
    changePaths(place, ([root, param, ...fields], meant) =>
      root === 'url' && param === name ? [root, meant, ...fields] : undefined,
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
