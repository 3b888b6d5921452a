import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

const site = 'https://www.example.com';

/** Requests to the front end of WordPress, and where they lead on the site. */
const redirected: Readonly<Record<string, readonly [status: number, target: string]>> = {
  '/the-0640-corridor/': [301, '/blog/the-0640-corridor'],
  '/': [302, '/'],
  '/?s=corridor': [302, '/'],
  '/category/uncategorized/': [302, '/category/uncategorized'],
  '/no-such-page?from=mail': [302, '/no-such-page'],
};

/** Requests that WordPress answers itself, with their status. */
const answered: Readonly<Record<string, number>> = {
  '/wp-json/wp/v2/posts': 200,
  '/?rest_route=/wp/v2/posts': 200,
  '/wp-login.php': 200,
  '/feed/': 200,
  '/robots.txt': 200,
  '/wp-sitemap.xml': 404,
};

/** Checks where visitors of WordPress's own front end are sent. */
export async function checkRedirects({ real, wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const check = (title: string, run: () => Promise<void>) => tally.check(`redirects: ${title}`, run);
  const get = (path: string) => fetch(real.address + path, { redirect: 'manual' });
  // WordPress requests the description of a new site. This must not be its own address, which could not respond: it handles one request at
  // a time.
  const setSite = (url: string) =>
    wordpress.run(`add_filter( 'pre_http_request', fn() => new WP_Error( 'unread', 'Not read.' ) );
      update_option( 'pagewright_site_url', '${url}' );
      update_option( 'pagewright_site_description', array( 'url' => '${url}', 'time' => time(), 'error' => '',
        'description' => array( 'routes' => array( 'post' => array( '/blog/:slug' ) ), 'preview' => '' ) ) );`);
  await setSite(site);
  for (const [path, [status, target]] of Object.entries(redirected)) {
    await check(`${path} leads to the site with status ${status}`, async () => {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('location')], [status, site + target]);
      assert.equal(response.headers.get('x-robots-tag'), 'noindex');
    });
  }
  const draft = { [`/?p=${real.numbers.draft}&preview=true`]: 404 };
  for (const [path, status] of Object.entries({ ...answered, ...draft })) {
    await check(`${path} is answered by WordPress`, async () => {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('location')], [status, null]);
    });
  }
  await check('A file that does not exist has no path on the site', async () => {
    const printed = await wordpress.run(`
      foreach ( array( '/wp-content/uploads/no-such-picture.png', '/old.html', '/wp-json/x', '//evil.example/x', '/a/?b=/c.png' ) as $uri ) {
        $_SERVER['REQUEST_URI'] = $uri;
        $paths[] = \\Pagewright\\requested_path();
      }
      echo wp_json_encode( $paths );`);
    assert.deepEqual(JSON.parse(printed), [null, null, null, '/evil.example/x', '/a']);
  });
  await check('A former slug leads to the page of the entry', async () => {
    await wordpress.run(`$id = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Before' ) );
      wp_update_post( array( 'ID' => $id, 'post_name' => 'after-it' ) );`);
    const response = await get('/before/');
    assert.deepEqual([response.status, response.headers.get('location')], [301, `${site}/blog/after-it`]);
    await wordpress.run(`wp_delete_post( get_posts( array( 'name' => 'after-it' ) )[0]->ID, true );`);
  });
  await check(
    'There is no redirect if the site is at the URL of WordPress or below it, or if it is switched off',
    async () => {
      for (const url of [real.address, `${real.address}/site`]) {
        await setSite(url);
        assert.equal((await get('/')).status, 200, url);
      }
      await setSite(site);
      await wordpress.run(`update_option( 'pagewright_redirect', '0' );`);
      const response = await get('/');
      assert.deepEqual([response.status, response.headers.get('x-robots-tag')], [200, 'noindex']);
      await wordpress.run(`delete_option( 'pagewright_redirect' );`);
    },
  );
  await wordpress.run(
    `delete_option( 'pagewright_site_url' ); delete_option( 'pagewright_site_description' );`,
  );
}
