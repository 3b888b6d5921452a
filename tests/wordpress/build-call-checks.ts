import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

/** PHP code of changes that visitors can see. `$post` and `$service` are published entries. */
const seenChanges: Readonly<Record<string, string>> = {
  'an entry is deleted permanently': `$gone = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Gone soon' ) ); wp_unschedule_hook( 'pagewright_build' ); wp_delete_post( $gone, true );`,
  'fields change': `update_post_meta( $service, '_pagewright_content', wp_slash( str_replace( 'rings', 'circles', get_post_meta( $service, '_pagewright_content', true ) ) ) );`,
  'a featured image is removed': `delete_post_thumbnail( $post );`,
  'footnotes change': `update_post_meta( $post, 'footnotes', '[]' );`,
  'the alternative text of an image changes': `update_post_meta( get_posts( array( 'post_type' => 'attachment' ) )[0]->ID, '_wp_attachment_image_alt', 'Other words' );`,
  'an image is deleted': `wp_delete_attachment( wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png' ) ), true );`,
  'a slug changes': `wp_update_post( array( 'ID' => $post, 'post_name' => 'another-slug' ) );`,
  'a password is set': `wp_update_post( array( 'ID' => $post, 'post_password' => 'word' ) );`,
  'a category changes': `wp_set_object_terms( $post, 'A new one', 'category' );`,
  'an author is renamed': `wp_update_user( array( 'ID' => get_user_by( 'login', 'editor' )->ID, 'display_name' => 'Someone Else' ) );`,
  'the URL of uploads changes': `update_option( 'upload_url_path', 'https://pictures.example' );`,
  'a scheduled post is published': `$later = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'future', 'post_title' => 'Later', 'post_date' => '2099-01-01 00:00:00' ) ); wp_unschedule_hook( 'pagewright_build' ); wp_publish_post( $later );`,
};

const unseenChanges: Readonly<Record<string, string>> = {
  'an editor opens an edit screen': `update_post_meta( $post, '_edit_lock', time() . ':1' );`,
  'a draft is deleted': `wp_delete_post( wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'Never seen' ) ), true );`,
  'invalid fields are stored': `update_post_meta( $service, '_pagewright_unfinished', '{}' );`,
};

/** Checks which changes start a build, and the retries of a failed call. */
export async function checkBuildCalls({ real, wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const run = (code: string) =>
    wordpress.run(`global $wpdb; $wpdb->query( 'START TRANSACTION' );
      $post = ${real.numbers.post}; $service = ${real.numbers.service};
      add_filter( 'pre_option_pagewright_build_webhook', fn() => 'https://builds.example/start' );
      wp_unschedule_hook( 'pagewright_build' );
      ${code}
      $wpdb->query( 'ROLLBACK' );`);
  const scheduled = `echo wp_next_scheduled( 'pagewright_build' ) ? 'call' : 'none';`;
  for (const [title, change] of Object.entries(seenChanges)) {
    await tally.check(`builds: A build starts when ${title}`, async () => {
      assert.equal(await run(`${change} ${scheduled}`), 'call');
    });
  }
  for (const [title, change] of Object.entries(unseenChanges)) {
    await tally.check(`builds: No build starts when ${title}`, async () => {
      assert.equal(await run(`${change} ${scheduled}`), 'none');
    });
  }
  await tally.check('builds: A failed call is repeated after growing pauses, and not for ever', async () => {
    const printed = await run(`
      add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 503 ), 'body' => '', 'headers' => array() ) );
      do_action( 'pagewright_build' );
      $pauses = array();
      for ( $turn = 0; $turn < 20; $turn++ ) {
        $next = null;
        foreach ( _get_cron_array() as $time => $hooks ) {
          foreach ( $hooks['pagewright_build'] ?? array() as $event ) { $next = array( $time, $event['args'] ); }
        }
        if ( ! $next ) { break; }
        $pauses[] = $next[0] - time();
        wp_unschedule_event( $next[0], 'pagewright_build', $next[1] );
        do_action_ref_array( 'pagewright_build', $next[1] );
      }
      ob_start(); \\Pagewright\\print_results(); $words = ob_get_clean();
      echo wp_json_encode( array( 'pauses' => $pauses, 'words' => $words ) );`);
    const { pauses, words }: { pauses: number[]; words: string } = JSON.parse(printed);
    assert.ok(pauses.length >= 3 && pauses.length < 20, `${pauses.length} repeats`);
    for (const [turn, pause] of pauses.entries()) assert.ok(pause > (pauses[turn - 1] ?? 0), String(pauses));
    assert.match(words, /503/);
  });
  await tally.check(
    'builds: A newer change takes the place of a repeat that waits, and success ends them',
    async () => {
      const printed = await run(`
      $code = 500;
      add_filter( 'pre_http_request', function () use ( &$code ) { return array( 'response' => array( 'code' => $code ), 'body' => '', 'headers' => array() ); } );
      $waiting = function () { $all = array(); foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['pagewright_build'] ?? array() as $event ) { $all[] = $event['args']; } } return $all; };
      do_action( 'pagewright_build' );
      $result = array( $waiting() );
      wp_update_post( array( 'ID' => $post ) );
      $result[] = $waiting();
      wp_unschedule_hook( 'pagewright_build' );
      $code = 204;
      do_action( 'pagewright_build' );
      $result[] = $waiting();
      echo wp_json_encode( $result );`);
      assert.deepEqual(JSON.parse(printed), [[[1]], [[]], []]);
    },
  );
}
