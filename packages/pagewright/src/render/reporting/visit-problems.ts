import { describeReport, type Report, reportsSoFar } from './report.ts';
import { scrub } from './scrub.ts';
import type { VisitProblem } from './visit-report.ts';

type NewProblem = Omit<VisitProblem, 'path' | 'message'> & { readonly message: string };

/** The path of a URL without its query, and of another site with its origin. */
function placeOf(url: string): string {
  try {
    const { origin, pathname, protocol } = new URL(url, document.baseURI);
    if (origin === 'null') return protocol;
    return origin === location.origin ? pathname : origin + pathname;
  } catch {
    return url;
  }
}

/** The path of the page that is shown. */
export function pagePath(): string {
  return scrub(location.pathname);
}

function problemOf({ about, ...report }: Report): NewProblem {
  return { kind: 'report', about, message: describeReport({ about, ...report }) };
}

function violation({
  effectiveDirective,
  blockedURI,
  disposition,
}: SecurityPolicyViolationEvent): NewProblem {
  const blocked = /^\w+:/.test(blockedURI) ? placeOf(blockedURI) : blockedURI;
  const isBlocked = disposition === 'enforce' ? 'blocked' : 'would block';
  return { kind: 'policy', message: `${effectiveDirective} ${isBlocked} ${blocked}` };
}

/** Watches a document for problems from now on, and takes those that the engine has reported before. */
export function watchProblems(onProblem: (problem: VisitProblem) => void): void {
  const add = ({ message, ...problem }: NewProblem) =>
    onProblem({ ...problem, path: pagePath(), message: scrub(message) });
  for (const report of reportsSoFar()) add(problemOf(report));
  addEventListener('pagewright:report', (event) => {
    if (event instanceof CustomEvent) add(problemOf(event.detail));
  });
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    const at = filename ? { at: scrub(`${placeOf(filename)}:${lineno}:${colno}`) } : {};
    add({ kind: 'error', message, ...at });
  });
  addEventListener('unhandledrejection', ({ reason }) => add({ kind: 'rejection', message: String(reason) }));
  addEventListener('securitypolicyviolation', (event) => add(violation(event)));
}
