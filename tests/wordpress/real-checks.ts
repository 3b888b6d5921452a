import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInSchemas } from 'pagewright/project';
import { read } from '../../packages/pagewright/src/content/read.ts';
import { sources } from '../../src/sources/source-registry.ts';
import { type ContractFixture, formLimit } from './contract-fixture.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

const published = {
  homepage: 'get-homepage-content',
  company: 'get-aboutpage-content',
  contact: 'get-contactpage-content',
  service: 'services/security',
  software: 'software/aws',
  industry: 'industry/insurance',
  platform: 'platform/impress-ai',
  services: 'services',
  posts: 'get-all-posts',
  post: 'get-post-detail/the-0640-corridor',
};

function readSchema(file: string): unknown {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return schema;
}

/** A schema with its references replaced by the shared schemas. */
function resolved(node: unknown, root: string): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolved(entry, root));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = Object.fromEntries(Object.entries(node));
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolved(value, root)]));
  if (typeof $ref !== 'string') return own;
  const builtIn = /^pagewright\/(.+)\.json$/.exec($ref)?.[1];
  const shared =
    builtIn === undefined
      ? readSchema(path.join(root, 'schemas/content', $ref))
      : builtInSchemas.get(builtIn);
  if (typeof shared !== 'object' || shared === null) throw new Error(`${$ref} is not a schema`);
  const { $schema: _, examples: __, ...whole } = Object.fromEntries(Object.entries(shared));
  return { ...Object(resolved(whole, root)), ...own };
}

