import type { Fixers } from '../../fixer.ts';
import type { JsonData } from './json-codes.ts';
import { syntaxFixer } from './syntax-fixer.ts';

export const jsonFixers: Fixers<JsonData> = {
  'json-syntax': syntaxFixer,
};
