import assert from 'node:assert/strict';
import { type Exchange, valueAt } from '../exchange.ts';

const path = 'custom/v1/store_form_data';
const good = {
  name: 'Ada Fenwick',
  email: 'ada@fenwick.example',
  message: 'Please call me about the buses.',
};

function post(
  title: string,
  message: unknown,
  answer: Pick<Exchange, 'status' | 'code' | 'holds'>,
): Exchange {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return { title, method: 'POST', path, headers: { 'Content-Type': 'application/json' }, body, ...answer };
}

function refused(title: string, field: string, value: unknown, detail?: string): Exchange {
  return post(
    title,
    { ...good, [field]: value },
    {
      status: 400,
      code: 'rest_invalid_param',
      holds: (body) => {
        assert.equal(typeof valueAt(body, `data.params.${field}`), 'string', `no word about ${field}`);
        if (detail) assert.equal(valueAt(body, `data.details.${field}.code`), detail);
      },
    },
  );
}

function missing(title: string, message: unknown, ...names: string[]): Exchange {
  return post(title, message, {
    status: 400,
    code: 'rest_missing_callback_param',
    holds: (body) => assert.deepEqual(valueAt(body, 'data.params'), names),
  });
}

/** What a browser sends by itself, without script. */
function submit(
  title: string,
  fields: Readonly<Record<string, string>>,
  answer: Pick<Exchange, 'status' | 'page' | 'sent'>,
): Exchange {
  const body = new URLSearchParams(fields).toString();
  return { title, method: 'POST', path, headers: browserHeaders, body, ...answer };
}

function multipart(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const browserHeaders = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
};
const tooLong = { status: 413, code: 'rest_request_too_large' };
const key = 'b15a14615aa3e795e567fad11afaf28a';

function manyFields(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`field-${index}`, 'text']));
}

const stored = { status: 200, holds: (body: unknown) => assert.equal(valueAt(body, 'success'), true) };