/** Sends a message as a form does. */
function send(address: string, message: object): Promise<Response> {
  return fetch(`${address}/wp-json/custom/v1/store_form_data`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
}

/** Checks features that only the real service has: the admin, revisions and builds. */
export async function checkRealWordPress(
  root: string,
  fixture: ContractFixture,
  tally: Tally,
): Promise<void> {
  const { real, wordpress } = fixture;
  const check = (title: string, run: () => Promise<void>) => tally.check(`real: ${title}`, run);

  for (const [source, route] of Object.entries(published)) {
    await check(`OPTIONS of ${route} publishes schemas/content/${source}.json`, async () => {
      const answer = await fetch(`${real.address}/wp-json/custom/v1/${route}`, { method: 'OPTIONS' });
      const schema = readSchema(path.join(root, `schemas/content/${source}.json`));
      const result: unknown = await answer.json();
      const content = resolved(valueAt(schema, 'properties.content'), root);
      assert.deepEqual(valueAt(result, 'schema'), {
        $schema: valueAt(schema, '$schema'),
        ...Object(content),
      });
    });
  }
  await check('The site reads a WordPress with plain permalinks', async () => {
    const options = { base: `${real.address}/?rest_route=`, deadline: 60_000 };
    const service = await read(sources.service, { slug: 'security' }, options);
    assert.equal(service.content?.hero_heading, 'Security built in rings, not walls');
    const latest = await read(sources['latest-posts'], { per_page: 2 }, options);
    assert.equal(latest.content?.length, 2);
    const slugs = await read(sources['post-slugs'], {}, { ...options, entries: Number.POSITIVE_INFINITY });
    assert.ok((slugs.content?.length ?? 0) > 10);
  });
  await check('A message is stored unchanged, and shown escaped', async () => {
    const message = {
      name: '<i>Ada</i> "A" O\'Neill\\',
      email: 'ada@fenwick.example',
      phone: '+1 614',
      message: 'a < b &amp; <script>alert(1)</script>\nsecond line \\ 語',
    };
    assert.equal((await send(real.address, message)).status, 200);
    const printed = await wordpress.run(`
      $post = get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => 'private', 'posts_per_page' => 1, 'orderby' => 'ID' ) )[0];
      $parts = array();
      foreach ( array( 'name', 'email', 'phone', 'message' ) as $part ) { $parts[ $part ] = \\Pagewright\\message_part( $post, $part ); }
      ob_start(); \\Pagewright\\print_message( $post ); $parts['shown'] = ob_get_clean();
      $parts['title'] = $post->post_title;
      echo wp_json_encode( $parts );`);
    const kept: unknown = JSON.parse(printed);
    for (const [part, text] of Object.entries(message)) assert.equal(valueAt(kept, part), text);
    for (const part of ['shown', 'title']) assert.doesNotMatch(String(valueAt(kept, part)), /<(i|script)>/);
  });
  await check('A field that a site added to its form is stored, shown and exported', async () => {
    const company = '<b>Fenwick</b> "Buses" \\ 語 😀';
    const sent = { name: 'Ada', email: 'export@fenwick.example', message: 'With a company', company };
    assert.equal((await send(real.address, sent)).status, 200);
    const printed = await wordpress.run(`
      $post = get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => 'private', 'posts_per_page' => 1, 'orderby' => 'ID' ) )[0];
      ob_start(); \\Pagewright\\print_message( $post );
      echo wp_json_encode( array(
        'stored' => \\Pagewright\\stored_fields( $post ),
        'shown' => ob_get_clean(),
        'exported' => array_column( \\Pagewright\\export_messages( 'export@fenwick.example' )['data'][0]['data'], 'value', 'name' ),
      ) );`);
    const kept: unknown = JSON.parse(printed);
    assert.deepEqual(valueAt(kept, 'stored'), { company });
    assert.equal(valueAt(kept, 'exported.company'), company);
    assert.match(String(valueAt(kept, 'shown')), /company<\/th><td>&lt;b&gt;Fenwick/);
  });
  await check('A single-line field has no line break of any kind', async () => {
    const name = 'Ada\r\nBcc: all@example.com\u2028x\u2029y\u0085z';
    const sent = { name, email: 'ada@fenwick.example', phone: '614\n555', message: 'One\r\ntwo' };
    assert.equal((await send(real.address, sent)).status, 200);
    const printed = await wordpress.run(`
      $post = get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => 'private', 'posts_per_page' => 1, 'orderby' => 'ID' ) )[0];
      foreach ( array( 'name', 'phone', 'message' ) as $part ) { $parts[] = \\Pagewright\\message_part( $post, $part ); }
      echo wp_json_encode( $parts );`);
    assert.deepEqual(JSON.parse(printed), ['Ada Bcc: all@example.com x y z', '614 555', 'One\ntwo']);
  });
  await check(
    'A message with a key is stored once, even if it is in the trash, and a later attempt adds what it lacks',
    async () => {
      const stored = () =>
        wordpress.run(`global $wpdb; echo $wpdb->get_var(
        "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'pagewright_message' AND post_content LIKE 'Keyed %'" );`);
      const keyed = {
        name: 'Ada',
        email: 'ada@fenwick.example',
        message: 'Keyed once',
        message_key: 'k'.repeat(32),
      };
      for (let times = 0; times < 3; times += 1) assert.equal((await send(real.address, keyed)).status, 200);
      assert.equal(await stored(), '1');
      await wordpress.run(`wp_trash_post( get_posts( array( 'post_type' => 'pagewright_message', 'post_status' => 'private',
      'posts_per_page' => 1, 'orderby' => 'ID' ) )[0]->ID );`);
      assert.equal((await send(real.address, keyed)).status, 200);
      for (const more of [{ phone: '614 555 0141', topic: 'Ropes' }, { message: 'Keyed twice' }])
        assert.equal((await send(real.address, { ...keyed, ...more })).status, 200);
      assert.equal(await stored(), '1');
      const texts = await wordpress.run(`
        $post = get_post( \\Pagewright\\stored_message( \\Pagewright\\message_slug( str_repeat( 'k', 32 ) ) ) );
        echo wp_json_encode( array_values( \\Pagewright\\message_texts( $post ) ) );`);
      assert.deepEqual(JSON.parse(texts), [
        'Ada',
        'ada@fenwick.example',
        '614 555 0141',
        'Keyed twice',
        'Ropes',
      ]);
    },
  );
  await check('A lock is held by one request at a time, until it ends or the lock expires', async () => {
    const printed = await wordpress.run(`
      $soon = microtime( true ) + 60;
      $taken[] = \\Pagewright\\take_lock( 'pagewright_lock_trial', "$soon first" );
      $taken[] = \\Pagewright\\take_lock( 'pagewright_lock_trial', "$soon second" );
      $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, array( 'option_value' => '1.000 first' ), array( 'option_name' => 'pagewright_lock_trial' ) );
      $taken[] = \\Pagewright\\take_lock( 'pagewright_lock_trial', '2.000 third' );
      $taken[] = \\Pagewright\\with_lock( 'trial', static fn() => 'done' );
      $taken[] = \\Pagewright\\with_lock( 'trial', static fn() => 'done again' );
      echo wp_json_encode( $taken );`);
    assert.deepEqual(JSON.parse(printed), [true, false, true, 'done', 'done again']);
  });
  await check('Messages and fields cannot be read by visitors', async () => {
    for (const type of ['pagewright_message', 'pagewright_service']) {
      assert.equal((await fetch(`${real.address}/wp-json/wp/v2/${type}`)).status, 404);
      assert.equal((await fetch(`${real.address}/wp-json/wp/v2/types/${type}`)).ok, false);
    }
    const post: unknown = await (
      await fetch(`${real.address}/wp-json/wp/v2/posts/${real.numbers.post}`)
    ).json();
    assert.ok(!JSON.stringify(valueAt(post, 'meta')).includes('pagewright'));
  });
  await check('A post of the classic editor, in any script, is found and split into sections', async () => {
    await wordpress.run(`wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish',
      'post_title' => 'Облако', 'post_date' => '2026-01-01 08:00:00',
      'post_content' => "Before.\\n\\n<h2 class='x'>One &amp; <em>two</em></h2>\\n\\nFirst.\\n\\nSecond." ) );`);
    const { content, issues } = await read(
      sources.post,
      { slug: 'облако' },
      { base: real.address, deadline: 30_000 },
    );
    assert.deepEqual(issues, []);
    assert.equal(content.hero_heading, 'Облако');
    assert.deepEqual(
      content.sections?.map(({ title }) => title),
      [undefined, 'One & two'],
    );
    assert.match(content.sections?.[1]?.content ?? '', /<p>First\.<\/p>\s*<p>Second\.<\/p>/);
    await wordpress.run(`wp_delete_post( get_posts( array( 'title' => 'Облако' ) )[0]->ID, true );`);
  });
  await check('Footnotes of the block editor keep their text, numbers and links', async () => {
    const note = '11111111-2222-4333-8444-555555555555';
    await wordpress.run(`$id = wp_insert_post( wp_slash( array( 'post_type' => 'post', 'post_status' => 'publish',
      'post_title' => 'Noted', 'post_name' => 'noted', 'post_date' => '2026-01-01 08:00:00',
      'post_content' => '<!-- wp:paragraph --><p>Claimed.<sup data-fn="${note}" class="fn"><a href="#${note}" id="${note}-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:heading --><h2 class="wp-block-heading">Later</h2><!-- /wp:heading --><!-- wp:paragraph --><p>End.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->' ) ) );
      update_post_meta( $id, 'footnotes', wp_slash( wp_json_encode( array( array( 'id' => '${note}', 'content' => 'Proved in <em>a book</em>.' ) ) ) ) );`);
    const post: unknown = await (
      await fetch(`${real.address}/wp-json/custom/v1/get-post-detail/noted`)
    ).json();
    assert.match(
      String(valueAt(post, 'details.0.0.content')),
      new RegExp(`href="#${note}" id="${note}-link"`),
    );
    const last = String(valueAt(post, 'details.0.1.content'));
    assert.match(
      last,
      new RegExp(`<ol[^>]*>\\s*<li id="${note}">Proved in <em>a book</em>\\. .*href="#${note}-link"`),
    );
    await wordpress.run(`wp_delete_post( get_posts( array( 'name' => 'noted' ) )[0]->ID, true );`);
  });
  await check('A footnote in a heading does not become part of a title, and its links work', async () => {
    await wordpress.run(`$id = wp_insert_post( wp_slash( array( 'post_type' => 'post', 'post_status' => 'publish',
      'post_title' => 'Noted above', 'post_name' => 'noted-above', 'post_date' => '2026-01-01 08:00:00',
      'post_content' => '<!-- wp:heading --><h2 class="wp-block-heading">Costs fell by 40<sup data-fn="note-1" class="fn"><a href="#note-1" id="note-1-link">1</a></sup></h2><!-- /wp:heading --><!-- wp:paragraph --><p>End.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->' ) ) );
      update_post_meta( $id, 'footnotes', wp_slash( wp_json_encode( array( array( 'id' => 'note-1', 'content' => 'Counted twice.' ) ) ) ) );`);
    const { content } = await read(
      sources.post,
      { slug: 'noted-above' },
      { base: real.address, deadline: 30_000 },
    );
    assert.deepEqual(
      content.sections?.map(({ title }) => title),
      [undefined],
    );
    const html = content.sections?.[0]?.content ?? '';
    assert.match(html, /Costs fell by 40<sup[^>]*><a [^>]*id="content-note-1-link"/);
    assert.match(html, /<li id="content-note-1">Counted twice\. <a href="#content-note-1-link"/);
    await wordpress.run(`wp_delete_post( get_posts( array( 'name' => 'noted-above' ) )[0]->ID, true );`);
  });
  await check('Fields have revisions, and an old one can be restored', async () => {
    const printed = await wordpress.run(`
      $id = ${real.numbers.service};
      $old = \\Pagewright\\kept_content( $id );
      foreach ( array( 'First change', 'Second change' ) as $heading ) {
        \\Pagewright\\keep_content( $id, array( 'hero_heading' => $heading ) + $old );
        wp_update_post( array( 'ID' => $id ) );
      }
      $revisions = array_values( wp_get_post_revisions( $id ) );
      wp_restore_post_revision( $revisions[1]->ID );
      echo \\Pagewright\\kept_content( $id )['hero_heading'];
      \\Pagewright\\keep_content( $id, $old );`);
    assert.equal(printed, 'First change');
  });
  await check('A change starts one build, and a draft starts none', async () => {
    const printed = await wordpress.run(`
      update_option( 'pagewright_build_webhook', 'https://builds.example/start' );
      wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'Not yet' ) );
      $result = array( 'draft' => (bool) wp_next_scheduled( 'pagewright_build' ) );
      wp_update_post( array( 'ID' => ${real.numbers.service} ) );
      wp_update_post( array( 'ID' => ${real.numbers.post} ) );
      $result['change'] = (bool) wp_next_scheduled( 'pagewright_build' );
      add_filter( 'pre_http_request', function ( $no, $sent, $url ) use ( &$result ) {
        $result['calls'][] = array( $sent['method'], $url );
        $result['source'] = json_decode( $sent['body'] )->source;
        return array( 'response' => array( 'code' => 201 ), 'body' => '', 'headers' => array() );
      }, 10, 3 );
      foreach ( _get_cron_array() as $events ) {
        foreach ( $events['pagewright_build'] ?? array() as $event ) { do_action( 'pagewright_build' ); }
      }
      wp_clear_scheduled_hook( 'pagewright_build' );
      $result['result'] = get_option( 'pagewright_results' )[0]['outcome'];
      delete_option( 'pagewright_build_webhook' );
      echo wp_json_encode( $result );`);
    const result: unknown = JSON.parse(printed);
    assert.equal(valueAt(result, 'draft'), false);
    assert.equal(valueAt(result, 'change'), true);
    assert.deepEqual(valueAt(result, 'calls'), [['POST', 'https://builds.example/start']]);
    assert.equal(valueAt(result, 'source'), real.address);
    assert.equal(valueAt(result, 'result'), '201');
  });
  await check(
    'Deactivating the plugin removes its routes, activating restores them, and content stays',
    async () => {
      const plugin = 'pagewright-content/pagewright-content.php';
      const switched = (act: string) =>
        wordpress.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${act}( '${plugin}' );`);
      const status = async () => (await fetch(`${real.address}/wp-json/custom/v1/services/security`)).status;
      await switched('deactivate_plugins');
      assert.equal(await status(), 404);
      assert.equal((await fetch(`${real.address}/wp-json/wp/v2/case-studies`)).status, 404);
      await switched('activate_plugin');
      assert.equal(await status(), 200);
    },
  );
}

/** Must run last: afterwards the IP address cannot send messages. */
export async function checkFormLimit({ real }: ContractFixture, tally: Tally): Promise<void> {
  await tally.check('real: An IP address that sends too many messages must wait', async () => {
    const message = { name: 'Ada', email: 'ada@fenwick.example', message: 'Again' };
    for (let sent = 0; sent <= formLimit; sent += 1) {
      const answer = await send(real.address, message);
      if (answer.status === 200) continue;
      assert.equal(answer.status, 429);
      assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
      assert.equal(valueAt(await answer.json(), 'code'), 'rest_too_many_requests');
      return;
    }
    throw new Error(`${formLimit + 1} messages were taken`);
  });
}

/** Checks that the log of PHP has no warnings. */
export async function checkPhpLog({ wordpress }: ContractFixture, tally: Tally): Promise<void> {
  await tally.check('real: The plugin runs without a warning', async () => {
    const log = await wordpress.run(
      `$log = WP_CONTENT_DIR . '/debug.log'; echo is_file( $log ) ? file_get_contents( $log ) : '';`,
    );
    const ours = log.split('\n').filter((line) => /pagewright|Pagewright/.test(line));
    assert.deepEqual(ours, []);
  });
}
