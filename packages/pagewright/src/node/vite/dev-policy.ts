import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { printable } from '../../json/printable.ts';
import { readHeadersFile, writeHeadersFile } from '../../pipeline/files/headers.ts';
import { violationText } from '../../pipeline/policy/violation-text.ts';
import type { HeaderRules } from '../../project/headers-file.ts';

/** Stands for the nonce of a document, in what Vite writes. */
const anyNonce = 'pagewright-nonce';
const violationEvent = 'pagewright:violation';

/** Code of the script in documents that reports what the policy has blocked, and shows the way out in the console of the browser. */
export const violationScript = `addEventListener('securitypolicyviolation', (event) => {
  const { effectiveDirective: directive, blockedURI: blocked, sample } = event;
  import.meta.hot.send('${violationEvent}', { page: location.pathname, directive, blocked, sample });
});
import.meta.hot.on('${violationEvent}', (text) => console.error(text));
`;

/** Headers that only make sense for a built site: they would keep or prerender what an author changes. */
const notInDev: ReadonlySet<string> = new Set([
  'strict-transport-security',
  'cache-control',
  'speculation-rules',
  'content-type',
]);

/** A document and the headers with which it is sent. */
interface DevDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The policy of the built site, and what Vite needs: its styles and its preamble, which have a nonce, and its socket. */
function withViteSources(policy: string, nonce: string, host: string): string {
  const socket = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return policy
    .replace(/(^|; )((?:script|style)-src [^;]*)/g, `$1$2 'nonce-${nonce}'`)
    .replace(/(^|; )(connect-src [^;]*)/, `$1$2${socket}`);
}

/**
 * Returns a function that sends a document with the headers which the built site would send.
 * @param rules returns the rules of the built site
 */
export function devHeaders(
  rules: () => HeaderRules,
): (html: string, path: string, host: string) => DevDocument {
  return (html, path, host) => {
    const nonce = randomBytes(16).toString('base64');
    const headers = Object.entries(readHeadersFile(writeHeadersFile(rules()))(path)).flatMap(
      ([name, value]): [string, string][] => {
        if (notInDev.has(name.toLowerCase())) return [];
        const isPolicy = name === 'Content-Security-Policy';
        return [[name, isPolicy ? withViteSources(value, nonce, host) : value]];
      },
    );
    return { html: html.replaceAll(anyNonce, nonce), headers: Object.fromEntries(headers) };
  };
}

/** Makes Vite's own code work under the policy, and prints what the policy blocks in browsers. */
export function devPolicy(): Plugin {
  const printed = new Set<string>();
  return {
    name: 'pagewright-policy',
    config: () => ({ html: { cspNonce: anyNonce } }),
    // Vite waits for a restarted server in a worker from a blob, which the policy forbids. Without workers, it waits in the page.
    transform: {
      filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
      handler: (code) => ({ code: code.replace('typeof SharedWorker === "undefined"', 'true'), map: null }),
    },
    configureServer(server) {
      server.ws.on(violationEvent, (violation: unknown, client) => {
        const text = violationText(violation);
        if (text === undefined) return;
        client.send(violationEvent, text);
        if (printed.size < 100 && !printed.has(text)) console.warn(`warning: ${printable(text)}`);
        printed.add(text);
      });
    },
  };
}
