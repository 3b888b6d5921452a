import assert from 'node:assert/strict';
import type { ContentRequest } from 'pagewright/source';
import { absenceOf } from 'pagewright-wordpress';
import type { ContractFixture } from './contract-fixture.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

/** PHP code that changes a published entry, `$id`, and whether visitors can see it afterwards. */
const states: Readonly<Record<string, readonly [code: string, isVisible: boolean]>> = {
  'is published': ['', true],
  'is renamed': [`wp_update_post( array( 'ID' => $id, 'post_name' => 'other' ) );`, true],
  'is in the trash': ['wp_trash_post( $id );', false],
  'is a draft': [`wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );`, false],
  'waits for review': [`wp_update_post( array( 'ID' => $id, 'post_status' => 'pending' ) );`, false],
  'is scheduled': [
    `wp_update_post( array( 'ID' => $id, 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => true ) );`,
    false,
  ],
  'is private': [`wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );`, false],
  'has a password': [`wp_update_post( array( 'ID' => $id, 'post_password' => 'word' ) );`, false],
  'is deleted': ['wp_delete_post( $id, true );', false],
  'is of another type': [`set_post_type( $id, 'page' );`, false],
};

const readers: Readonly<Record<string, string>> = {
  'a visitor': 'wp_set_current_user( 0 );',
  'a site with the credentials of an editor': `wp_set_current_user( get_user_by( 'login', 'editor' )->ID );`,
};
/** Codes with which plugins close the REST API to visitors. */
const closed = ['rest_not_logged_in', 'rest_login_required', 'rest_cannot_access', 'rest_disabled'];

/** PHP code: `$get( $path, $query )` returns the response of WordPress's REST server. */
const prepared = `
  global $wpdb;
  $wpdb->query( 'START TRANSACTION' );
  $_SERVER['REQUEST_METHOD'] = 'GET';
  $get = function ( $path, $query ) {
    $_GET = $query;
    $answer = null;
    $keep = function ( $response ) use ( &$answer ) { $answer = array( 'status' => $response->get_status(), 'headers' => (object) $response->get_headers() ); return $response; };
    add_filter( 'rest_post_dispatch', $keep, 99 );
    ob_start();
    rest_get_server()->serve_request( "/$path" );
    $answer['body'] = json_decode( ob_get_clean() );
    remove_filter( 'rest_post_dispatch', $keep, 99 );
    return $answer;
  };
  $results = array();`;

/** PHP code of a request. */
function phpOf({ path, query }: ContentRequest): string {
  const params = Object.entries(query ?? {}).map(([name, value]) => `'${name}' => '${value}'`);
  return `$get( str_replace( '4711', $id, '${path}' ), array( ${params.join(', ')} ) )`;
}

interface Attempt {
  readonly title: string;
  /** PHP code that adds a response to `$results`. */
  readonly code: string;
  readonly isGone: boolean;
}

const create = `$id = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Rope', 'post_content' => 'Rope.' ) );`;
const { byId, isGone, collection, others, count } = absenceOf('wp/v2/posts');
const read = `$results[] = ${phpOf(byId(4711))};`;

function attempts(): Attempt[] {
  const found = Object.entries(states).flatMap(([state, [change, isVisible]]) =>
    Object.entries(readers).map(([reader, become], index) => ({
      title: `${reader} reads a post that ${state}`,
      code: `${index === 0 ? `${create} ${change}` : ''} ${become} ${read}`,
      isGone: !isVisible,
    })),
  );
  const shut = closed.map((code) => ({
    title: `the REST API is closed with ${code}`,
    code: `$close = fn() => new WP_Error( '${code}', 'Closed', array( 'status' => 401 ) ); add_filter( 'rest_authentication_errors', $close );
      ${read} remove_filter( 'rest_authentication_errors', $close );`,
    isGone: false,
  }));
  const missingRoute = {
    title: 'the post type is not registered',
    code: `$results[] = ${phpOf(absenceOf('wp/v2/nothing').byId(4711))};`,
    isGone: false,
  };
  return [...found, ...shut, missingRoute];
}

/** Checks that the adapter distinguishes a deleted entry from a WordPress that cannot be read. */
export async function checkAbsence({ wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const all = attempts();
  const lists = [collection, ...others];
  const results: unknown = JSON.parse(
    await wordpress.run(`${prepared} ${all.map(({ code }) => code).join('\n')}
      wp_set_current_user( 0 );
      ${lists.map((request) => `$results[] = ${phpOf(request)};`).join('\n')}
      $wpdb->query( 'ROLLBACK' ); wp_cache_flush();
      echo wp_json_encode( $results );`),
  );
  for (const [index, { title, isGone: expected }] of all.entries()) {
    await tally.check(`absence: The entry is ${expected ? '' : 'not '}gone if ${title}`, () => {
      const status = valueAt(results, `${index}.status`);
      const body = valueAt(results, `${index}.body`);
      assert.equal(isGone(Number(status), body), expected, JSON.stringify({ status, body }));
    });
  }
  await tally.check('absence: Each list says how many entries there are', () => {
    for (const [index, { path }] of lists.entries()) {
      const answer = valueAt(results, String(all.length + index));
      const headers = new Headers(
        Object.entries(Object(valueAt(answer, 'headers'))).map(([name, value]) => [name, String(value)]),
      );
      const total = count({
        status: Number(valueAt(answer, 'status')),
        headers,
        body: valueAt(answer, 'body'),
      });
      assert.ok(
        path === 'wp/v2/pages' ? total !== undefined : (total ?? 0) > 0,
        `${path}: ${JSON.stringify(answer)}`,
      );
    }
  });
}
