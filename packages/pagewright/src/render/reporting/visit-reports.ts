import type { ReportSettings } from '../document/settings.ts';
import { pagePath, watchFaults } from './visit-faults.ts';
import type { VisitFault, VisitReport } from './visit-report.ts';
import { measureVitals } from './web-vitals.ts';

/** How many faults a document sends. */
const maxFaults = 20;

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
 * Collects faults and vitals of this document, and sends them when the visitor leaves or hides it. Only a share of page loads does.
 */
export function startReports({ to, sample }: ReportSettings): void {
  if (Math.random() >= sample) return;
  const path = pagePath();
  const vitals = measureVitals();
  let faults: VisitFault[] = [];
  let count = 0;
  let omitted = 0;
  let hasVitals = false;
  const seen = new Set<string>();
  watchFaults((fault) => {
    const key = JSON.stringify(fault);
    if (seen.has(key)) return;
    if (count === maxFaults) omitted += 1;
    else {
      seen.add(key);
      count += 1;
      faults.push(fault);
    }
  });
  const flush = () => {
    if (hasVitals && faults.length === 0 && omitted === 0) return;
    send(to, {
      version: 1,
      path,
      ...(hasVitals ? {} : { vitals: vitals() }),
      faults,
      ...(omitted > 0 ? { omitted } : {}),
    });
    hasVitals = true;
    faults = [];
    omitted = 0;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  // Safari does not hide a document before it leaves it.
  addEventListener('pagehide', flush);
}
