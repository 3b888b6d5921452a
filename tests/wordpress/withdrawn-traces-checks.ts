import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';
import { stepsOfAnyEntry } from './withdrawal-cases.ts';

/** Ways to withdraw an entry. They differ in what WordPress stores. */
const ways = [
  'goes to the trash',
  'becomes a draft',
  'becomes private',
  'gets a password',
  'gets a date in the future',
];

/** PHP code that publishes an entry under `quokka-<n>`, in all the places that can show it, and withdraws it. */
const withdraw = (type: string, way: string, n: number) => `
  $id = wp_insert_post( wp_slash( array(
    'post_type' => '${type}', 'post_status' => 'publish', 'post_title' => 'Quokka', 'post_name' => 'quokka-${n}', 'post_content' => 'Quokka', 'post_author' => $author,
    'meta_input' => array( '_wp_old_slug' => 'quokka-old-${n}' ) + ( 'post' === '${type}' ? array() : array( '_pagewright_content' => $fields ) ),
  ) ) );
  if ( 'post' === '${type}' ) {
    wp_set_post_categories( $id, array( $topic ) );
    wp_set_post_terms( $id, array( 'Quokka' ), 'post_tag' );
    stick_post( $id );
  }
  ${stepsOfAnyEntry[way]?.code}
  $withdrawn[] = array( '${type}', $id, 'quokka-${n}', 'quokka-old-${n}', 'quokka-${n}__trashed' );`;

/** Checks that no response of `custom/v1`, and no list of `wp/v2`, shows anything of withdrawn entries. */
export async function checkWithdrawnTraces({ wordpress }: ContractFixture, tally: Tally): Promise<void> {
  await tally.check('withdrawals: Nothing that visitors can request shows a withdrawn entry', async () => {
    const entries = ['post', 'pagewright_service'].flatMap((type) =>
      ways.map((way, index) => withdraw(type, way, index)),
    );
    const shown = JSON.parse(
      await wordpress.run(`
        global $wpdb;
        $wpdb->query( 'START TRANSACTION' );
        remove_action( 'post_updated', 'wp_save_post_revision' );
        $author = wp_insert_user( array( 'user_login' => 'quokka', 'user_pass' => 'x', 'display_name' => 'Quokka', 'role' => 'author' ) );
        $topic  = wp_insert_term( 'Quokka', 'category' )['term_id'];
        $fields = preg_replace( '/"hero_heading":"/', '$0Quokka ', get_post_meta( get_posts( array( 'post_type' => 'pagewright_service' ) )[0]->ID, '_pagewright_content', true ) );
        $withdrawn = array();
        ${entries.join('\n')}
        wp_set_current_user( 0 );
        $requests = array();
        foreach ( rest_get_server()->get_routes( 'custom/v1' ) as $route => $handlers ) {
          if ( ! str_contains( $route, '(?P' ) ) { $requests[] = array( $route, array() ); }
        }
        foreach ( array( 'topic', 'tag', 'author' ) as $group ) { $requests[] = array( '/custom/v1/get-all-posts', array( $group => 'quokka' ) ); }
        $requests[] = array( '/wp/v2/posts', array( 'search' => 'quokka', 'per_page' => 100 ) );
        $requests[] = array( '/wp/v2/posts', array( 'sticky' => true, 'per_page' => 100 ) );
        $requests[] = array( '/wp/v2/search', array( 'search' => 'quokka', 'per_page' => 100 ) );
        foreach ( $withdrawn as $entry ) {
          list( $type, $id ) = $entry;
          foreach ( array_slice( $entry, 1 ) as $name ) {
            $requests[] = array( ( 'post' === $type ? '/custom/v1/get-post-detail/' : '/custom/v1/services/' ) . $name, array() );
          }
        }
        $requests[] = array( '/wp/v2/posts', array( 'slug' => array_merge( ...array_map( fn( $entry ) => array_slice( $entry, 2 ), $withdrawn ) ) ) );
        $count = 0;
        $shown = array();
        foreach ( $requests as list( $route, $params ) ) {
          $request = new WP_REST_Request( 'GET', $route );
          $request->set_query_params( $params );
          $response = rest_do_request( $request );
          $count   += 200 === $response->get_status() ? 1 : 0;
          if ( false !== stripos( wp_json_encode( $response->get_data() ), 'quokka' ) ) { $shown[] = array( $route, $params ); }
        }
        $wpdb->query( 'ROLLBACK' ); wp_cache_flush();
        echo wp_json_encode( array( 'answered' => $count, 'shown' => $shown ) );`),
    );
    assert.deepEqual(shown.shown, []);
    assert.ok(shown.answered > 15, `${shown.answered} requests were answered`);
  });
}
