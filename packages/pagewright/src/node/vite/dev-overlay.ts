import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { codeFrame } from '../../check/json/code-frame.ts';
import { printable } from '../../check/json/printable.ts';
import { messageFor } from '../../check/messages/catalogue.ts';
import { printedPath, textOf } from '../../check/printers/printed-file.ts';
import { countLine } from '../../check/printers/report-text.ts';
import type { CheckedSite } from '../../pipeline/site/checked-site.ts';

/** Shows the first error in the browser, at its location, and the number of errors. The terminal shows them all. */
export function reportToOverlay(server: ViteDevServer, site: CheckedSite): void {
  const { errors } = site;
  const [first] = errors;
  if (!first) return;
  const { message, repair } = messageFor(first);
  const { line, column } = first.range;
  const file = path.normalize(printedPath(first, site));
  const more = errors.length > 1 ? `\n\n${countLine(errors)} The terminal shows them all.` : '';
  server.environments.client.hot.send({
    type: 'error',
    err: {
      plugin: 'pagewright',
      message: `${printable(message)}\n${printable(repair)}${more}`,
      id: file,
      loc: { file, line, column },
      frame: codeFrame(textOf(first, site) ?? '', first.range),
      stack: '',
    },
  });
}
