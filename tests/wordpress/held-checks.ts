import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { signatureProblem } from '../../packages/pagewright/src/signing/signed-request.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { type EditorSession, noticesOf } from './editor-session.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

const secret = 'a secret for the tests';
const screen = '/wp-admin/options-general.php?page=pagewright';

const item = (name: string) => ({
  key: `entry post:${name}`,
  path: `/insight/blog/${name}`,
  what: `The post "${name}" <b>is</b> missing`,
  since: '2026-11-27T21:57:05.000Z',
});

/** Receivers of announcements: a site that lists what it holds back, an older one, and one that is broken. */
async function openReceivers() {
  let held = ['rope', 'line', 'hemp'].map(item);
  const ids: unknown[] = [];
  const problems: unknown[] = [];
  const { server, address } = await listen(async (request, response) => {
    const body = await text(request);
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    problems.push(await signatureProblem(secret, headers, body, Date.now()));
    const announcement: unknown = JSON.parse(body);
    const id = valueAt(announcement, 'id');
    const accept = valueAt(announcement, 'held.accept');
    ids.push(id);
    assert.ok(Array.isArray(accept));
    if (request.url === '/broken') response.statusCode = 503;
    if (request.url === '/older') response.end(JSON.stringify({ id, accepted: true }));
    else {
      held = held.filter(({ key }) => !accept.includes('*') && !accept.includes(key));
      response.end(JSON.stringify({ id, held }));
    }
  }, 0);
  return { server, address, ids, problems };
}

/** The form of a button, by the name that screen readers read. */
function formOf(document: Document, name: string): URLSearchParams {
  const buttons = [...document.querySelectorAll('button[aria-label]')];
  const button = buttons.find((each) => each.getAttribute('aria-label') === name);
  const inputs = [...(button?.closest('form')?.querySelectorAll('input') ?? [])];
  return new URLSearchParams(inputs.map((input) => [input.name, input.value]));
}

/** Checks the list of content that sites hold back, and its buttons. */
export async function checkHeldContent(
  { wordpress, real }: ContractFixture,
  { admin, editor }: { readonly admin: EditorSession; readonly editor: EditorSession },
  tally: Tally,
): Promise<void> {
  const receivers = await openReceivers();
  const site = `${receivers.address}/nested`;
  const purge = `${site}/_pagewright/purge`;
  const check = (title: string, run: () => Promise<void>) => tally.check(`held content: ${title}`, run);
  const section = (document: Document) => document.querySelector('#pagewright-held')?.parentElement;
  const accept = async (form: URLSearchParams) => {
    const response = await admin.post('/wp-admin/admin-post.php', form);
    const { pathname, search } = new URL(response.headers.get('location') ?? '/', real.address);
    return { status: response.status, ...(await admin.open(pathname + search)) };
  };
  await wordpress.run(`update_option( 'pagewright_secret', '${secret}' );
    update_option( 'pagewright_receivers', "${purge}\\n${receivers.address}/older\\n${receivers.address}/broken" );`);

  let { document } = await admin.open(screen);
  await check('The settings ask no site before somebody asks for it', async () => {
    assert.match(section(document)?.textContent ?? '', /Content held back.*Ask the sites/s);
    assert.equal(receivers.ids.length, 0);
  });
  ({ document } = await admin.open(`${screen}&held=1`));
  await check('The settings list what each site holds back, why, and since when', async () => {
    const words = section(document)?.textContent ?? '';
    assert.equal(receivers.ids.length, 3);
    assert.deepEqual(receivers.problems, [undefined, undefined, undefined]);
    assert.match(
      words,
      /The post "rope" <b>is<\/b> missing.*November 27, 2026.*older.*does not list.*broken.*503/s,
    );
    assert.equal(
      document.querySelector(`a[href="${site}/insight/blog/rope"]`)?.textContent,
      `${site}/insight/blog/rope`,
    );
    assert.equal(document.querySelectorAll('table caption').length, 1);
  });
  await check('"Accept" accepts one entry, and "Accept all" the others', async () => {
    const form = formOf(document, `Accept: ${item('line').what}`);
    const one = await accept(form);
    assert.match(noticesOf(one), /Accepted\./);
    assert.match(section(one.document)?.textContent ?? '', /"rope".*"hemp"/s);
    assert.doesNotMatch(section(one.document)?.textContent ?? '', /"line"/);
    const all = await accept(formOf(one.document, `Accept all that ${purge} holds back`));
    assert.match(section(all.document)?.textContent ?? '', /Nothing is held back/);
    assert.equal(new Set(receivers.ids).size, receivers.ids.length, 'each request has an ID of its own');
  });
  await check('Only an administrator accepts, from this screen, for a receiver of the settings', async () => {
    const sent = receivers.ids.length;
    const form = formOf(document, `Accept: ${item('rope').what}`);
    assert.equal((await editor.post('/wp-admin/admin-post.php', form)).status, 403);
    form.set('_wpnonce', 'forged');
    assert.equal((await admin.post('/wp-admin/admin-post.php', form)).status, 403);
    assert.equal(receivers.ids.length, sent);
  });
  await check('A failure to accept is reported', async () => {
    const form = formOf(document, `Accept: ${item('rope').what}`);
    form.set('receiver', `${receivers.address}/elsewhere`);
    assert.match(noticesOf(await accept(form)), /not a receiver of the settings/);
    const others = await wordpress.run(`foreach ( array( 'older', 'broken' ) as $name ) {
      echo \\Pagewright\\accept_held( "${receivers.address}/$name", '*' );
    }`);
    assert.match(others, /does not list.*did not answer: 503/);
  });
  await wordpress.run(`delete_option( 'pagewright_receivers' ); delete_option( 'pagewright_secret' );`);
  await closeServer(receivers.server);
}
