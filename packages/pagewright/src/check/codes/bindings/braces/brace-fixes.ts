import { changePart, type Fixers } from '../../fixer.ts';
import type { BraceData } from './brace-codes.ts';

export const braceFixers: Fixers<BraceData> = {
  'malformed-braces': ({ found, repair }, place) =>
    repair === undefined ? [] : changePart(place, (text) => text.replace(found, () => repair), true),
  'doubled-braces': ({ path }, place) =>
    changePart(place, (text) => text.replace(/\{\{\s*[\w.-]+\s*\}\}?/, () => `{${path}}`)),
};
