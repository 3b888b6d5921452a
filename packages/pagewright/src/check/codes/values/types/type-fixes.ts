import { isArray, type Json } from '../../../../json/json-value.ts';
import { replaceValue, type Spot } from '../../../../json/spot.ts';
import { changeTo, type Fixers, type FixPlan, inBrackets, remove } from '../../fixer.ts';
import { convert } from './convert.ts';
import type { TypeData } from './type-codes.ts';

export const typeFixers: Fixers<TypeData> = {
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
  'wrong-form': ({ meant }, { spot }) => (meant === undefined ? [] : changeTo(spot, meant)),
};

/** Writes the items of an array that have the wrong type as objects. */
function asObjects(data: TypeData['wrong-type'], spot: Spot): readonly FixPlan[] {
  const edits = (spot.parent?.tree.items ?? [spot.tree]).flatMap((tree) => {
    const converted = convert({ ...data, found: tree.value });
    return converted ? [replaceValue({ ...spot, tree }, converted.value)] : [];
  });
  const title = edits.length === 1 ? 'Write it as an object' : 'Write them as objects';
  return [{ title, edits, isSafe: false }];
}

/** False for several words in one string: each of them is an item. */
function isWhole(items: Json, found: Json): boolean {
  return isArray(items) && items.length === 1 && items[0] === found;
}
