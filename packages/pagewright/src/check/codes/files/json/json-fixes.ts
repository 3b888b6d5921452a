import type { Fixers } from '../../fixer.ts';
import type { JsonData } from './json-codes.ts';
import { syntaxFixer } from './syntax-fixer.ts';

/** Fixes of the codes about JSON syntax. */
export const jsonFixers: Fixers<JsonData> = {
  'json-syntax': syntaxFixer,
};
