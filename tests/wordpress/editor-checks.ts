import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import type { ContractFixture } from './contract-fixture.ts';
import { type EditorSession, type EditScreen, errorsOn, noticesOf, shown } from './editor-session.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

const hero = 'pagewright[hero_heading]';
const banner = 'pagewright[banner_text]';
const picture = 'pagewright[hero_image][id]';
const quoteLess = 'pagewright[service_details_data][0][detail_description]';

/** Parameters of the buttons of the classic editor, by the resulting status. */
const buttons = {
  draft: { save: 'Save Draft', post_status: 'draft' },
  pending: { save: 'Save as Pending', post_status: 'pending' },
  publish: { publish: 'Publish', post_status: 'draft' },
  private: { publish: 'Publish', visibility: 'private', post_status: 'draft' },
  future: { publish: 'Schedule', post_status: 'draft', aa: '2091', hidden_aa: '2026', mm: '01', jj: '01' },
};

/** Checks what an editor does in wp-admin, as HTTP requests. */
export async function checkEditorSaves(
  fixture: ContractFixture,
  editor: EditorSession,
  tally: Tally,
): Promise<void> {
  const { real, wordpress } = fixture;
  const check = (title: string, run: () => Promise<void>) => tally.check(`editor: ${title}`, run);
  const statusOf = (id: number) => wordpress.run(`echo get_post_status( ${id} );`);
  const isServed = async (slug: string) =>
    (await fetch(`${real.address}/wp-json/custom/v1/services/${slug}`)).status === 200;
  const idOf = ({ form }: EditScreen) => Number(form.get('post_ID'));
  const newService = () => editor.open('/wp-admin/post-new.php?post_type=pagewright_service');
  const remove = (id: number) => wordpress.run(`wp_delete_post( ${id}, true );`);

  await check('An entry without a required field is saved as draft or pending, with all input', async () => {
    let { form } = await newService();
    const typed = { post_title: 'Half done', [banner]: 'Typed first', [picture]: '999999' };
    for (const status of ['draft', 'pending'] as const) {
      const saved = await editor.save(form, { ...buttons[status], ...typed });
      const id = idOf(saved);
      assert.equal(await statusOf(id), status);
      const screens = [saved, await editor.edit(id)];
      for (const screen of screens) {
        assert.equal(shown(screen, banner), 'Typed first');
        assert.equal(shown(screen, picture), '999999');
        assert.match(errorsOn(screen).join(), /Hero heading is required\..*not an image/);
        assert.match(noticesOf(screen), /saved\. .*Hero heading is required\./i);
      }
      form = saved.form;
    }
    await remove(Number(form.get('post_ID')));
  });
  await check('Invalid input stays as typed, next to its error', async () => {
    const { form } = await newService();
    const typed = {
      [hero]: 'Good',
      'pagewright[hero_image][alt]': 'Words without a picture',
      'pagewright[quote][quote_content]': 'Words of nobody',
    };
    const saved = await editor.save(form, { ...buttons.draft, post_title: 'Odd', ...typed });
    const again = await editor.edit(idOf(saved));
    for (const [field, value] of Object.entries(typed)) assert.equal(shown(again, field), value);
    assert.match(errorsOn(again).join(), /Choose an image/);
    await remove(idOf(saved));

    const home = await wordpress.run(
      `echo get_posts( array( 'post_type' => 'pagewright_homepage' ) )[0]->ID;`,
    );
    const before = await (await fetch(`${real.address}/wp-json/custom/v1/get-homepage-content`)).text();
    const screen = await editor.edit(Number(home));
    const number = 'pagewright[counters][0][counter_number]';
    const image = 'pagewright[banner][banner_image]';
    const changed = { [number]: 'very many', [`${image}[id]`]: '', [`${image}[src]`]: 'javascript:alert(1)' };
    await editor.save(screen.form, changed);
    const later = await editor.edit(Number(home));
    for (const [field, value] of Object.entries(changed)) assert.equal(shown(later, field), value);
    assert.equal(
      await (await fetch(`${real.address}/wp-json/custom/v1/get-homepage-content`)).text(),
      before,
    );
    await editor.save(later.form, { ...Object.fromEntries(screen.form), action: 'editpost' });
  });
  await check(
    'An entry with errors is not published, private or scheduled, and the message names its fields',
    async () => {
      let { form } = await newService();
      for (const status of ['publish', 'private', 'future'] as const) {
        const typed = `Typed and kept before ${status}`;
        const saved = await editor.save(form, {
          ...buttons[status],
          post_title: 'Not yet complete',
          [banner]: typed,
        });
        assert.equal(await statusOf(idOf(saved)), 'draft');
        assert.match(noticesOf(saved), /not published.*Hero heading is required\./);
        assert.doesNotMatch(noticesOf(saved), /Post (published|scheduled)/);
        assert.equal(shown(saved, banner), typed);
        form = saved.form;
      }
      const published = await editor.save(form, {
        ...buttons.publish,
        aa: '2026',
        hidden_aa: '2091',
        [hero]: 'Complete now',
      });
      const id = idOf(published);
      assert.equal(await statusOf(id), 'publish');
      assert.doesNotMatch(noticesOf(published), /correct/);
      assert.ok(await isServed('not-yet-complete'));
      await remove(id);
    },
  );
  await check(
    'A published entry with new errors stays on the site, and the input is kept separately',
    async () => {
      const id = real.numbers.service;
      const route = `${real.address}/wp-json/custom/v1/services/security`;
      const before = await (await fetch(route)).text();
      const first = await editor.edit(id);
      const saved = await editor.save(first.form, {
        [hero]: '',
        [banner]: 'Typed, not lost',
        [picture]: '999999',
        [quoteLess]: 'Typed further down',
      });
      assert.equal(await statusOf(id), 'publish');
      assert.match(noticesOf(saved), /still shows the previous version.*Hero heading is required\./);
      assert.equal(await (await fetch(route)).text(), before);
      const again = await editor.edit(id);
      for (const screen of [again, await editor.edit(id)]) {
        assert.equal(shown(screen, hero), '');
        assert.equal(shown(screen, banner), 'Typed, not lost');
        assert.equal(shown(screen, quoteLess), 'Typed further down');
      }
      const mended = await editor.save(again.form, {
        [hero]: shown(first, hero) ?? '',
        [picture]: shown(first, picture) ?? '',
      });
      assert.deepEqual(errorsOn(mended), []);
      const after: unknown = await (await fetch(route)).json();
      assert.equal(valueAt(after, 'banner_text'), 'Typed, not lost');
      await editor.save(mended.form, Object.fromEntries(first.form));
      assert.equal(await (await fetch(route)).text(), before);
    },
  );
  await check('Quick edit and bulk edit publish no entry with errors, and say why', async () => {
    const draft = await editor.save((await newService()).form, {
      ...buttons.draft,
      post_title: 'In the list',
    });
    const id = idOf(draft);
    const list = await editor.open('/wp-admin/edit.php?post_type=pagewright_service', 'posts-filter');
    const nonce = list.document.querySelector('#_inline_edit')?.getAttribute('value') ?? '';
    const quick = await editor.post(
      '/wp-admin/admin-ajax.php',
      new URLSearchParams({
        action: 'inline-save',
        _inline_edit: nonce,
        post_ID: String(id),
        post_type: 'pagewright_service',
        post_title: 'In the list',
        _status: 'publish',
        screen: 'edit-pagewright_service',
        post_view: 'list',
      }),
    );
    assert.match(await quick.text(), /^(?!.*<tr).*Hero heading is required\./s);
    assert.equal(await statusOf(id), 'draft');
    const bulk = new URLSearchParams({
      post_type: 'pagewright_service',
      _wpnonce: list.form.get('_wpnonce') ?? '',
      action: 'edit',
      bulk_edit: 'Update',
      'post[]': String(id),
      _status: 'publish',
    });
    const answer = await editor.get(`/wp-admin/edit.php?${bulk}`);
    assert.equal(answer.status, 302);
    const { pathname, search } = new URL(answer.headers.get('location') ?? '/', real.address);
    const after = await editor.open(pathname + search, 'posts-filter');
    assert.match(noticesOf(after), /In the list.*not published.*Hero heading is required\./);
    assert.equal(await statusOf(id), 'draft');
    await remove(id);
  });
  await check('REST requests and code publish no entry with errors either', async () => {
    const made = await editor.rest('wp/v2/posts', {
      title: '',
      content: 'Without a title',
      status: 'publish',
    });
    assert.equal(made.status, 400);
    assert.match(String(valueAt(made.body, 'message')), /not published.*Title is required/);
    assert.equal(valueAt(made.body, 'code'), 'pagewright_not_publishable');
    const id = await wordpress.run(
      `echo wp_insert_post( array( 'post_type' => 'pagewright_service', 'post_status' => 'publish', 'post_title' => 'By code' ) );`,
    );
    assert.equal(await statusOf(Number(id)), 'draft');
    await remove(Number(id));
  });
  await check(
    'Block editor: an invalid image stops publishing, and the meta box keeps all input',
    async () => {
      const made = await editor.rest('wp/v2/posts', { title: 'Boxed', content: 'Text', status: 'draft' });
      const id = Number(valueAt(made.body, 'id'));
      const edit = `/wp-admin/post.php?post=${id}&action=edit`;
      // The block editor has several forms. The meta box is in the form below the text.
      const boxOf = async () => {
        const { document, form } = await editor.open(edit, 'metabox-base-form');
        const fields = new URLSearchParams();
        for (const control of document.querySelectorAll('[name^="pagewright"]')) {
          fields.append(
            control.getAttribute('name') ?? '',
            control.getAttribute('value') ?? control.textContent ?? '',
          );
        }
        return { document, form, fields };
      };
      const box = await boxOf();
      box.fields.set('pagewright[hero_heading]', 'A heading of its own');
      box.fields.set('pagewright[hero_image][id]', '999999');
      const pagewright_fields = box.fields.toString();
      const refused = await editor.rest(`wp/v2/posts/${id}`, { status: 'publish', pagewright_fields });
      assert.equal(refused.status, 400);
      assert.match(String(valueAt(refused.body, 'message')), /Hero image: This is not an image/);
      assert.equal(await statusOf(id), 'draft');
      const saved = await editor.rest(`wp/v2/posts/${id}`, { title: 'Boxed', pagewright_fields });
      assert.equal(saved.status, 200);
      assert.match(JSON.stringify(valueAt(saved.body, 'pagewright.errors')), /hero_image.*not an image/);
      // The editor sends the meta boxes afterwards and ignores the response.
      const loader = new URLSearchParams([...box.form, ...box.fields]);
      await editor.post(`/wp-admin/post.php?post=${id}&action=edit&meta-box-loader=1`, loader);
      await editor.get(`${edit}&meta-box-loader=1`);
      const again = await boxOf();
      assert.equal(again.fields.get('pagewright[hero_heading]'), 'A heading of its own');
      assert.equal(again.fields.get('pagewright[hero_image][id]'), '999999');
      assert.match(again.document.querySelector('.pagewright-error')?.textContent ?? '', /not an image/);
      assert.equal((await editor.rest(`wp/v2/posts/${id}`, { status: 'publish' })).status, 400);
      again.fields.set('pagewright[hero_image][id]', '');
      const published = { status: 'publish', pagewright_fields: again.fields.toString() };
      assert.equal((await editor.rest(`wp/v2/posts/${id}`, published)).status, 200);
      const post = await (await fetch(`${real.address}/wp-json/custom/v1/get-post-detail/boxed`)).json();
      assert.equal(valueAt(post, 'hero_heading'), 'A heading of its own');
      // After publishing, an error does not withdraw the entry, and the site keeps the valid fields.
      again.fields.set('pagewright[hero_heading]', 'Another heading');
      again.fields.set('pagewright[hero_image][id]', '999999');
      const faulty = { pagewright_fields: again.fields.toString() };
      assert.equal((await editor.rest(`wp/v2/posts/${id}`, faulty)).status, 200);
      const still = await (await fetch(`${real.address}/wp-json/custom/v1/get-post-detail/boxed`)).json();
      assert.equal(valueAt(still, 'hero_heading'), 'A heading of its own');
      assert.equal((await boxOf()).fields.get('pagewright[hero_heading]'), 'Another heading');
      await remove(id);
    },
  );
  await check('Block editor: a case study has fields for search engines, which wp/v2 serves', async () => {
    const made = await editor.rest('wp/v2/case-studies', {
      title: 'Found',
      content: 'Text',
      status: 'publish',
    });
    const id = Number(valueAt(made.body, 'id'));
    const route = `wp/v2/case-studies/${id}`;
    const served = async () => valueAt(await (await fetch(`${real.address}/wp-json/${route}`)).json(), 'seo');
    assert.equal(await served(), false);
    const { document } = await editor.open(`/wp-admin/post.php?post=${id}&action=edit`, 'metabox-base-form');
    assert.ok(document.querySelector('[name="pagewright[seo][description]"]'), 'a field in the edit screen');
    const save = (fields: Record<string, string>) =>
      editor.rest(route, {
        pagewright_fields: new URLSearchParams({ ...fields, pagewright_complete: '1' }).toString(),
      });
    const seo = { 'pagewright[seo][description]': 'How it was found.', 'pagewright[seo][noindex]': 'true' };
    assert.equal((await save(seo)).status, 200);
    assert.deepEqual(await served(), { description: 'How it was found.', noindex: true });
    assert.equal((await save({})).status, 200);
    assert.equal(await served(), false);
    await remove(id);
  });
  await check('Each kind of value has its form control, with its limits and what was typed', async () => {
    const schema = {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries({
          mail: { type: 'string', input: 'email' },
          phone: { type: 'string', input: 'phone' },
          day: { type: 'string', input: 'date' },
          noDay: { type: 'string', input: 'date' },
          moment: { type: 'string', format: 'date-time' },
          url: { type: 'string', format: 'href' },
          count: { type: 'integer', minimum: 0, maximum: 9 },
          short: { type: 'string', maxLength: 20 },
          size: { type: 'string', enum: ['S', 'M'], enumDescriptions: ['Small', 'Medium'] },
          color: { type: 'string', enum: ['red', 'green', 'blue', 'grey', 'black'] },
          gone: { type: 'string', enum: ['new'] },
          isOpen: { type: 'boolean' },
          isNew: { type: 'boolean', default: true },
        }).map(([name, property]) => [name, { title: name, description: `About ${name}.`, ...property }]),
      ),
    };
    const values = {
      mail: 'no mail',
      day: '2026-03-31',
      noDay: 'Easter',
      moment: '2026-03-31T10:00:00+02:00',
      count: 'few',
      size: 'M',
      gone: 'old',
    };
    const printed = await wordpress.run(
      `echo '<form>'; \\Pagewright\\print_field( new \\Pagewright\\Field( json_decode( '${JSON.stringify(schema)}', true ), json_decode( '${JSON.stringify(values)}', true ), '', array( 'mail' => 'Wrong.' ) ) ); echo '</form>';`,
    );
    const { document } = new JSDOM(printed).window;
    const all = (name: string) => [...document.querySelectorAll(`[name="pagewright[${name}]"]`)];
    const one = (name: string) => {
      const [control] = all(name);
      const get = (attribute: string) => control?.getAttribute(attribute) ?? '';
      return [get('type'), get('value')];
    };
    assert.deepEqual(one('mail'), ['email', 'no mail']);
    assert.deepEqual(one('phone'), ['tel', '']);
    assert.deepEqual(one('day'), ['date', '2026-03-31']);
    assert.deepEqual(one('noDay'), ['text', 'Easter']);
    assert.deepEqual(one('moment'), ['datetime-local', '2026-03-31T08:00:00']);
    assert.deepEqual(one('count'), ['text', 'few']);
    assert.equal(all('count')[0]?.getAttribute('inputmode'), 'numeric');
    assert.equal(all('url')[0]?.getAttribute('inputmode'), 'url');
    const radios = (name: string) =>
      all(name).map((each) => `${each.getAttribute('value')}${each.hasAttribute('checked') ? '!' : ''}`);
    assert.deepEqual(radios('size'), ['', 'S', 'M!']);
    assert.equal(all('size')[1]?.parentElement?.textContent?.trim(), 'S: Small');
    assert.deepEqual(radios('gone'), ['', 'new', 'old!']);
    assert.deepEqual(radios('isOpen'), ['!', 'true', 'false']);
    assert.equal(all('color')[0]?.tagName, 'SELECT');
    assert.deepEqual(radios('isNew'), ['false', 'true!']);
    assert.equal(all('isNew')[1]?.getAttribute('role'), 'switch');
    const described = (name: string) =>
      (all(name)[0]?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    assert.deepEqual(described('mail'), ['Wrong.', 'About mail.']);
    assert.deepEqual(described('count'), ['A whole number: 0 to 9.', 'About count.']);
    assert.deepEqual(described('short'), ['Characters: at most 20.', 'About short.']);
  });
  await check(
    'An email address, a phone number and a date are validated, and any other input is kept',
    async () => {
      const printed = await wordpress.run(`
      foreach ( array( 'email' => array( 'a@b.example', 'nobody' ), 'phone' => array( '+1 (614) 555-0141 ext 7', 'call me' ), 'date' => array( '2026-03-31', '2026-02-30' ) ) as $input => $texts ) {
        foreach ( $texts as $text ) { $found[] = \\Pagewright\\content_errors( array( 'type' => 'string', 'title' => 'This', 'input' => $input ), $text, 'x' )['x'] ?? ''; }
      }
      $moment = array( 'type' => 'string', 'format' => 'date-time' );
      foreach ( array( '2026-03-31T10:00', 'soon' ) as $text ) { $found[] = \\Pagewright\\content_from_input( $moment, $text ); }
      echo wp_json_encode( $found );`);
      assert.deepEqual(JSON.parse(printed), [
        '',
        'This must be an email address, such as name@example.com.',
        '',
        'This must be a phone number, such as +1 614 555 0141.',
        '',
        'This must be a date, such as 2026-03-31.',
        '2026-03-31T10:00:00+00:00',
        'soon',
      ]);
    },
  );
  await check('Lists show the slug, and published entries link to their pages on the site', async () => {
    const routes = { version: 1, routes: { service: ['/services/:slug'], homepage: ['/'] } };
    await wordpress.run(`add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'body' => '${JSON.stringify(routes)}' ) );
      update_option( 'pagewright_site_url', 'https://www.example.com' );`);
    const { document } = await editor.open('/wp-admin/edit.php?post_type=pagewright_service', 'posts-filter');
    const row = document.querySelector(`#post-${real.numbers.service}`);
    assert.equal(row?.querySelector('.column-pagewright_slug')?.textContent, 'security');
    const view = row?.querySelector('.row-actions .view a');
    assert.equal(view?.getAttribute('href'), 'https://www.example.com/services/security');
    assert.match(view?.getAttribute('aria-label') ?? '', /^View “.+” on the site$/);
    const screen = await editor.edit(real.numbers.service);
    const link = screen.document.querySelector(
      '#submitdiv a[href="https://www.example.com/services/security"]',
    );
    assert.equal(link?.textContent, 'View on site');
    const draft = await editor.save((await newService()).form, { ...buttons.draft, post_title: 'No page' });
    assert.doesNotMatch(draft.document.querySelector('#submitdiv')?.innerHTML ?? '', /www\.example\.com/);
    await remove(idOf(draft));
    await wordpress.run(
      `delete_option( 'pagewright_site_url' ); delete_option( 'pagewright_site_description' );`,
    );
  });
  await check('A form that the server has cut off overwrites nothing', async () => {
    const id = real.numbers.service;
    const route = `${real.address}/wp-json/custom/v1/services/security`;
    const before = await (await fetch(route)).text();
    const { form } = await editor.edit(id);
    form.delete('pagewright_complete');
    for (const name of [...form.keys()].filter((key) => key.startsWith('pagewright[service_details')))
      form.delete(name);
    assert.match(noticesOf(await editor.save(form, {})), /not saved.*max_input_vars/);
    assert.equal(await (await fetch(route)).text(), before);
  });
  await check('A restored revision restores fields, and a published entry stays on the site', async () => {
    const draft = await editor.save((await newService()).form, {
      ...buttons.draft,
      post_title: 'Many versions',
      [banner]: 'Before it was complete',
    });
    const id = idOf(draft);
    await editor.save(draft.form, {
      ...buttons.publish,
      [hero]: 'First heading',
      [banner]: 'Complete',
    });
    await editor.save((await editor.edit(id)).form, { [hero]: 'Second heading' });
    await editor.save((await editor.edit(id)).form, { [hero]: '', [banner]: 'Not valid' });
    const served = async () =>
      valueAt(
        await (await fetch(`${real.address}/wp-json/custom/v1/services/many-versions`)).json(),
        'hero_heading',
      );
    assert.equal(await served(), 'Second heading');
    const restore = (words: string) =>
      wordpress.run(`foreach ( wp_get_post_revisions( ${id} ) as $revision ) {
        if ( str_contains( wp_json_encode( get_post_meta( $revision->ID ) ), '${words}' ) ) { wp_restore_post_revision( $revision->ID ); break; }
      }`);
    await restore('First heading');
    assert.equal(await served(), 'First heading');
    assert.deepEqual(errorsOn(await editor.edit(id)), []);
    await restore('Not valid');
    assert.equal(shown(await editor.edit(id), banner), 'Not valid');
    await restore('Before it was complete');
    assert.equal(await statusOf(id), 'publish');
    assert.equal(await served(), 'Second heading');
    assert.equal(shown(await editor.edit(id), banner), 'Before it was complete');
    await remove(id);
  });
}
