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

const stored = { status: 200, holds: (body: unknown) => assert.equal(valueAt(body, 'success'), true) };

/** What contact forms send, and what others might. */
export const formExchanges: readonly Exchange[] = [
  post('A message is answered with 200', good, stored),
  post('A message with a phone number is answered with 200', { ...good, phone: '+1 614 555 0141' }, stored),
  post(
    'Fields that nobody asked for are ignored',
    { ...good, admin: true, status: 'publish', ID: 1 },
    stored,
  ),
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
  post(
    'A body that no message needs is refused',
    { ...good, message: 'a'.repeat(70_000) },
    { status: 413, code: 'rest_request_too_large' },
  ),
  { title: 'Messages cannot be read', path, status: 404, code: 'rest_no_route' },
  { title: 'Messages cannot be replaced', method: 'PUT', path, status: 404, code: 'rest_no_route' },
];
