import type { ReportSettings } from '../document/settings.ts';
import { pagePath, watchProblems } from './visit-problems.ts';
import type { VisitProblem, VisitReport } from './visit-report.ts';
import { measureVitals } from './web-vitals.ts';

/** How many problems a document sends. */
const maxProblems = 20;

/**
 * Sends a report without cookies and referrer, and reads no answer. `navigator.sendBeacon` would send both, so it is used only in browsers in which
 * a request does not outlive its document.
 */
function send(to: string, report: VisitReport): void {
  const body = JSON.stringify(report);
  try {
    if (!('keepalive' in Request.prototype)) return void navigator.sendBeacon(to, body);
    const request = fetch(to, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    // A receiver that is down changes nothing for the visitor.
    request.catch(() => {});
  } catch {
    // A browser refuses a request while it ends the document.
  }
}

/**
 * Collects problems and vitals of this document, and sends them when the visitor leaves or hides it. Only a share of page loads does.
 */
export function startReports({ to, sample }: ReportSettings): void {
  if (Math.random() >= sample) return;
  const path = pagePath();
  const vitals = measureVitals();
  let problems: VisitProblem[] = [];
  let count = 0;
  let omitted = 0;
  let hasVitals = false;
  const seen = new Set<string>();
  watchProblems((problem) => {
    const key = JSON.stringify(problem);
    if (seen.has(key)) return;
    if (count === maxProblems) omitted += 1;
    else {
      seen.add(key);
      count += 1;
      problems.push(problem);
    }
  });
  const flush = () => {
    if (hasVitals && problems.length === 0 && omitted === 0) return;
    send(to, {
      version: 1,
      path,
      ...(hasVitals ? {} : { vitals: vitals() }),
      problems,
      ...(omitted > 0 ? { omitted } : {}),
    });
    hasVitals = true;
    problems = [];
    omitted = 0;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  // Safari does not hide a document before it leaves it.
  addEventListener('pagehide', flush);
}
