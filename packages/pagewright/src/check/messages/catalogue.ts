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

/** All codes, sorted. */
export const codes: readonly string[] = Object.keys(catalogue).sort();

function worded<Code extends DiagnosticCode>({
  code,
  data,
}: {
  readonly code: Code;
  readonly data: DiagnosticData[Code];
}): Words {
  return catalogue[code](data);
}

/** Turns a diagnostic into sentences. */
export function wordsFor(found: Problem | Diagnostic): Words {
  return worded(found);
}
