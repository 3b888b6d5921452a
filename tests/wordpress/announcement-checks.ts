import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { parseAnnouncement } from '../../packages/pagewright/src/signing/announcement.ts';
import { signatureProblem } from '../../packages/pagewright/src/signing/signed-request.ts';
import { changeFeed } from './change-feed.ts';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

const secret = 'a secret for the tests';

const post = (...slugs: string[]) => [{ type: 'post', slugs, lists: ['post', 'post:newest'], gone: [] }];
const insert = (fields: string) =>
  `wp_insert_post( array( 'post_type' => 'post', 'post_title' => 'Fresh', ${fields} ) )`;
/** Anything may have changed, and these posts are gone. */
const all = (...gone: string[]) => ({
  all: true,
  changes: gone.length > 0 ? [...post(...gone)].map((change) => ({ ...change, gone })) : [],
});
const picture = `update_post_meta( get_posts( array( 'post_type' => 'attachment' ) )[0]->ID, '_wp_attachment_image_alt', 'Other words' );`;
const nextRequest = '\\Pagewright\\log_collected_changes();';
const prepared = `$fresh = ${insert(`'post_status' => 'publish'`)}; $forget();`;

/** One more than the number of changes that a request may list by name. */
const manyMore = 51;
/** PHP code that adds posts to the database as quickly as possible. `$many` are their IDs. */
const manyPosts = (status: string) => `
  $first = 1 + $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
  $many  = range( $first, $first + ${manyMore} - 1 );
  foreach ( $many as $n => $id ) { $rows[] = "($id, 'post', '${status}', 'fresh-$n', '2099-01-01', '', '', '', '', '', '')"; }
  $wpdb->query( "INSERT INTO $wpdb->posts (ID, post_type, post_status, post_name, post_date, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', $rows ) );`;

/** PHP code of changes, and their announcements. `$forget()` forgets the changes so far. */
const changes: Readonly<Record<string, readonly [code: string, announced: unknown]>> = {
  'a post is published': [`${insert(`'post_status' => 'publish'`)};`, post('fresh')],
  'a post becomes a case study': [
    `${prepared} wp_update_post( array( 'ID' => $fresh, 'post_type' => 'case-studies' ) );`,
    [
      ...post('fresh').map((change) => ({ ...change, gone: ['fresh'] })),
      {
        type: 'case-study',
        slugs: ['fresh'],
        lists: ['case-study', 'case-study:newest'],
        gone: [],
      },
    ],
  ],
  'an entry of a type that the site does not show goes to the trash': [
    `register_post_type( 'elsewhere' ); $fresh = wp_insert_post( array( 'post_type' => 'elsewhere', 'post_status' => 'publish', 'post_title' => 'Fresh' ) ); wp_trash_post( $fresh );`,
    [],
  ],
  'an old post is published': [
    `${insert(`'post_status' => 'publish', 'post_date' => '1999-01-01 00:00:00'`)};`,
    [{ type: 'post', slugs: ['fresh'], lists: ['post'], gone: [] }],
  ],
  'a post is pinned': [`${prepared} stick_post( $fresh );`, post('fresh')],
  'fields of a service change': [
    `update_post_meta( $service, '_pagewright_content', '{}' );`,
    [{ type: 'service', slugs: ['security'], lists: ['service', 'service:newest'], gone: [] }],
  ],
  'the home page changes': [
    `wp_update_post( array( 'ID' => get_posts( array( 'post_type' => 'pagewright_homepage' ) )[0]->ID, 'post_excerpt' => 'x' ) );`,
    [{ type: 'homepage', slugs: [], lists: ['homepage'], gone: [] }],
  ],
  'a draft changes': [`wp_update_post( array( 'ID' => $draft, 'post_title' => 'Still quiet' ) );`, []],
  'a new image is uploaded': [
    `wp_update_attachment_metadata( wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png' ), 'x.png' ), array( 'width' => 1 ) );`,
    [],
  ],
  'an image in use changes': [picture, all()],
  'an author is renamed': [
    `wp_update_user( array( 'ID' => get_user_by( 'login', 'editor' )->ID, 'display_name' => 'Someone Else' ) );`,
    all(),
  ],
  'an author leaves, and another one gets the posts': [
    `require_once ABSPATH . 'wp-admin/includes/user.php';
      $leaves = wp_insert_user( array( 'user_login' => 'leaves', 'user_pass' => 'x' ) ); ${insert(`'post_status' => 'publish', 'post_author' => $leaves`)}; $forget();
      wp_delete_user( $leaves, get_user_by( 'login', 'editor' )->ID );`,
    all(),
  ],
  'a post goes to the trash, and then an image changes': [
    `${prepared} wp_trash_post( $fresh ); ${picture}`,
    all('fresh'),
  ],
  'an image changes, and then a post goes to the trash': [
    `${prepared} ${picture} wp_trash_post( $fresh );`,
    all('fresh'),
  ],
  'a post goes to the trash, and an image changes in a later request': [
    `${prepared} wp_trash_post( $fresh ); ${nextRequest} ${picture}`,
    all('fresh'),
  ],
  'an image changes, and a post goes to the trash in a later request': [
    `${prepared} ${picture} ${nextRequest} wp_trash_post( $fresh );`,
    all('fresh'),
  ],
  'a post comes back from the trash, and an image changes before and after': [
    `${prepared} wp_trash_post( $fresh ); ${nextRequest} ${picture} wp_update_post( array( 'ID' => $fresh, 'post_status' => 'publish', 'post_name' => 'fresh' ) ); ${picture}`,
    all(),
  ],
  'more posts are deleted at once than a request may change by name': [
    `${manyPosts('publish')}
      foreach ( $many as $id ) { wp_delete_post( $id, true ); }`,
    post(...Array.from({ length: manyMore }, (_, number) => `fresh-${number}`)).map((change) => ({
      ...change,
      gone: change.slugs,
    })),
  ],
  'as many posts are published at once, between two that are deleted': [
    `${prepared} $second = ${insert(`'post_status' => 'publish', 'post_name' => 'second'`)}; $forget();
      ${manyPosts('future')} wp_defer_term_counting( true ); wp_delete_post( $fresh, true ); foreach ( $many as $id ) { wp_publish_post( $id ); } wp_delete_post( $second, true );`,
    all('fresh', 'second'),
  ],
};

