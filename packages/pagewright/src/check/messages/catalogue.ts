import { bindingWords } from './binding-words.ts';
import type { Diagnostic, DiagnosticCode, DiagnosticFacts, Found } from './diagnostic.ts';
import { pageWords } from './page-words.ts';
import { schemaMessages } from './schema-messages.ts';
import { valueWords } from './value-words.ts';
import type { Words } from './wording.ts';

const catalogue: { readonly [Code in DiagnosticCode]: (facts: DiagnosticFacts[Code]) => Words } = {
  ...valueWords,
  ...bindingWords,
  ...pageWords,
  ...schemaMessages,
};

/** All codes, sorted. */
export const codes: readonly string[] = Object.keys(catalogue).sort();

function worded<Code extends DiagnosticCode>({
  code,
  facts,
}: {
  readonly code: Code;
  readonly facts: DiagnosticFacts[Code];
}): Words {
  return catalogue[code](facts);
}

/** Turns a diagnostic into sentences. */
export function wordsFor(found: Found | Diagnostic): Words {
  return worded(found);
}
