import { isArray, type Json, objectOf } from '../../../json/json-value.ts';
import { formatValue } from '../../codes/message-text.ts';

/** The redirects as they should be, if the file has old and new paths in another form: `{ "/a": "/b" }`. */
export function meantForm(value: Json): string | undefined {
  const { $schema: _, redirects, ...others } = objectOf(value);
  const given = redirects === undefined ? others : objectOf(redirects);
  const listed = isArray(value) ? value : [given];
  const [[from, to] = []] = listed.map((each): readonly unknown[] => {
    const { from: path, to: target, ...paths } = objectOf(each);
    const [first] = Object.entries(paths);
    // An object in place of the array only lacks its brackets.
    if (typeof path === 'string' && redirects === undefined) return [path, target];
    return first?.[0].startsWith('/') ? first : [];
  });
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const more = isArray(value) ? value.length > 1 : Object.keys(given).length > 1 && !('from' in given);
  return `{ "redirects": [ { "from": ${formatValue(from)}, "to": ${formatValue(to)} }${more ? ', …' : ''} ] }`;
}
