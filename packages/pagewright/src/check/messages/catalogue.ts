import { bindingWords } from './binding-words.ts';
import type { Diagnostic, DiagnosticCode, DiagnosticData, Problem } from './diagnostic.ts';
import { pageWords } from './page-words.ts';
import { schemaMessages } from './schema-messages.ts';
import { valueWords } from './value-words.ts';
import type { Words } from './wording.ts';

const catalogue: { readonly [Code in DiagnosticCode]: (data: DiagnosticData[Code]) => Words } = {
  ...valueWords,
  ...bindingWords,
  ...pageWords,
  ...schemaMessages,
};

/** The codes of all diagnostics, sorted. */
export const codes: readonly string[] = Object.keys(catalogue).sort();

function wordsOf<Code extends DiagnosticCode>({
  code,
  data,
}: {
  readonly code: Code;
  readonly data: DiagnosticData[Code];
}): Words {
  return catalogue[code](data);
}

/** The text of a diagnostic. */
export function wordsFor(found: Problem | Diagnostic): Words {
  return wordsOf(found);
}
