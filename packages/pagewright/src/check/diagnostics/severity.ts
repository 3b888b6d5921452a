import { isWarning } from '../../schema/value-problem.ts';
import type { DiagnosticCode } from '../codes/catalogue.ts';

/** Codes about files whose pages are right without a change. */
const warnings: ReadonlySet<string> = new Set<DiagnosticCode>([
  'dead-path',
  'expired',
  'file-name-as-alt',
  'ignored-config',
  'missing-alt',
  'missing-words',
  'overwritten-file',
  'placeholder-text',
  'raw-markup',
  'redirected-link',
  'refused-html',
  'relative-address',
  'scheduled-link',
  'undeclared-frames',
  'undeclared-origin',
  'unknown-consent-kind',
  'unknown-link-param',
  'unnamed-consent-kind',
  'unused-fallback',
  'unused-origin',
  'unused-section',
  'wrong-schema',
]);

export function severityOf(code: DiagnosticCode): 'error' | 'warning' {
  return isWarning(code) || warnings.has(code) ? 'warning' : 'error';
}
