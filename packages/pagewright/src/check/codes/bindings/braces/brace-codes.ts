import type { ValueProblemData } from '../../../../schema/value-problem.ts';
import { changePart, type Fixers } from '../../fixer.ts';
import { didYouMean, formatValue, type ValueMessages } from '../../message-text.ts';
import { conditionRepair, listRepair, writtenDefault } from './template-syntax.ts';

export const braceMessages = {
  'malformed-braces': ({ found, repair }) => ({
    message:
      found === '{section}'
        ? '"{section}" does not name the value that the page gives.'
        : `${formatValue(found)} is not a valid binding: braces can contain only names joined by dots.`,
    repair: repair
      ? `Did you mean "${repair}"?`
      : found === '{section}'
        ? 'Write {section.name}, with the name of the value.'
        : (writtenDefault(found) ?? 'Write {query.field}. To show an opening brace as text, write {{.'),
    ...(repair ? { suggestion: repair } : {}),
  }),
  'forgotten-braces': ({ found, path, isCondition }) => ({
    message: `${formatValue(found)} looks like a path but has no braces, so ${isCondition ? 'the condition reads nothing' : 'visitors would see it as text'}.`,
    ...didYouMean(`{${path}}`),
  }),
  'doubled-braces': ({ path }) => ({
    message: `"{{" shows a brace as text, so visitors would see "{${path}}" instead of its value.`,
    ...didYouMean(`{${path}}`),
  }),
  'binding-without-path': ({ keyword, found }) => ({
    message: `"${keyword}" expects one path in braces, such as "{query.field}", but found ${formatValue(found)}.`,
    ...(keyword === 'from'
      ? { repair: 'Write one path. If the string also needs other text, write it directly, without "from".' }
      : keyword === 'each'
        ? listRepair(found)
        : { repair: conditionRepair(found) }),
  }),
  'default-not-literal': ({ found, isCompared }) => ({
    message: isCompared
      ? `"is" compares with fixed values, but ${formatValue(found)} is a binding.`
      : `The default ${formatValue(found)} contains a binding. A default is used when content is missing, so it cannot depend on content.`,
    repair: 'Write a fixed value. To show an opening brace as text, write {{.',
  }),
} satisfies ValueMessages;

export const braceFixers: Fixers<ValueProblemData> = {
  'malformed-braces': ({ found, repair }, place) =>
    repair === undefined ? [] : changePart(place, (text) => text.replace(found, () => repair), true),
  'doubled-braces': ({ path }, place) =>
    changePart(place, (text) => text.replace(/\{\{\s*[\w.-]+\s*\}\}?/, () => `{${path}}`)),
};