/** Checks what is announced, to whom, and what happens if a receiver fails. */
export async function checkAnnouncements({ real, wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const check = (title: string, run: () => Promise<void>) => tally.check(`announcements: ${title}`, run);
  const run = async (code: string): Promise<unknown> =>
    JSON.parse(
      await wordpress.run(`global $wpdb; $wpdb->query( 'START TRANSACTION' );
        $service = ${real.numbers.service}; $draft = ${real.numbers.draft};
        $codes = array(); $sent = array();
        add_filter( 'pre_http_request', function ( $no, $request, $url ) use ( &$codes, &$sent ) {
          $sent[] = array( $url, $request['body'] ?? '' );
          $code = $codes[ $url ] ?? 200;
          return $code ? array( 'response' => array( 'code' => $code ), 'body' => '', 'headers' => array() ) : new WP_Error( 'http', 'No route to host' );
        }, 10, 3 );
        ${changeFeed}
        $forget();
        ${code}
        $wpdb->query( 'ROLLBACK' ); wp_cache_flush();`),
    );
  const receivers = (...urls: string[]) =>
    `update_option( 'pagewright_secret', '${secret}' ); update_option( 'pagewright_receivers', '${urls.join(' ')}' ); \\Pagewright\\deliver_announcements(); $sent = array();`;
  const publish = (title: string) =>
    `wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => '${title}' ) ); \\Pagewright\\log_collected_changes();`;

  for (const [title, [code, announced]] of Object.entries(changes)) {
    await check(`Exactly what is affected is announced when ${title}`, async () => {
      const found = await run(
        `${code} \\Pagewright\\log_collected_changes(); echo wp_json_encode( $since( $cursor ) );`,
      );
      assert.ok(typeof found === 'object' && found !== null && 'all' in found && 'changes' in found);
      assert.deepEqual(found.all ? { all: true, changes: found.changes } : found.changes, announced);
    });
  }
  await check('Anything may have changed since an unknown cursor, or one that is too old', async () => {
    const result = await run(`
      $result = array( $since( '' )['all'], $since( 'other.1' )['all'], $since( $cursor )['all'], $since( $cursor . '9' )['all'] );
      $log = get_option( 'pagewright_change_log' );
      update_option( 'pagewright_change_log', array( 'trimmed' => \\Pagewright\\last_position() + 1 ) + $log );
      $result[] = $since( $cursor )['all'];
      echo wp_json_encode( $result );`);
    assert.deepEqual(result, [true, true, false, true, true]);
  });
  await check('What is gone is named even if the cursor is too old, but not without a cursor', async () => {
    const result = await run(`${prepared} $before = $cursor; wp_trash_post( $fresh ); ${nextRequest}
      $log = get_option( 'pagewright_change_log' );
      update_option( 'pagewright_change_log', array( 'trimmed' => \\Pagewright\\last_position() ) + $log );
      echo wp_json_encode( array( $since( $before ), $since( '' ) ) );`);
    const [late, unknown] = Array.isArray(result) ? result : [];
    assert.deepEqual({ all: late.all, changes: late.changes }, all('fresh'));
    assert.deepEqual({ all: unknown.all, changes: unknown.changes }, all());
  });
  await check('A change survives a request that ends unexpectedly', async () => {
    const result = await run(`
      wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Cut off' ) );
      echo wp_json_encode( $since( $cursor )['changes'] );`);
    assert.deepEqual(result, post('cut-off'));
  });
  await check(
    'A receiver that fails gets all changes later, merged, and others are not delayed',
    async () => {
      const result = await run(`
      ${receivers('https://one.example', 'https://two.example')}
      $codes = array( 'https://one.example' => 0 );
      ${publish('First')} \\Pagewright\\deliver_announcements();
      ${publish('Second')} \\Pagewright\\deliver_announcements();
      $waiting = wp_next_scheduled( 'pagewright_deliver' ) - time();
      update_option( 'pagewright_deliveries', array_map( fn( $state ) => isset( $state['failing_since'] ) ? array( 'failing_since' => time() - 600 ) + $state : $state, get_option( 'pagewright_deliveries' ) ) );
      \\Pagewright\\deliver_announcements(); $longer = wp_next_scheduled( 'pagewright_deliver' ) - time();
      $codes = array(); \\Pagewright\\deliver_announcements(); \\Pagewright\\deliver_announcements();
      $named = array();
      foreach ( $sent as list( $url, $body ) ) {
        if ( str_contains( $url, 'example' ) ) { $named[] = array( $url, json_decode( $body, true )['changes'][0]['slugs'] ); }
      }
      echo wp_json_encode( array( $named, $waiting, $longer, wp_next_scheduled( 'pagewright_deliver' ) ) );`);
      assert.ok(Array.isArray(result));
      const [named, waiting, longer, later] = result;
      assert.deepEqual(named, [
        ['https://one.example', ['first']],
        ['https://two.example', ['first']],
        ['https://one.example', ['first', 'second']],
        ['https://two.example', ['second']],
        ['https://one.example', ['first', 'second']],
        ['https://one.example', ['first', 'second']],
      ]);
      assert.ok(waiting <= 5 && longer > 590, `next attempts in ${waiting} s and ${longer} s`);
      assert.equal(later, false);
    },
  );
  await check('Nothing is sent without a secret, and the settings say so', async () => {
    const result = await run(`
      ${receivers('https://one.example')} delete_option( 'pagewright_secret' );
      ${publish('First')} \\Pagewright\\deliver_announcements();
      ob_start(); \\Pagewright\\print_receivers_field(); \\Pagewright\\print_results(); $shown = wp_strip_all_tags( ob_get_clean() );
      update_option( 'pagewright_secret', '${secret}' ); \\Pagewright\\deliver_announcements();
      echo wp_json_encode( array( count( array_filter( $sent, fn( $each ) => 'https://one.example' === $each[0] ) ), $shown ) );`);
    assert.ok(Array.isArray(result));
    assert.equal(result[0], 1);
    assert.match(
      String(result[1]),
      /Nothing is sent, because there is no secret.*Not sent: announcements need/s,
    );
  });
  await check('"Send test" reaches every receiver, and the settings explain each result', async () => {
    const result = await run(`
      ${receivers('https://one.example/purge', 'https://two.example', 'https://three.example')}
      $codes = array( 'https://one.example/purge' => 401, 'https://two.example' => 0, 'https://three.example' => 301 );
      \\Pagewright\\send_test();
      ob_start(); \\Pagewright\\print_results(); echo wp_json_encode( array( ob_get_clean(), json_decode( $sent[0][1] )->test ) );`);
    assert.ok(Array.isArray(result));
    const [shown, isTest] = result.map(String);
    assert.equal(isTest, 'true');
    for (const words of [
      '401: the receiver has another secret',
      'No route to host',
      '301: the URL redirects',
    ])
      assert.ok(shown?.includes(words), words);
  });
  await check('Only WordPress itself can start a delivery', async () => {
    const response = await fetch(`${real.address}/wp-json/custom/v1/deliveries`, { method: 'POST' });
    assert.equal(response.status, 401);
  });
  await check('A receiver gets a signed announcement right after an editor has published', async () => {
    let resolve = (_: { headers: Headers; body: string }) => {};
    const announced = new Promise<{ headers: Headers; body: string }>((done) => {
      resolve = done;
    });
    const { server, address } = await listen(async (request, response) => {
      const body = await text(request);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
      resolve({ headers, body });
      response.end('{}');
    }, 0);
    await wordpress.run(`update_option( 'pagewright_secret', '${secret}' );
      update_option( 'pagewright_receivers', '${address}/_pagewright/purge' );`);
    // WordPress waits 10 ms for its request to itself. A busy machine may lose that request, and the next change sends another.
    let received: Awaited<typeof announced> | undefined;
    for (let attempt = 0; attempt < 10 && !received; attempt += 1) {
      await wordpress.run(
        `wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Announced' ) );`,
      );
      received = await Promise.race([announced, pause(3000, undefined, { ref: false })]);
    }
    assert.ok(received, 'No announcement arrived');
    const { headers, body } = received;
    assert.equal(await signatureProblem(secret, headers, body, Date.now()), undefined);
    assert.equal(parseAnnouncement(body)?.all, true);
    await closeServer(server);
    await wordpress.run(`delete_option( 'pagewright_receivers' ); delete_option( 'pagewright_secret' );
      foreach ( get_posts( array( 'title' => 'Announced', 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); }`);
  });
}
