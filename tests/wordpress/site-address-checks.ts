import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

const site = 'https://www.example.com';
const description = {
  version: 1,
  routes: { homepage: ['/'], post: ['/blog/:slug', '/news/:slug'], service: ['/services/:slug'] },
  preview: '/preview/',
};

/** PHP code that answers requests to the site with a status and a body. */
function answer(status: number, body: string): string {
  return `$answer = array( 'response' => array( 'code' => ${status} ), 'body' => '${body}', 'headers' => array() );`;
}

/** Checks how WordPress finds the site, and that permalinks lead there. */
export async function checkSiteAddress({ real, wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const check = (title: string, run: () => Promise<void>) => tally.check(`address: ${title}`, run);
  const run = async (code: string): Promise<unknown> =>
    JSON.parse(
      await wordpress.run(`global $wpdb; $wpdb->query( 'START TRANSACTION' );
        ${answer(200, JSON.stringify(description))}
        add_filter( 'pre_http_request', function ( $no, $sent, $url ) use ( &$answer ) {
          return '${site}/pagewright.json' === $url ? $answer : new WP_Error( 'unexpected', $url );
        }, 10, 3 );
        update_option( 'pagewright_site_url', '${site}/' );
        $result = array();
        ${code}
        echo wp_json_encode( $result );
        $wpdb->query( 'ROLLBACK' ); wp_cache_flush();`),
    );

  await check('Permalinks of published entries lead to the site, also of types without a theme', async () => {
    const result = await run(`
      $result[] = get_permalink( ${real.numbers.post} );
      $result[] = get_permalink( ${real.numbers.service} );
      $result[] = get_permalink( get_posts( array( 'post_type' => 'pagewright_homepage' ) )[0] );
      $result[] = get_permalink( wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Облако' ) ) );
      $result[] = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts/${real.numbers.post}' ) )->get_data()['link'];`);
    assert.deepEqual(result, [
      `${site}/blog/the-0640-corridor`,
      `${site}/services/security`,
      `${site}/`,
      `${site}/blog/${encodeURIComponent('облако')}`,
      `${site}/blog/the-0640-corridor`,
    ]);
  });
  await check('Drafts, protected entries and types without a page keep their permalinks', async () => {
    const result = await run(`
      $result[] = get_permalink( ${real.numbers.draft} );
      $result[] = get_permalink( ${real.numbers.caseStudy} );
      wp_update_post( array( 'ID' => ${real.numbers.post}, 'post_password' => 'word' ) );
      $result[] = get_permalink( ${real.numbers.post} );
      $result = array_map( fn( $url ) => wp_parse_url( $url, PHP_URL_HOST ), $result );`);
    assert.deepEqual(result, ['127.0.0.1', '127.0.0.1', '127.0.0.1']);
  });
  await check('Editors change the slug in the URL that the entry has on the site', async () => {
    const result = await run(`
      require_once ABSPATH . 'wp-admin/includes/post.php';
      $result = array( get_sample_permalink( ${real.numbers.draft} ), get_sample_permalink( ${real.numbers.post} ) );`);
    assert.deepEqual(result, [
      [`${site}/blog/%postname%`, 'a-quiet-draft'],
      [`${site}/blog/%postname%`, 'the-0640-corridor'],
    ]);
  });
  await check('A site that fails keeps its last good description, and the settings say why', async () => {
    const result = await run(`
      $screen = function () { ob_start(); \\Pagewright\\print_site_field(); return wp_strip_all_tags( ob_get_clean() ); };
      $result[] = $screen();
      ${answer(503, '')} \\Pagewright\\fetch_site_description(); $result[] = $screen();
      ${answer(200, '<h1>Welcome</h1>')} \\Pagewright\\fetch_site_description(); $result[] = $screen();
      ${answer(200, '{"version":1,"routes":{"post":["https://evil.example/:slug"]}}')} \\Pagewright\\fetch_site_description(); $result[] = $screen();
      $result[] = get_permalink( ${real.numbers.post} );`);
    assert.ok(Array.isArray(result));
    assert.match(String(result[0]), /It has pages for: homepage, post, service\./);
    assert.match(String(result[1]), /answered with status 503.*last good answer/);
    for (const shown of result.slice(2, 4)) assert.match(String(shown), /is not the file that a build/);
    assert.equal(result[4], `${site}/blog/the-0640-corridor`);
  });
  await check('Another address forgets what the old one said', async () => {
    const result = await run(`
      update_option( 'pagewright_site_url', 'https://other.example' );
      $result[] = \\Pagewright\\site_url_of( get_post( ${real.numbers.post} ) );
      require_once ABSPATH . 'wp-admin/includes/template.php';
      $result[] = \\Pagewright\\check_site_address( 'not a URL' );
      $result[] = \\Pagewright\\check_site_address( ' https://www.example.com/shop/?from=mail ' );
      $result[] = \\Pagewright\\check_site_address( 'javascript:alert(1)' );`);
    assert.deepEqual(result, [
      '',
      'https://other.example',
      'https://www.example.com/shop',
      'https://other.example',
    ]);
  });
}
