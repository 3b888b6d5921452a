import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import type { EditorSession, EditScreen } from './editor-session.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

/** The address of the site, as a setting of WordPress. */
const previewedSite = 'https://www.meridian-works.example';

const hero = 'pagewright[hero_heading]';
const banner = 'pagewright[banner_text]';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Checks who sees drafts: an editor, a reviewer, and visitors who are not signed in. */
export async function checkPreviews(
  { real, wordpress }: ContractFixture,
  editor: EditorSession,
  tally: Tally,
): Promise<void> {
  const { address, numbers } = real;
  await wordpress.run(`update_option( 'pagewright_site_url', '${previewedSite}' );`);
  const check = (title: string, run: () => Promise<void>) => tally.check(`previews: ${title}`, run);
  const run = (code: string) => wordpress.run(code);
  const remove = (id: number) => run(`wp_delete_post( ${id}, true );`);
  const idOf = ({ form }: EditScreen) => Number(form.get('post_ID'));

  /** A request for content, with the token if there is one. */
  const read = async (route: string, token?: string, origin?: string): Promise<Answer> => {
    const response = await fetch(`${address}/wp-json/${route}`, {
      headers: {
        ...(token === undefined ? {} : { 'X-Pagewright-Preview': token }),
        ...(origin === undefined ? {} : { Origin: origin }),
      },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const about = async (token: string) => (await read('custom/v1/preview', token)).body;
  /** The token in the preview link of a signed-in editor. */
  const tokenFrom = async (link: string): Promise<string> => {
    let { pathname, search } = new URL(link);
    for (let redirects = 0; redirects < 3; redirects += 1) {
      const location = (await editor.get(pathname + search)).headers.get('location') ?? '';
      const [, token] = location.split(`${previewedSite}/preview/#token=`);
      if (token !== undefined) return token;
      ({ pathname, search } = new URL(location));
    }
    throw new Error(`${link} does not lead to the site`);
  };
  const linkOf = (id: number) =>
    run(`wp_set_current_user( get_user_by( 'login', 'editor' )->ID ); echo get_preview_post_link( ${id} );`);
  const tokenOf = async (id: number) => tokenFrom(await linkOf(id));
  const insert = async (fields: string, meta = '{}') =>
    Number(
      await run(`echo wp_insert_post( wp_slash( array( 'post_author' => get_user_by( 'login', 'editor' )->ID,
        'meta_input' => array_filter( array( '_pagewright_content' => '${meta}' ), fn( $json ) => '{}' !== $json ), ${fields} ) ) );`),
    );
  /** Presses Preview on a classic edit screen, and resolves to the token. */
  const pressPreview = async (form: URLSearchParams, changes: Readonly<Record<string, string>>) => {
    const sent = new URLSearchParams(form);
    for (const [name, value] of Object.entries({ ...changes, 'wp-preview': 'dopreview' }))
      sent.set(name, value);
    const response = await editor.post('/wp-admin/post.php', sent);
    return tokenFrom(response.headers.get('location') ?? '');
  };

  await check('A new service without slug is saved and shown, also with errors', async () => {
    const screen = await editor.open('/wp-admin/post-new.php?post_type=pagewright_service');
    assert.ok(screen.document.querySelector('#post-preview'), 'the screen has a Preview button');
    const typed = { post_title: 'Quantum advice', [hero]: 'Quanta for all', [banner]: 'Typed' };
    const token = await pressPreview(screen.form, typed);
    const shown = await about(token);
    assert.equal(valueAt(shown, 'type'), 'service');
    assert.equal(valueAt(shown, 'status'), 'draft');
    assert.equal(valueAt(shown, 'title'), 'Quantum advice');
    assert.deepEqual(valueAt(shown, 'errors'), []);
    const slug = String(valueAt(shown, 'slug'));
    assert.match(slug, /^draft-\d+$/);
    const service = await read(`custom/v1/services/${slug}`, token);
    assert.equal(service.status, 200);
    assert.equal(valueAt(service.body, 'hero_heading'), 'Quanta for all');
    assert.equal(service.headers.get('cache-control'), 'no-store, private');
    assert.equal(service.headers.get('etag'), null);

    const id = idOf(screen);
    const version = valueAt(shown, 'version');
    await editor.save((await editor.edit(id)).form, { save: 'Save Draft', post_status: 'draft', [hero]: '' });
    const later = await about(token);
    assert.notEqual(valueAt(later, 'version'), version);
    assert.match(String(valueAt(later, 'errors.0')), /Hero heading is required/);
    const broken = await read(`custom/v1/services/${slug}`, token);
    assert.equal(valueAt(broken.body, 'banner_text'), 'Typed');
    assert.equal((await read(`custom/v1/services/${slug}`)).status, 404);
    await remove(id);
    const gone = await read('custom/v1/preview', token);
    assert.equal(gone.status, 410);
    assert.equal(gone.headers.get('cache-control'), 'no-store, private');
  });

  await check('Unsaved changes of a published service are shown, and visitors see none of them', async () => {
    const id = numbers.service;
    const before = await (await fetch(`${address}/wp-json/custom/v1/services/security`)).text();
    const { form } = await editor.edit(id);
    for (const words of ['Not published yet', 'Not published either']) {
      const token = await pressPreview(form, { [hero]: words });
      const service = await read('custom/v1/services/security', token);
      assert.equal(valueAt(service.body, 'hero_heading'), words);
      assert.equal(await (await fetch(`${address}/wp-json/custom/v1/services/security`)).text(), before);
    }
    const token = await pressPreview(form, { [hero]: '', [banner]: 'With an error' });
    assert.match(String(valueAt(await about(token), 'errors.0')), /Hero heading is required/);
    const service = await read('custom/v1/services/security', token);
    assert.equal(valueAt(service.body, 'banner_text'), 'With an error');
    assert.equal(valueAt(service.body, 'hero_heading'), undefined);
    await run(
      `wp_delete_post_revision( wp_get_post_autosave( ${id}, get_user_by( 'login', 'editor' )->ID ) );`,
    );
    assert.equal(await (await fetch(`${address}/wp-json/custom/v1/services/security`)).text(), before);
  });

  await check('A page with a single entry is shown, saved or not', async () => {
    const id = Number(await run(`echo get_posts( array( 'post_type' => 'pagewright_contact' ) )[0]->ID;`));
    const { form } = await editor.edit(id);
    const field = [...form.keys()].find((name) => /^pagewright\[.*heading\]$/.test(name)) ?? '';
    const token = await pressPreview(form, { [field]: 'Write to us tomorrow' });
    assert.equal(valueAt(await about(token), 'type'), 'contact');
    const route = 'custom/v1/get-contactpage-content';
    assert.match(JSON.stringify((await read(route, token)).body), /Write to us tomorrow/);
    assert.doesNotMatch(JSON.stringify((await read(route)).body), /Write to us tomorrow/);
    await run(
      `wp_delete_post_revision( wp_get_post_autosave( ${id}, get_user_by( 'login', 'editor' )->ID ) );`,
    );
  });

  await check(
    'The block editor’s draft, scheduled and pending posts are shown, with the images uploaded to them',
    async () => {
      for (const status of ['draft', 'pending', 'future']) {
        const type = status === 'pending' ? 'case-studies' : 'post';
        const id =
          await insert(`'post_type' => '${type}', 'post_status' => '${status}', 'post_title' => 'Soon & <em>later</em>',
        'post_content' => '<p>Words of the draft.</p>', 'post_date' => '2099-01-01 08:00:00'`);
        const image =
          await run(`$image = wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png', 'post_parent' => ${id} ), wp_upload_dir()['basedir'] . '/uploaded.png' );
        wp_update_attachment_metadata( $image, array( 'width' => 9, 'height' => 9, 'file' => 'uploaded.png' ) ); set_post_thumbnail( ${id}, $image ); echo $image;`);
        // The link to a draft in the block editor.
        const token = await tokenFrom(
          `${address}/?p=${id}&preview=true${type === 'post' ? '' : `&post_type=${type}`}`,
        );
        const shown = await about(token);
        assert.equal(valueAt(shown, 'type'), type === 'post' ? 'post' : 'case-study');
        assert.equal(valueAt(shown, 'status'), status);
        const slug = String(valueAt(shown, 'slug'));
        const route =
          type === 'post'
            ? `custom/v1/get-post-detail/${slug}`
            : `wp/v2/case-studies?_embed=true&per_page=1&slug=${slug}&status=publish`;
        const entry = await read(route, token);
        assert.equal(entry.status, 200, status);
        assert.match(JSON.stringify(entry.body), /Words of the draft/);
        assert.match(JSON.stringify(entry.body), /uploaded\.png/);
        assert.equal(entry.headers.get('cache-control'), 'no-store, private');
        assert.doesNotMatch(JSON.stringify((await read(route)).body), /Words of the draft/);
        await run(`wp_delete_attachment( ${image}, true );`);
        await remove(id);
      }
    },
  );

  await check('An autosave of the block editor is shown, with its fields and featured image', async () => {
    const id = numbers.post;
    const nonce = `echo http_build_query( array( 'pagewright' => array( 'hero_heading' => 'Typed in the box' ), 'pagewright_complete' => '1' ) );`;
    const autosave = await editor.rest(`wp/v2/posts/${id}/autosaves`, {
      id,
      title: 'Autosaved title',
      content: '<p>Autosaved words.</p>',
      pagewright_fields: await run(nonce),
    });
    assert.equal(autosave.status, 200, JSON.stringify(autosave.body));
    const link = `${valueAt(autosave.body, 'preview_link')}&_thumbnail_id=${numbers.media}`;
    const token = await tokenFrom(link);
    assert.equal(valueAt(await about(token), 'title'), 'Autosaved title');
    const slug = 'the-0640-corridor';
    const post = await read(`custom/v1/get-post-detail/${slug}`, token);
    assert.equal(valueAt(post.body, 'hero_heading'), 'Typed in the box');
    assert.match(JSON.stringify(valueAt(post.body, 'details')), /Autosaved words/);
    assert.equal(valueAt(post.body, 'hero_image.id'), numbers.media);
    const list = await read('custom/v1/get-all-posts', token);
    assert.match(JSON.stringify(list.body), /Autosaved title/);
    assert.doesNotMatch(JSON.stringify((await read('custom/v1/get-all-posts')).body), /Autosaved/);
    assert.doesNotMatch(JSON.stringify((await read(`wp/v2/posts/${id}`)).body), /Autosaved/);
    await run(
      `wp_delete_post_revision( wp_get_post_autosave( ${id}, get_user_by( 'login', 'editor' )->ID ) );`,
    );
  });

  await check('No draft is shown without a valid token of its own', async () => {
    const id = await insert(
      `'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'Secret', 'post_name' => 'secret', 'post_content' => 'Nobody reads this.'`,
    );
    const other = await insert(
      `'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'Other', 'post_name' => 'other'`,
    );
    const guarded = await insert(
      `'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Guarded', 'post_name' => 'guarded', 'post_password' => 'word', 'post_content' => 'Nobody reads this.'`,
    );
    const hidden = await insert(
      `'post_type' => 'post', 'post_status' => 'private', 'post_title' => 'Hidden', 'post_name' => 'hidden', 'post_content' => 'Nobody reads this.'`,
    );
    const token = await tokenOf(id);
    const foreign = await tokenOf(other);
    for (const slug of ['secret', 'guarded', 'hidden']) {
      const answer = await read(`custom/v1/get-post-detail/${slug}`, foreign);
      assert.equal(answer.status, 404, slug);
    }
    assert.doesNotMatch(
      JSON.stringify((await read('wp/v2/posts?per_page=100&_embed=true', foreign)).body),
      /Nobody reads/,
    );
    assert.equal((await read(`wp/v2/posts/${id}`, foreign)).status, 401);

    const [payload = '', signature = ''] = token.split('.');
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = (change: object) =>
      `${Buffer.from(JSON.stringify({ ...Object(json), ...change })).toString('base64url')}.${signature}`;
    const hostile = {
      'another entry': changed({ entry: other }),
      'a later expiry': changed({ expires: 4102444800 }),
      'no user': changed({ user: 0, link: '' }),
      'no signature': `${payload}.`,
      'no payload': `.${signature}`,
      text: 'token',
      'another type': changed({ entry: [id], user: '1' }),
      'a long text': 'x'.repeat(5000),
      expired: await run(
        `echo \\Pagewright\\signed_preview( array( 'entry' => ${id}, 'user' => get_user_by( 'login', 'editor' )->ID, 'expires' => time() - 1 ) );`,
      ),
      'a link that does not exist': await run(
        `echo \\Pagewright\\signed_preview( array( 'entry' => ${id}, 'user' => 0, 'expires' => time() + 600, 'link' => 'nothing' ) );`,
      ),
    };
    for (const [title, bad] of Object.entries(hostile)) {
      for (const route of [
        'custom/v1/preview',
        'custom/v1/get-post-detail/secret',
        'wp/v2/posts?slug=secret',
      ]) {
        const answer = await read(route, bad);
        assert.equal(answer.status, 401, `${title}: ${route}`);
        assert.equal(answer.headers.get('cache-control'), 'no-store, private', title);
        assert.doesNotMatch(JSON.stringify(answer.body), /Nobody|Secret/, title);
      }
    }
    assert.equal((await read('custom/v1/preview')).status, 401);

    assert.equal((await read('custom/v1/preview', token)).status, 200);
    await run(`get_user_by( 'login', 'editor' )->set_role( 'subscriber' );`);
    assert.equal((await read('custom/v1/preview', token)).status, 401, 'a user who may not edit');
    await run(`get_user_by( 'login', 'editor' )->set_role( 'editor' );`);
    assert.equal((await read('custom/v1/preview', token)).status, 200);
    await run(`wp_set_current_user( 0 ); wp_trash_post( ${id} );`);
    assert.equal((await read('custom/v1/preview', token)).status, 410);
    const stranger = await fetch(
      `${address}/wp-admin/admin-post.php?action=pagewright_preview&entry=${other}`,
      { redirect: 'manual' },
    );
    assert.match(stranger.headers.get('location') ?? '', /wp-login/);
    for (const each of [id, other, guarded, hidden]) await remove(each);
  });

  await check('A preview is renewed while the editor may edit, for at most twelve hours', async () => {
    const token = await tokenOf(numbers.post);
    const renewed = String(valueAt(await about(token), 'token'));
    const until = (text: string): unknown =>
      valueAt(JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()), 'until');
    assert.equal(until(renewed), until(token));
    assert.equal((await read('custom/v1/preview', renewed)).status, 200);
    const last = await run(
      `echo \\Pagewright\\preview_token( ${numbers.post}, get_user_by( 'login', 'editor' )->ID, 0, time() + 30 );`,
    );
    const ends = Date.parse(String(valueAt(await about(last), 'expires')));
    assert.ok(ends <= Date.now() + 31_000, 'the renewed token does not outlive the preview');
  });

  await check('Only the site may send a token from a browser', async () => {
    const allowed = async (origin: string) =>
      (await read('custom/v1/preview', undefined, origin)).headers.get('access-control-allow-headers') ?? '';
    assert.match(await allowed(previewedSite), /X-Pagewright-Preview/i);
    assert.doesNotMatch(await allowed('https://hostile.example'), /X-Pagewright-Preview/i);
    const remembered = async (origin: string) => {
      const preflight = { method: 'OPTIONS', headers: { Origin: origin } };
      const { headers } = await fetch(`${address}/wp-json/custom/v1/preview`, preflight);
      return headers.get('access-control-max-age');
    };
    assert.equal(await remembered(previewedSite), '600');
    assert.equal(await remembered('https://hostile.example'), null);
  });

  await check('A reviewer sees a draft with a shared link, until it is revoked', async () => {
    const id = await insert(
      `'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'To review', 'post_content' => 'Please read.'`,
    );
    const base = `custom/v1/preview-links/${id}`;
    const created = await editor.rest(base, { days: 1 });
    assert.equal(created.status, 201);
    const [, token = ''] = String(valueAt(created.body, '0.url')).split('#token=');
    const shown = await about(token);
    assert.equal(valueAt(shown, 'title'), 'To review');
    assert.equal(valueAt(shown, 'token'), undefined);
    assert.equal(valueAt(shown, 'edit'), undefined);
    const slug = String(valueAt(shown, 'slug'));
    assert.match(
      JSON.stringify((await read(`custom/v1/get-post-detail/${slug}`, token)).body),
      /Please read/,
    );
    assert.match(
      await (await editor.get(`/wp-admin/post.php?post=${id}&action=edit`)).text(),
      /data-pagewright-links="\[\{/,
    );
    assert.equal((await editor.rest(base, { days: 400 })).status, 400);
    const anonymous = await fetch(`${address}/wp-json/${base}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"days":1}',
    });
    assert.equal(anonymous.status, 401);
    const revoked = await editor.rest(`${base}/${valueAt(created.body, '0.id')}?_method=DELETE`, {});
    assert.deepEqual(revoked.body, []);
    assert.equal((await read('custom/v1/preview', token)).status, 401);
    await remove(id);
  });
  await wordpress.run(`delete_option( 'pagewright_site_url' );`);
}
