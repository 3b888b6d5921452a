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

function rejected(title: string, field: string, value: unknown, detail?: string): Exchange {
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

/** A form that a browser submits without script. */
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

/** Requests of contact forms and of hostile clients. */
export const formExchanges: readonly Exchange[] = [
  post('A message gets status 200', good, stored),
  post('A message with a phone number gets status 200', { ...good, phone: '+1 614 555 0141' }, stored),
  post(
    'A field that a site added to its form is accepted',
    { ...good, company: 'Fenwick "Buses" \\ 語 😀', address: '1 Quay\r\nColumbus' },
    stored,
  ),
  post(
    'Parameters that cannot be form fields are ignored',
    { ...good, admin: true, ID: 1, post_status: 'publish', 'a b': 'x', company: null },
    stored,
  ),
  post('A message of more fields than a form has is rejected', { ...good, ...manyFields(31) }, tooLong),
  post(
    'Markup in a message is text',
    { ...good, name: '<b>Ada</b>', message: '<script>alert(1)</script>' },
    stored,
  ),
  post(
    'Quotes, slashes and characters of every script are text',
    { ...good, name: "D'Arcy \\ O'Neill", message: '"quoted" \\n %00 語 😀' },
    stored,
  ),
  post('SQL in a message is text', { ...good, message: "'); DROP TABLE wp_posts; --" }, stored),
  post('Control characters do no harm', { ...good, message: 'a\u0000b\u0008c' }, stored),
  post('A message may be as long as is said', { ...good, message: 'a'.repeat(10_000) }, stored),
  {
    title: 'A message may be URL-encoded',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(good).toString(),
    ...stored,
  },
  {
    title: 'A message may be multipart',
    method: 'POST',
    path,
    body: multipart(good),
    ...stored,
  },
  post('A message may have a key', { ...good, message_key: key }, stored),
  post('A repeat gets the same response as the message', { ...good, message_key: key }, stored),
  post('A blank optional field is omitted', { ...good, phone: ' ', message_key: '' }, stored),
  ...['short', 'a'.repeat(65), `${key} `.repeat(2), 'b15a14615aa3e795\n567fad11afaf28a', "'; DROP TABLE"].map(
    (bad) => rejected(`${JSON.stringify(bad)} is not a key`, 'message_key', bad),
  ),
  rejected('A key is a string', 'message_key', 1234567890123456, 'rest_invalid_type'),
  rejected('A name of white space is rejected', 'name', '\u00a0\u2028\u3000\ufeff', 'rest_too_short'),
  submit('A form of a browser gets a page', good, {
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
    'The page names the invalid fields, and repeats nothing that was sent',
    { ...good, email: '<b>x', name: '' },
    {
      status: 400,
      page: /<h1>Your message was not sent<\/h1>\n<p>Name: [^<]+<\/p>\n<p>Email: [^<]+<\/p>\n<p>[^<]+Back button[^<]+<\/p>\n<\/main>/,
    },
  ),
  submit(
    'The page names the missing fields',
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
    'A program that fills in the hidden field gets the usual page',
    { ...good, reference_code: 'https://spam.example' },
    {
      status: 200,
      page: /<h1>Thank you<\/h1>/,
    },
  ),
  submit(
    'The limit counts characters, in any script',
    { ...good, message: '語'.repeat(10_000) },
    {
      status: 200,
      page: /<h1>Thank you<\/h1>/,
    },
  ),
  {
    title: 'A form that accepts JSON gets JSON',
    method: 'POST',
    path,
    headers: { ...browserHeaders, Accept: 'application/json, text/html;q=0.5' },
    body: new URLSearchParams(good).toString(),
    ...stored,
  },
  missing('A message needs three things', {}, 'name', 'email', 'message'),
  missing('A message without text is missing', { name: 'Ada', email: 'ada@fenwick.example' }, 'message'),
  missing('Null counts as missing', { ...good, email: null }, 'email'),
  missing('An empty body has no fields', '', 'name', 'email', 'message'),
  missing('An array is not a message', [1, 2], 'name', 'email', 'message'),
  {
    title: 'Plain text is not parsed as a message',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(good),
    status: 400,
    code: 'rest_missing_callback_param',
  },
  post('Broken JSON is rejected', '{"name":', { status: 400, code: 'rest_invalid_json' }),
  rejected('A blank name is rejected', 'name', '   ', 'rest_too_short'),
  rejected('An empty message is rejected', 'message', '', 'rest_too_short'),
  rejected('A name of control characters is rejected', 'name', '\u0000\u0001', 'rest_too_short'),
  rejected('A long name is rejected', 'name', 'a'.repeat(101), 'rest_too_long'),
  rejected('A long message is rejected', 'message', 'a'.repeat(10_001), 'rest_too_long'),
  // This takes too long with a pattern that tries each run of blanks from each of its positions.
  rejected('A long run of blanks is rejected at once', 'message', `a${' '.repeat(60_000)}b`, 'rest_too_long'),
  rejected('A long text in an added field is rejected', 'company', 'a'.repeat(10_001), 'rest_too_long'),
  submit(
    'The page says that an added field is too long',
    { ...good, company: 'a'.repeat(10_001) },
    { status: 400, page: /<p>One of the other fields is too long: [^<]+<\/p>\n<p>[^<]+Back/ },
  ),
  rejected('A long phone number is rejected', 'phone', '1'.repeat(41), 'rest_too_long'),
  rejected('A name is a string', 'name', { $gt: '' }, 'rest_invalid_type'),
  rejected('A message is a string', 'message', ['a', 'b'], 'rest_invalid_type'),
  rejected('A phone number is a string', 'phone', 6145550141, 'rest_invalid_type'),
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
  ].map((email) => rejected(`${email} is not an email address`, 'email', email, 'rest_invalid_email')),
  rejected('An email address has no line breaks', 'email', 'ada@example.com\r\nBcc: all@example.com'),
  post('A body that is too long is rejected', { ...good, message: 'a'.repeat(70_000) }, tooLong),
  {
    title: 'A form that is too long is rejected',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...good, stray: 'a'.repeat(70_000) }).toString(),
    ...tooLong,
  },
  {
    title: 'Multipart data that is too long is rejected',
    method: 'POST',
    path,
    body: multipart({ ...good, stray: 'a'.repeat(70_000) }),
    ...tooLong,
  },
  {
    title: 'A file that is longer than a message is rejected',
    method: 'POST',
    path,
    body: multipart({ ...good, file: new Blob(['a'.repeat(2_200_000)]) }),
    ...tooLong,
  },
  {
    title: 'Too many fields are rejected',
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(good)}${'&a[]=1'.repeat(40_000)}`,
    ...tooLong,
  },
  post('Deeply nested JSON is rejected', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, { status: 400 }),
  { title: 'Messages cannot be read', path, status: 404, code: 'rest_no_route' },
  { title: 'Messages cannot be replaced', method: 'PUT', path, status: 404, code: 'rest_no_route' },
];
