import type { SyntaxProblem } from '../json/json-tree.ts';
import { codeWords } from './code-words.ts';
import type { PageFacts } from './diagnostic.ts';
import { counted, listed, offered, quoted, type Words } from './wording.ts';

const syntax: Readonly<Record<SyntaxProblem, (found: string) => Words>> = {
  'trailing-comma': () => ({
    message: 'A comma stands before the closing bracket; JSON allows none after the last entry.',
    repair: 'Take the comma away.',
  }),
  'missing-comma': () => ({
    message: 'Two entries follow each other without a comma.',
    repair: 'Put a comma after the first.',
  }),
  'extra-comma': () => ({
    message: 'A comma stands where an entry is expected.',
    repair: 'Take the comma away.',
  }),
  'missing-colon': () => ({
    message: 'Between a name and its value a colon is missing.',
    repair: 'Write "name": value.',
  }),
  'missing-value': (found) => ({
    message: `${found} has no value.`,
    repair: 'Write a value after the colon, or take the name away.',
  }),
  comment: () => ({ message: 'JSON has no comments.', repair: 'Take the comment away.' }),
  'other-quotes': (found) => ({
    message: `The quotation mark ${found} is not one of JSON's.`,
    repair: 'Write straight double quotation marks: ".',
  }),
  'bare-name': (found) => ({
    message: `The name ${found} stands without quotation marks.`,
    repair: `Write "${found}".`,
  }),
  'bare-word': (found) => ({
    message: `${found} is no value: a text stands in quotation marks, and the only words without are true, false and null.`,
    repair: /^(?:true|false)$/i.test(found)
      ? `Did you mean ${found.toLowerCase()}?`
      : /^(?:none|nil|undefined)$/i.test(found)
        ? 'Take the member away.'
        : `Write "${found}".`,
  }),
  'number-form': (found) => ({
    message: `${found} is no number as JSON writes it.`,
    repair: 'Write digits, with a point for decimals and nothing before them but a minus.',
  }),
  escape: (found) => ({
    message: `${quoted(found)} cannot stand in a text.`,
    repair: 'Write \\n for a new line, \\t for a tab, \\\\ for a backslash.',
  }),
  'open-text': () => ({
    message: 'A text begins here and does not end on its line.',
    repair: 'Put a quotation mark at its end; for a new line within it write \\n.',
  }),
  'open-list': () => ({ message: 'The list that begins here has no end.', repair: 'Put ] where it ends.' }),
  'open-group': () => ({ message: 'The group that begins here has no end.', repair: 'Put } where it ends.' }),
  'wrong-bracket': (found) => ({
    message: `${found} closes what was not opened last.`,
    repair: `Put ${found === ']' ? '}' : ']'} before it, or instead of it.`,
  }),
  unexpected: (found) => ({
    message: `${quoted(found)} was not expected here.`,
    repair: 'A value is a text in quotation marks, a number, true, false, null, a list or a group.',
  }),
  rest: (found) => ({
    message: `The file's value has ended, but ${quoted(found)} follows.`,
    repair: 'Take it away, or the bracket that closed too early.',
  }),
  'empty-file': () => ({
    message: 'The file is empty.',
    repair: 'Write { "route": …, "head": …, "blocks": […] }, or delete the file.',
  }),
  'too-deep': () => ({
    message: 'Brackets stand within each other too deep to be read.',
    repair: 'Take some away.',
  }),
};