/** What contact forms send, and what others might. */
export const formExchanges: readonly Exchange[] = [
  post('A message is answered with 200', good, stored),
  post('A message with a phone number is answered with 200', { ...good, phone: '+1 614 555 0141' }, stored),
  post(
    'A field that a site added to its form is taken',
    { ...good, company: 'Fenwick "Buses" \\ 語 😀', address: '1 Quay\r\nColumbus' },
    stored,
  ),
  post(
    'What cannot be a field of a form is ignored',
    { ...good, admin: true, ID: 1, post_status: 'publish', 'a b': 'x', company: null },
    stored,
  ),
  post('A message of more fields than a form has is refused', { ...good, ...manyFields(31) }, tooLong),
  post(
    'Markup in a message is text',
    { ...good, name: '<b>Ada</b>', message: '<script>alert(1)</script>' },
    stored,
  ),
  post(
    'Quotes, strokes and signs of every script are text',
    { ...good, name: "D'Arcy \\ O'Neill", message: '"quoted" \\n %00 語 😀' },
    stored,
  ),
  post('SQL in a message is text', { ...good, message: "'); DROP TABLE wp_posts; --" }, stored),
  post('Control characters do no harm', { ...good, message: 'a\u0000b\u0008c' }, stored),
  post('A message may be as long as is said', { ...good, message: 'a'.repeat(10_000) }, stored),
  {
    title: 'A message may come as a form does',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(good).toString(),
    ...stored,
  },
  {
    title: 'A message may come in several parts',
    method: 'POST',
    path,
    body: multipart(good),
    ...stored,
  },
  post('A message may have a key', { ...good, message_key: key }, stored),
  post('A repeat is answered like the message itself', { ...good, message_key: key }, stored),
  post('An optional field that is blank is left out', { ...good, phone: ' ', message_key: '' }, stored),
  ...['short', 'a'.repeat(65), `${key} `.repeat(2), 'b15a14615aa3e795\n567fad11afaf28a', "'; DROP TABLE"].map(
    (bad) => refused(`${JSON.stringify(bad)} is no key`, 'message_key', bad),
  ),
  refused('A key is a text', 'message_key', 1234567890123456, 'rest_invalid_type'),
  refused('A name of white space is refused', 'name', '\u00a0\u2028\u3000\ufeff', 'rest_too_short'),
  submit('A form of a browser is answered with a page', good, {
    status: 200,
    page: /<html lang="en[^"]*">[\s\S]*<h1>Thank you<\/h1>\n<p>Your message was received\.<\/p>/,
    sent: {
      'content-security-policy':
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      location: null,
    },
  }),
  submit(
    'The page names the fields that are wrong, and repeats nothing',
    { ...good, email: '<b>x', name: '' },
    {
      status: 400,
      page: /<h1>Your message was not sent<\/h1>\n<p>Name: [^<]+<\/p>\n<p>Email: [^<]+<\/p>\n<p>[^<]+Back button[^<]+<\/p>\n<\/main>/,
    },
  ),
  submit(
    'The page names the fields that are missing',
    { name: 'Ada' },
    {
      status: 400,
      page: /<p>Email: [^<]+<\/p>\n<p>Message: [^<]+<\/p>\n<p>[^<]+Back/,
    },
  ),
  submit(
    'The page says that a message is too long',
    { ...good, message: 'a'.repeat(70_000) },
    {
      status: 413,
      page: /<p>The message is too long\. Please shorten it\.<\/p>/,
    },
  ),
  submit(
    'A program that fills the hidden field is thanked',
    { ...good, reference_code: 'https://spam.example' },
    {
      status: 200,
      page: /<h1>Thank you<\/h1>/,
    },
  ),
  submit(
    'A long message in another script is no longer than in English',
    { ...good, message: '語'.repeat(10_000) },
    {
      status: 200,
      page: /<h1>Thank you<\/h1>/,
    },
  ),
  {
    title: 'A form that asks for JSON gets JSON',
    method: 'POST',
    path,
    headers: { ...browserHeaders, Accept: 'application/json, text/html;q=0.5' },
    body: new URLSearchParams(good).toString(),
    ...stored,
  },
  missing('A message needs three things', {}, 'name', 'email', 'message'),
  missing('A message without words is none', { name: 'Ada', email: 'ada@fenwick.example' }, 'message'),
  missing('Null counts as missing', { ...good, email: null }, 'email'),
  missing('An empty body has nothing in it', '', 'name', 'email', 'message'),
  missing('A list is no message', [1, 2], 'name', 'email', 'message'),
  {
    title: 'Plain text is not read as a message',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(good),
    status: 400,
    code: 'rest_missing_callback_param',
  },
  post('Broken JSON is refused', '{"name":', { status: 400, code: 'rest_invalid_json' }),
  refused('A blank name is refused', 'name', '   ', 'rest_too_short'),
  refused('An empty message is refused', 'message', '', 'rest_too_short'),
  refused('A name of control characters is refused', 'name', '\u0000\u0001', 'rest_too_short'),
  refused('A long name is refused', 'name', 'a'.repeat(101), 'rest_too_long'),
  refused('A long message is refused', 'message', 'a'.repeat(10_001), 'rest_too_long'),
  // Longer than a client waits where a pattern looks at each run of blanks from each of its places.
  refused('A long run of blanks is refused at once', 'message', `a${' '.repeat(60_000)}b`, 'rest_too_long'),
  refused('A long text in an added field is refused', 'company', 'a'.repeat(10_001), 'rest_too_long'),
  submit(
    'The page says that an added field is too long',
    { ...good, company: 'a'.repeat(10_001) },
    { status: 400, page: /<p>One of the other fields is too long: [^<]+<\/p>\n<p>[^<]+Back/ },
  ),
  refused('A long phone number is refused', 'phone', '1'.repeat(41), 'rest_too_long'),
  refused('A name is a text', 'name', { $gt: '' }, 'rest_invalid_type'),
  refused('A message is a text', 'message', ['a', 'b'], 'rest_invalid_type'),
  refused('A phone number is a text', 'phone', 6145550141, 'rest_invalid_type'),
  ...[
    'ada',
    'ada@',
    'ada@example',
    '@example.com',
    'ada fenwick@example.com',
    'a@b@example.com',
    '<script>@example.com',
    'ada@exa_mple.com',
    'ada@-example.com',
  ].map((email) => refused(`${email} is no address`, 'email', email, 'rest_invalid_email')),
  refused('Lines for a mail header are no address', 'email', 'ada@example.com\r\nBcc: all@example.com'),
  post('A body that no message needs is refused', { ...good, message: 'a'.repeat(70_000) }, tooLong),
  {
    title: 'A form that no message needs is refused',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...good, stray: 'a'.repeat(70_000) }).toString(),
    ...tooLong,
  },
  {
    title: 'Parts that no message needs are refused',
    method: 'POST',
    path,
    body: multipart({ ...good, stray: 'a'.repeat(70_000) }),
    ...tooLong,
  },
  {
    title: 'A file is refused when it is longer than a message',
    method: 'POST',
    path,
    body: multipart({ ...good, file: new Blob(['a'.repeat(2_200_000)]) }),
    ...tooLong,
  },
  {
    title: 'So many fields are refused',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(good)}${'&a[]=1'.repeat(40_000)}`,
    ...tooLong,
  },
  post('JSON of great depth is refused', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, { status: 400 }),
  { title: 'Messages cannot be read', path, status: 404, code: 'rest_no_route' },
  { title: 'Messages cannot be replaced', method: 'PUT', path, status: 404, code: 'rest_no_route' },
];
