import type { Json } from '../../grammar/plan.ts';
import { formatValue } from './message-text.ts';

/** How to write what is not the path of a condition: a comparison or a negation, as in program code, or a fixed value. */
export function conditionRepair(found: Json): string {
  const [, path] = /(\{[\w.-]+\})/.exec(String(found)) ?? [];
  if (path !== undefined && /^\s*(?:!|not\s)\s*\{[^{}]*\}\s*$/i.test(String(found)))
    return `To show the block if it is missing, write "unless": "${path}".`;
  if (path !== undefined && /[=<>]/.test(String(found)))
    return `To compare values, write { "value": "${path}", "is": … }. Numbers cannot be compared by size.`;
  return 'Write one path. To show the block on some pages of the route, write "only": { "slug": [ … ] }.';
}

/** How to write a default that is in the braces, as in template languages: `{post.title | "News"}`. */
export function writtenDefault(found: string): string | undefined {
  const [, path, text] = /^\{\s*([\w.-]+)\s*(?:\|\|?|\?\?)\s*['"]?([^'"{}|]*?)['"]?\s*\}$/.exec(found) ?? [];
  return path === undefined || text === undefined || text === ''
    ? undefined
    : `For a default, write { "from": "{${path}}", "default": ${formatValue(text)} }.`;
}
