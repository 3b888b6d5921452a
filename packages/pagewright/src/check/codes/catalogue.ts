import type { Diagnostic, DiagnosticCode, DiagnosticData, Problem } from '../diagnostics/diagnostic.ts';
import { bindingMessages } from '../messages/binding-messages.ts';
import { languageMessages } from '../messages/language-messages.ts';
import { pageMessages } from '../messages/page-messages.ts';
import { publishingMessages } from '../messages/publishing-messages.ts';
import { schemaMessages } from '../messages/schema-messages.ts';
import { valueMessages } from '../messages/value-messages.ts';
import type { MessageText } from './message-text.ts';

const catalogue: { readonly [Code in DiagnosticCode]: (data: DiagnosticData[Code]) => MessageText } = {
  ...valueMessages,
  ...bindingMessages,
  ...pageMessages,
  ...publishingMessages,
  ...languageMessages,
  ...schemaMessages,
};

/** The codes of all diagnostics, sorted. */
export const codes: readonly string[] = Object.keys(catalogue).sort();

function formatMessage<Code extends DiagnosticCode>({
  code,
  data,
}: {
  readonly code: Code;
  readonly data: DiagnosticData[Code];
}): MessageText {
  return catalogue[code](data);
}

/** The text of a diagnostic. */
export function messageFor(found: Problem | Diagnostic): MessageText {
  return formatMessage(found);
}
