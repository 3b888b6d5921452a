import type { Plugin } from 'vite';
import { isRecord } from '../../json/is-record.ts';
import { type FindLeftOut, leftOutContent } from '../../pipeline/reading/left-out-content.ts';
import { printedWarnings } from '../../pipeline/warnings.ts';

const contentEvent = 'pagewright:content';

/**
 * Code of the script in documents that tells the server what a content service has sent (`render/queries/dev-responses.ts`), and shows what
 * pages leave out of it in the console of the browser.
 */
export const contentScript = `addEventListener('${contentEvent}', ({ detail }) => import.meta.hot.send('${contentEvent}', detail));
import.meta.hot.on('${contentEvent}', (lines) => lines.forEach((line) => console.warn(line)));
`;

/** The most lines that a server prints. */
const maxPrinted = 200;

/**
 * Prints what pages do not show of the content that browsers read: each line once.
 * @param current returns the function for the site as it is now
 */
export function devContent(current: () => FindLeftOut): Plugin {
  const printed = new Set<string>();
  return {
    name: 'pagewright-content',
    configureServer(server) {
      server.ws.on(contentEvent, (sent: unknown, client) => {
        if (!isRecord(sent)) return;
        const { key, source, body } = sent;
        if (typeof key !== 'string' || typeof source !== 'string') return;
        const record = { source, leftOut: current()(source, body) };
        const lines = printedWarnings(leftOutContent([[key, record]], () => undefined));
        if (lines.length > 0) client.send(contentEvent, lines);
        for (const line of lines) {
          if (printed.size < maxPrinted && !printed.has(line)) console.warn(`warning: ${line}`);
          printed.add(line);
        }
      });
    },
  };
}
