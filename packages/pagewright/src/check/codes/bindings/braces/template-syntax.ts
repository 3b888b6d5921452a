import type { Json } from '../../../../json/json-value.ts';
import { didYouMean, formatValue, type Repair } from '../../message-text.ts';

/** How to write what is not the path of a condition: a comparison or a negation, as in program code, or a fixed value. */
export function conditionRepair(found: Json): string {
  const [, path] = /(\{[\w.-]+\})/.exec(String(found)) ?? [];
  if (path !== undefined && /^\s*(?:!|not\s)\s*\{[^{}]*\}\s*$/i.test(String(found)))
    return `To show the block if it is missing, write "unless": "${path}".`;
  if (path !== undefined && /[=<>]/.test(String(found)))
    return `To compare values, write { "value": "${path}", "is": … }. Numbers cannot be compared by size.`;
  if (/&&|\|\||\}\s*(?:and|or)\s*\{/i.test(String(found)))
    return 'Write one path. A block may have one "when" and one "unless".';
  return 'Write one path. To show the block on some pages of the route, write "only": { "slug": [ … ] }.';
}

/** How to write the array of an `each` that is written as a loop of a template language: `post in {posts}`. */
export function listRepair(found: Json): Repair {
  const [binding, another] = String(found).match(/\{[\w.-]+\}/g) ?? [];
  return binding === undefined || another !== undefined
    ? { repair: 'Write the path of an array.' }
    : didYouMean(binding);
}

/** How to write a default that is in the braces, as in template languages: `{post.title | "News"}`. */
export function writtenDefault(found: string): string | undefined {
  const [, path, text] =
    /^\{\s*([\w.-]+)\s*(?:\|\|?|\?\?)\s*(?:default:?\s*)?['"]?([^'"{}|:]*?)['"]?\s*\}$/.exec(found) ?? [];
  return path === undefined || text === undefined || text === ''
    ? undefined
    : `For a default, write { "from": "{${path}}", "default": ${formatValue(text)} }.`;
}
