import assert from 'node:assert/strict';
import type { ContractFixture } from './contract-fixture.ts';
import type { Tally } from './tally.ts';

/** PHP code of changes that visitors can see. `$post` is a published post. */
const seenChanges: Readonly<Record<string, string>> = {
  'a title changes': `wp_update_post( array( 'ID' => $post, 'post_title' => get_the_title( $post ) . '.' ) );`,
  'another plugin stores a field': `update_post_meta( $post, 'acf_lead', wp_generate_uuid4() );`,
  'a category is added': `wp_set_object_terms( $post, wp_generate_uuid4(), 'category' );`,
  'an author is renamed': `wp_update_user( array( 'ID' => get_user_by( 'login', 'editor' )->ID, 'display_name' => wp_generate_uuid4() ) );`,
  'a post is deleted permanently': `wp_delete_post( wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Gone soon' ) ), true );`,
  'a plugin says so': `do_action( 'pagewright_content_changed' );`,
};

const unseenChanges: Readonly<Record<string, string>> = {
  'an editor opens a post': `update_post_meta( $post, '_edit_lock', time() . ':1' );`,
  'a draft is saved': `wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'Never seen' ) );`,
  'a message arrives': `wp_insert_post( array( 'post_type' => 'pagewright_message', 'post_status' => 'private', 'post_title' => 'x' ) );`,
};

/** Checks that clients get changed content, and 304 for the rest. */
export async function checkCaching({ real, wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const url = `${real.address}/wp-json/custom/v1/get-all-posts?per_page=1`;
  const statusAfter = async (change: string) => {
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    await wordpress.run(`$post = ${real.numbers.post}; ${change}`);
    return (await fetch(url, { headers: { 'If-None-Match': tag } })).status;
  };
  for (const [title, change] of Object.entries(seenChanges))
    await tally.check(`caching: The response is sent again when ${title}`, async () =>
      assert.equal(await statusAfter(change), 200),
    );
  for (const [title, change] of Object.entries(unseenChanges))
    await tally.check(`caching: The response stays the same when ${title}`, async () =>
      assert.equal(await statusAfter(change), 304),
    );
  await tally.check('caching: A response for a user is not cached', async () => {
    const password = await wordpress.run(
      `echo WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'caching' ) )[0];`,
    );
    const basic = Buffer.from(`editor:${password}`).toString('base64');
    const { status, headers } = await fetch(url, { headers: { Authorization: `Basic ${basic}` } });
    assert.deepEqual([status, headers.get('etag')], [200, null]);
    assert.match(headers.get('cache-control') ?? '', /private|no-store/);
  });
}
