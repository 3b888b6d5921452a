import type { Diagnostic } from 'pagewright/tooling';
import type { ReactNode } from 'react';
import { ProblemText } from './ProblemText.tsx';

/** Diagnostics for the problem of a field; undefined if there are none. */
export function problemTexts(problems: readonly Diagnostic[]): ReactNode {
  if (problems.length === 0) return undefined;
  return problems.map((each) => (
    <ProblemText key={`${each.code} ${each.pointer} ${JSON.stringify(each.data)}`} diagnostic={each} />
  ));
}
