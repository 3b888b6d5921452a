import { missingCodeMessage } from '../codes/blocks/block-types/missing-code-message.ts';
import { syntaxMessages } from '../codes/files/json/syntax-messages.ts';
import { formatList, formatValue, type MessageText, pluralize, suggest } from '../codes/message-text.ts';
import type { PageProblemData } from '../diagnostics/diagnostic.ts';
import { blockMessages } from './block-messages.ts';
import { linkMessages } from './link-messages.ts';
import { missingPaging, ownTitle, pagingMessages } from './paging-messages.ts';
import { urlMessages } from './url-messages.ts';

/** Messages about files, queries, routes, links, images and headings. */
export const pageMessages: {
  readonly [Code in keyof PageProblemData]: (data: PageProblemData[Code]) => MessageText;
} = {
  'json-syntax': ({ problem, found }) => syntaxMessages[problem](found),
  'duplicate-key': ({ key, firstLine }) => ({
    message: `This object already has a property "${key}" on line ${firstLine}. JSON would keep only the last one.`,
    repair: 'Remove one of them.',
  }),
  'missing-file': ({ name }) => ({
    message: `${name} does not exist. It holds the brand, menus, footer and default states of all pages.`,
    repair: `Create ${name}.`,
  }),
  'wrong-file-name': ({ found, expected, because }) => ({
    message: {
      extension: `${found} is not read, because the name of a page config ends with ".json".`,
      site: `${found} has what all pages share, which must be in _site.json.`,
      fallback: `${found} has the content of a fallback, which must be in the folder _fallbacks/.`,
      section: `${found} is a shared section, which must be in the folder _sections/.`,
      name: `Nothing reads ${found}: what it has belongs in another place.`,
      beside: `Nothing reads ${found}, because ${expected} is there too.`,
    }[because],
    repair:
      because === 'beside'
        ? `Move what it has to ${expected}, and delete it.`
        : `Rename the file to ${expected}.`,
  }),
  'unused-section': ({ name }) => ({
    message: `No page uses the shared section "${name}".`,
    repair: `Use it, { "section": "${name}" }, or delete the file. To keep it for later, start its name with an underscore.`,
  }),
  'unused-fallback': ({ name }) => ({
    message: `No query uses this fallback.`,
    repair: `Delete the file, or use it in a query: "failed": { "fallback": "${name}" }.`,
  }),
  'wrong-schema': ({ found, expected }) => ({
    message: `${formatValue(found)} is not the schema of this file, so editors complete and check it wrongly.`,
    repair: `Write "${expected}".`,
    suggestion: expected,
  }),
  'missing-alt': ({ src }) => ({
    message: `The image ${src} has no "alt", so people who cannot see it do not learn what it shows.`,
    repair: 'Add "alt" with what the image shows, or "alt": "" if it is only decoration.',
  }),
  'file-name-as-alt': ({ alt }) => ({
    message: `The alternative text "${alt}" is the name of a file, which says nothing to people who cannot see the image.`,
    repair: 'Write what the image shows, or "" if it is only decoration.',
  }),
  'unframeable-page': ({ found, expected }) => ({
    message: `${found} cannot be shown in a frame, because its site allows only its player there.`,
    repair: `Did you mean "${expected}"?`,
    suggestion: expected,
  }),
  'unknown-source': ({ source, options, isCoded }) => ({
    message: `The source "${source}" does not exist.`,
    ...(isCoded
      ? { repair: `It has code but no schema: add schemas/content/${source}.json.` }
      : suggest(source, options, `The sources are ${formatList(options, { most: 30 })}.`)),
  }),
  ...blockMessages,
  'missing-code': missingCodeMessage,
  'schema-mismatch': ({ reason, schema }) => ({
    message: `This value ${reason}.`,
    repair: `Change it to match ${schema}.`,
  }),
  'reserved-name': ({ name, isUnreadable }) => ({
    message: `A query cannot be named "${name}", because ${isUnreadable ? 'a name in a path starts with a letter and has only letters, digits, hyphens and underscores' : 'that name is reserved in paths'}.`,
    repair: 'Rename the query.',
  }),
  'unused-query': ({ name, meant, uses }) =>
    meant === undefined
      ? {
          message: `Nothing in this file uses the query "${name}".`,
          repair: `Remove it, or bind a value to it: "{${name}.…}".`,
        }
      : {
          message: `Nothing uses the query "${name}", but ${pluralize(uses ?? 0, 'path starts', 'paths start')} with "${meant}".`,
          repair: `Did you mean "${meant}"?`,
          suggestion: meant,
        },
  'unknown-fallback': ({ name, options }) => ({
    message: `The file _fallbacks/${name}.json does not exist.`,
    ...suggest(
      name,
      options,
      options.length > 0 ? `The fallbacks are ${formatList(options)}.` : 'Create it, or remove the fallback.',
    ),
  }),
  'fallback-of-other-source': ({ name, source, expected }) => ({
    message: `This query reads the source "${expected}", but _fallbacks/${name}.json contains content of "${source}".`,
    repair: `Use a fallback for the source "${expected}".`,
  }),
  'fallback-key': ({ by, options, source }) => ({
    message: `The source "${source}" has no param "${by}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
    ...suggest(by, options, 'Use a param of the source.'),
  }),
  'unknown-param': ({ name, options, route, meant }) => ({
    message: `The route ${route} has no param ":${name}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
    ...(meant === undefined
      ? suggest(
          name,
          options,
          name === 'page'
            ? missingPaging
            : options.length > 0
              ? 'Use one of these names.'
              : 'Remove it, or add the param to the route.',
        )
      : { repair: `Did you mean "${meant}"?`, suggestion: meant }),
  }),
  'missing-item': ({ itemKey, key, reason, but }) => ({
    message: but
      ? `The item with "${itemKey}": "${key}" cannot have "${but.name}": ${formatValue(but.found)}. ${reason}`
      : `This array requires an item with "${itemKey}": "${key}". ${reason}`,
    repair: but ? `Change "${but.name}".` : 'Add the item.',
  }),
  'ignored-key': ({ key, other, values }) => ({
    message: `"${key}" has no effect here, because it applies only when "${other}" is ${formatList(values, { conjunction: 'or' })}.`,
    repair: `Remove "${key}", or change "${other}".`,
  }),
  'missing-params': ({ name, route }) => ({
    message: `The route ${route} has a param ":${name}", but "params" does not list its values.`,
    repair: `Add "params": { "${name}": [ … ] }.`,
  }),
  'impossible-value': ({ param, value, options, isOpen }) => ({
    message: isOpen
      ? `"${value}" is not a listed ${param} of this route. If it comes from content, add it to "params" too.`
      : `No page of this route has "${value}" as its ${param}, only ${formatList(options)}.`,
    ...suggest(value, options, 'Use one of these, or remove it.'),
  }),
  ...pagingMessages,
  ...urlMessages,
  'query-in-params': ({ query }) => ({
    message: `The params of a query cannot use another query ("${query}"), because all queries are sent at the same time.`,
    repair: 'Write a fixed value, or {route.…}.',
  }),
  'repeated-param': ({ name, route }) => ({
    message: `${route} has the param ":${name}" twice, but each param takes one part of a path.`,
    repair: 'Give each param its own name, or remove one of the two.',
  }),
  'binding-in-text': ({ found }) => ({
    message: `Visitors would see "${found}" as it is written, because this text takes no content.`,
    repair: 'Write the words themselves. Bindings are for the head and the blocks of a page.',
  }),
  'circular-params': ({ query, param }) => ({
    message: `The values of the param "${param}" cannot come from the query "${query}", because that query reads the route.`,
    repair: 'Use a query that does not read {route.…}.',
  }),
  'alias-params': ({ route, expected }) => ({
    message: `The routes ${route} and ${expected} share this page but have different params.`,
    repair: 'Give both routes the same params, or move one of them to a separate page.',
  }),
  'route-conflict': ({ route, file, line }) => ({
    message: `The route ${route} is already used in ${file}, line ${line}.`,
    repair: 'Give one of the two pages another route.',
  }),
  'duplicate-id': ({ id, firstLine }) => ({
    message: `The id "${id}" is already used by the block on line ${firstLine}.`,
    repair: 'Give one of the two blocks another id.',
  }),
  ...linkMessages,
  'missing-image': ({ src, options }) => ({
    message: `The image ${src} does not exist in public/.`,
    ...(options[0] === undefined
      ? { repair: 'Add the file, or use one that exists.' }
      : { repair: `Did you mean "${options[0]}"?`, suggestion: options[0] }),
  }),
  'missing-h1': ({ address, options, where }) => ({
    message: `The page ${address} has no h1${where === undefined ? '' : ` where ${where}`}, because none of its blocks shows the page title.`,
    repair: `Start the page with a block ${options.length > 0 ? `of the type ${formatList(options, { conjunction: 'or' })}` : 'that shows an h1'}.`,
  }),
  'second-h1': ({ address, firstLine }) => ({
    message: `The page ${address} has a second h1. The first is on line ${firstLine}.`,
    repair:
      'Use another block type for one of them, or use "only" and "except" to show them on different pages.',
  }),
  'skipped-heading': ({ level, after }) => ({
    message:
      after === 0
        ? `An h${level} comes before the h1 of the page.`
        : `An h${level} follows an h${after}, which skips a heading level.`,
    repair: after === 0 ? 'Move the block with the h1 before it.' : 'Give the section a heading.',
  }),
  'duplicate-title': ({ title, file, line }) => ({
    message: `The title ${formatValue(title)} is already used in ${file}, line ${line}.`,
    repair: 'Give each page its own title.',
  }),
  'shared-title': ({ title, route }) => ({
    message: `All pages of ${route} would have the title ${formatValue(title)}.`,
    repair: ownTitle(route),
  }),
};
