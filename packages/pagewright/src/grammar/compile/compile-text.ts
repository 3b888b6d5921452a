import { forgottenPath, readText } from '../text-value.ts';
import type { Built, Findings, Place } from './built.ts';
import { buildLiteral } from './compile-literal.ts';
import { buildPath } from './compile-path.ts';
import { buildTemplate } from './compile-template.ts';
import { faultAt } from './fault.ts';
import { markQueries } from './mark-queries.ts';
import { isRootName } from './resolve-path.ts';

/** Compiles a text: a literal, a path or a template. */
export function buildText(text: string, place: Place, findings: Findings): Built | undefined {
  const { pointer, roots } = place;
  const read = readText(text, (name) => isRootName(name, roots));
  switch (read.is) {
    case 'malformed': {
      const repair = read.repair ? { repair: read.repair } : {};
      findings.faults.push(faultAt('malformed-braces', pointer, { found: read.found, ...repair }));
      markQueries(text, findings.queries);
      return undefined;
    }
    case 'doubled':
      findings.faults.push(faultAt('doubled-braces', pointer, { found: text, path: read.path }));
      markQueries(text, findings.queries);
      return undefined;
    case 'literal': {
      const path = forgottenPath(read.text, (name) => isRootName(name, roots));
      // Only a string without braces says the same to a validator.
      if (!path) return buildLiteral(read.text, place, findings, findings.isSound && read.text === text);
      findings.faults.push(faultAt('forgotten-braces', pointer, { found: read.text, path }));
      markQueries(`${path}}`, findings.queries);
      return undefined;
    }
    case 'path':
      return buildPath(read.path, place, findings);
    case 'template':
      return buildTemplate(read.parts, text, place, findings);
  }
}