/** Words for what concerns files, queries, routes, links, images and headings. */
export const pageWords: { readonly [Code in keyof PageFacts]: (facts: PageFacts[Code]) => Words } = {
  'json-syntax': ({ problem, found }) => syntax[problem](found),
  'duplicate-key': ({ key, firstLine }) => ({
    message: `"${key}" stands twice in this group, first in line ${firstLine}; only the last would count.`,
    repair: 'Keep one of them.',
  }),
  'missing-file': ({ name }) => ({
    message: `There is no ${name}: it holds brand, menus, footer and default states.`,
    repair: `Create ${name}.`,
  }),
  'unknown-block-type': ({ type, options, isCoded }) => ({
    message: `There is no block type "${type}".`,
    ...(isCoded
      ? { repair: `It has code, but no schema: add schemas/blocks/${type}.json.` }
      : offered(type, options, `There are ${listed(options, 30)}.`)),
  }),
  'unknown-source': ({ source, options, isCoded }) => ({
    message: `There is no source "${source}".`,
    ...(isCoded
      ? { repair: `It has code, but no schema: add schemas/content/${source}.json.` }
      : offered(source, options, `There are ${listed(options, 30)}.`)),
  }),
  'missing-code': codeWords,
  'reserved-name': ({ name }) => ({
    message: `A query cannot be called "${name}": paths with that name mean something else.`,
    repair: 'Give it another name.',
  }),
  'unused-query': ({ name, meant, uses }) =>
    meant === undefined
      ? {
          message: `Nothing on this page reads the query "${name}".`,
          repair: `Take it away, or bind something to it: "{${name}.…}".`,
        }
      : {
          message: `Nothing reads the query "${name}", but ${counted(uses ?? 0, 'path begins', 'paths begin')} with "${meant}".`,
          repair: `Did you mean "${meant}"?`,
          suggestion: meant,
        },
  'unknown-fallback': ({ name, options }) => ({
    message: `There is no _fallbacks/${name}.json.`,
    ...offered(
      name,
      options,
      options.length > 0 ? `There are ${listed(options)}.` : 'Create it, or take the fallback away.',
    ),
  }),
  'fallback-of-other-source': ({ name, source, expected }) => ({
    message: `_fallbacks/${name}.json holds content of "${source}"; this query reads "${expected}".`,
    repair: `Name a fallback of "${expected}".`,
  }),
  'fallback-key': ({ by, options, source }) => ({
    message: `The source "${source}" takes no "${by}"${options.length > 0 ? `, but ${listed(options)}` : ''}.`,
    ...offered(by, options, 'Name a param of the source.'),
  }),
  'unknown-param': ({ name, options, route }) => ({
    message: `The route ${route} has no part ":${name}"${options.length > 0 ? `; it has ${listed(options)}` : ''}.`,
    ...offered(
      name,
      options,
      options.length > 0 ? 'Write that name.' : 'Take it away, or put the part into the route.',
    ),
  }),
  'missing-params': ({ name, route }) => ({
    message: `The route ${route} has a part ":${name}", but nothing says which values it has.`,
    repair: `Add "params": { "${name}": [ … ] }.`,
  }),
  'impossible-value': ({ param, value, options }) => ({
    message: `No address has "${value}" as its ${param}; there are ${listed(options)}.`,
    ...offered(value, options, 'Write one of these, or take it away.'),
  }),
  'query-in-params': ({ query }) => ({
    message: `Params of a source cannot come out of content ("${query}"): all queries are sent at once.`,
    repair: 'Write a plain value, or {route.…}.',
  }),
  'circular-params': ({ query, param }) => ({
    message: `The values of "${param}" cannot come out of "${query}": that query needs an address first.`,
    repair: 'Name a query that reads nothing of the route.',
  }),
  'alias-params': ({ route, expected }) => ({
    message: `The route ${route} has not the same parts as ${expected}, to whose page it leads.`,
    repair: 'Give both the same parts, or make it a page of its own.',
  }),
  'route-conflict': ({ route, file, line }) => ({
    message: `The route ${route} is taken by ${file}, line ${line}.`,
    repair: 'Give one of the two pages another route.',
  }),
  'duplicate-id': ({ id, firstLine }) => ({
    message: `The anchor "${id}" is taken by the block in line ${firstLine}.`,
    repair: 'Give one of the two blocks another id.',
  }),
  'dead-link': ({ href, options, isComputed }) => ({
    message: isComputed
      ? `No route fits the address ${href}.`
      : `The address ${href} leads nowhere: there is no such page and no such file in public/.`,
    ...(options[0] === undefined
      ? { repair: 'Name a page that exists, or create the page.' }
      : { repair: `Did you mean "${options[0]}"?`, suggestion: options[0] }),
  }),
  'dead-anchor': ({ href, id, page, options }) => ({
    message: `${href} leads nowhere: no block of ${page} has the id "${id}"${options.length > 0 ? `; there are ${listed(options)}` : ''}.`,
    ...offered(id, options, 'Write one of these ids, or give the block that is meant the id.'),
  }),
  'misspelt-address': ({ found, meant, uses }) => ({
    message: `Nothing leads to "${found}", but ${counted(uses, 'place speaks', 'places speak')} of "${meant}".`,
    repair: `Did you mean "${meant}"?`,
    suggestion: meant,
  }),
  'missing-image': ({ src, options }) => ({
    message: `There is no ${src} in public/.`,
    ...(options[0] === undefined
      ? { repair: 'Put the file there, or name one that is there.' }
      : { repair: `Did you mean "${options[0]}"?`, suggestion: options[0] }),
  }),
  'missing-h1': ({ address, options }) => ({
    message: `The page ${address} has no h1: no block on it draws the title of the page.`,
    repair: `Begin the page with ${options.length > 0 ? listed(options) : 'a block that draws an h1'}.`,
  }),
  'second-h1': ({ address, firstLine }) => ({
    message: `The page ${address} has a second h1; the first stands in line ${firstLine}.`,
    repair: 'Use another block type for one of them, or let each stand only on addresses of its own.',
  }),
  'skipped-heading': ({ level, after }) => ({
    message:
      after === 0
        ? `A heading of level ${level} comes before the page's h1.`
        : `A heading of level ${level} follows one of level ${after}: a level is left out.`,
    repair: after === 0 ? 'Move the block with the h1 before it.' : 'Give the section a heading.',
  }),
  'duplicate-title': ({ title, file, line }) => ({
    message: `The title ${quoted(title)} is that of ${file}, line ${line}, too.`,
    repair: 'Give each page a title of its own.',
  }),
  'shared-title': ({ title, route }) => ({
    message: `All pages of ${route} would be called ${quoted(title)}.`,
    repair: 'Take the title out of the content: { "from": "{query.field}", "default": … }.',
  }),
};
