import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import { EditorSession } from './editor-session.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

interface ServedSite {
  /** The address of a site that renders on demand. */
  readonly address: string;
  /** Sets the credentials with which the site reads content. */
  authorize(credentials: string): void;
}

/** Refuses every request for content without an account. */
const closed = `<?php add_filter( 'rest_authentication_errors', fn( $error ) =>
  $error ?? ( is_user_logged_in() ? null : new WP_Error( 'closed', 'Closed', array( 'status' => 401 ) ) ) );`;

/** Checks that a site renders the drafts of a WordPress that is not public. */
export async function checkServedPreviews(
  { address, authorize }: ServedSite,
  { real, wordpress }: Pick<ContractFixture, 'real' | 'wordpress'>,
  tally: Tally,
  print: (line: string) => void,
): Promise<void> {
  const file = `WPMU_PLUGIN_DIR . '/closed.php'`;
  const open = async (token: string) => {
    const body = new URLSearchParams({ token });
    const response = await fetch(`${address}/preview/`, { method: 'POST', body });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  await tally.check('previews on demand: A site shows a draft of a closed WordPress', async () => {
    await wordpress.run(`update_option( 'pagewright_site_url', '${address}' );`);
    const editor = await EditorSession.signIn(real.address);
    const password = await wordpress.run(
      `echo WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'site' ) )[0];`,
    );
    authorize(`editor:${password}`);
    const created = await editor.rest('wp/v2/posts', {
      title: 'Not published at all',
      content: `<p>See <a href="${real.address}/services/security">security</a>.</p>`,
      status: 'draft',
    });
    const id = Number(valueAt(created.body, 'id'));
    await wordpress.run(
      `wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( ${file}, ${JSON.stringify(closed).replaceAll('$', '\\$')} );`,
    );
    try {
      assert.equal((await fetch(`${real.address}/wp-json/wp/v2/posts`)).status, 401);
      const begun = performance.now();
      const button = await editor.get(`/wp-admin/admin-post.php?action=pagewright_preview&entry=${id}`);
      const [, token = ''] = (button.headers.get('location') ?? '').split(`${address}/preview/#token=`);
      const shown = await open(token);
      print(
        `  A draft is rendered: ${Math.round(performance.now() - begun)} ms after the button was pressed`,
      );
      assert.equal(shown.status, 200);
      assert.match(shown.html, /<h1[^>]*>Not published at all<\/h1>/);
      assert.match(shown.html, /pagewright-preview-bar/);
      assert.match(shown.html, /href="\/services\/security"/);
      assert.match(shown.headers.get('cache-control') ?? '', /no-store/);
      assert.equal(shown.headers.get('x-robots-tag'), 'noindex');
      assert.equal((await open(`${token}x`)).status, 403);
      assert.equal((await fetch(`${address}/insight/blog/draft-${id}`)).status, 404);
    } finally {
      await wordpress.run(
        `unlink( ${file} ); wp_delete_post( ${id}, true ); delete_option( 'pagewright_site_url' );`,
      );
    }
  });
}
