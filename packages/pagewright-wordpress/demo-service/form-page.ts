import { createHash } from 'node:crypto';
import { isFormEncoded } from './form-body.ts';
import { isRecord, type RestResponse } from './rest-response.ts';

/** Advice for an invalid field, by its name. The page repeats nothing that was sent, so nothing can be injected. */
const advice: Readonly<Record<string, string>> = {
  name: 'Name: write 1 to 100 characters.',
  email: 'Email: write an address such as name@example.com.',
  phone: 'Phone: write at most 40 characters.',
  message: 'Message: write 1 to 10,000 characters.',
};

const style =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}';

export const formPageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

/** Quality of a media type in an `Accept` header, from 0 to 1; 0 if the header does not name it. */
function preference(accept: string, type: string): number {
  const range = accept.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === type);
  if (range === undefined) return 0;
  const quality = Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1);
  return Number.isNaN(quality) ? 0 : quality;
}

/** True for a form that a browser submits without script: it will show the response as a page. */
export function wantsPage(contentType: string, accept: string): boolean {
  return (
    isFormEncoded(contentType) && preference(accept, 'text/html') > preference(accept, 'application/json')
  );
}

function namesOf(body: unknown): string[] {
  const params = isRecord(body) && isRecord(body.data) ? body.data.params : undefined;
  if (Array.isArray(params)) return params.map(String);
  return isRecord(params) ? Object.keys(params) : [];
}

/** Why a message was rejected, one sentence for each reason. */
function rejectionReasons({ status, body }: RestResponse): string[] {
  if (status === 413) return ['The message is too long. Please shorten it.'];
  const names = namesOf(body);
  if (names.length === 0) return ['It could not be stored. Please try again in a few minutes.'];
  const reasons = Object.entries(advice).flatMap(([name, sentence]) =>
    names.includes(name) ? [sentence] : [],
  );
  return reasons.length > 0
    ? reasons
    : ['One of the other fields is too long: write at most 10,000 characters.'];
}

/** The response to a form as a page, for a browser without script. */
export function formPage(response: RestResponse): string {
  const isStored = response.status === 200;
  const title = isStored ? 'Thank you' : 'Your message was not sent';
  const lines = isStored
    ? [
        'Your message was received.',
        'The Back button of your browser returns to the page that you came from.',
      ]
    : [
        ...rejectionReasons(response),
        'What you wrote is still in the form: return to it with the Back button of your browser.',
      ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</main>
</body>
</html>
`;
}
