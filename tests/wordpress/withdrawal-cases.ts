/** A change of an entry with the slug `rope`, formerly `line`, and its announcement. */
export interface WithdrawalCase {
  /** PHP code of the change. `$id` is the entry; `$make( $slug )` publishes another one; `$forget()` forgets the changes so far. */
  readonly code: string;
  /** The expected announcement; absent if the change announces nothing. A single page has no slugs. */
  readonly announced?: {
    readonly slugs: readonly string[];
    readonly gone: readonly string[];
  };
  /** True if other content may have changed, too. */
  readonly isAll?: true;
  /** Old slugs that redirect afterwards, each with the slug that it leads to. */
  readonly moved?: Readonly<Record<string, string>>;
}

type Cases = Readonly<Record<string, WithdrawalCase>>;

const update = (fields: string) => `wp_update_post( array( 'ID' => $id, ${fields} ) );`;
const both = ['rope', 'line'];
const all = ['rope', 'line', 'hemp'];
const trash = 'wp_trash_post( $id );';
const rename = update(`'post_name' => 'hemp'`);
const republish = update(`'post_status' => 'publish'`);
const asAdministrator = `wp_set_current_user( get_user_by( 'login', 'admin' )->ID );`;
const overRest = (method: string, params: string) =>
  `${asAdministrator} $request = new WP_REST_Request( '${method}', "/wp/v2/posts/$id" ); $request->set_body_params( array( ${params} ) ); $code = rest_do_request( $request )->get_status(); if ( 200 !== $code ) { throw new Exception( "status $code" ); }`;

/** The entry is gone, and its earlier path does not redirect. */
const withdrawn = (code: string): WithdrawalCase => ({ code, announced: { slugs: both, gone: both } });
/** The entry comes back, with its earlier path. */
const returned = (code: string): WithdrawalCase => ({
  code,
  announced: { slugs: both, gone: [] },
  moved: { line: 'rope' },
});

/** The changes that are made to one entry of each type, in this order. */
export const stepsOfAnyEntry: Cases = {
  'goes to the trash': withdrawn(trash),
  'comes back from the trash': returned(
    `add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 ); wp_untrash_post( $id ); remove_all_filters( 'wp_untrash_post_status' );`,
  ),
  'is changed': {
    code: update(`'menu_order' => 7`),
    announced: { slugs: ['rope'], gone: [] },
    moved: { line: 'rope' },
  },
  'becomes a draft': withdrawn(update(`'post_status' => 'draft'`)),
  'is published again': returned(republish),
  // WordPress removes the slug if a user who may not publish does this.
  'waits for review': withdrawn(`${asAdministrator} ${update(`'post_status' => 'pending'`)}`),
  'is published after the review': returned(republish),
  'becomes private': withdrawn(update(`'post_status' => 'private'`)),
  'is public again': returned(republish),
  'gets a password': withdrawn(update(`'post_password' => 'word'`)),
  'is changed behind its password': { code: update(`'menu_order' => 8`) },
  'loses its password': returned(update(`'post_password' => ''`)),
  'gets a date in the future': withdrawn(
    update(
      `'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => true`,
    ),
  ),
  'is published by the scheduler': returned('wp_publish_post( $id );'),
  'is deleted permanently': withdrawn('wp_delete_post( $id, true );'),
};

/** The first changes of an entry that consists of fields. */
export const stepsOfFields: Cases = {
  'loses its fields': withdrawn(
    `$GLOBALS['lost'] = get_post_meta( $id, '_pagewright_content', true ); delete_post_meta( $id, '_pagewright_content' );`,
  ),
  'gets its fields back': returned(
    `add_post_meta( $id, '_pagewright_content', wp_slash( $GLOBALS['lost'] ) );`,
  ),
};

/** Further changes of a post. */
export const casesOfPosts: Cases = {
  'becomes a draft over REST': withdrawn(overRest('PUT', `'status' => 'draft'`)),
  'goes to the trash over REST': withdrawn(overRest('DELETE', '')),
  'becomes a draft by bulk edit': withdrawn(
    `${asAdministrator} require_once ABSPATH . 'wp-admin/includes/post.php'; bulk_edit_posts( array( 'post' => array( $id ), 'post_type' => 'post', '_status' => 'draft' ) );`,
  ),
  'goes to the trash over XML-RPC': withdrawn(
    `require_once ABSPATH . WPINC . '/class-IXR.php'; require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php'; if ( true !== ( new wp_xmlrpc_server() )->wp_deletePost( array( 1, 'admin', 'password', $id ) ) ) { throw new Exception( 'refused' ); }`,
  ),
  'goes with its author': {
    ...withdrawn(
      `require_once ABSPATH . 'wp-admin/includes/user.php'; $author = wp_insert_user( array( 'user_login' => 'leaves', 'user_pass' => 'x' ) ); ${update(`'post_author' => $author`)} $forget(); wp_delete_user( $author );`,
    ),
    isAll: true,
  },
  'is renamed': {
    code: rename,
    announced: { slugs: all, gone: [] },
    moved: { line: 'hemp', rope: 'hemp' },
  },
  'gets its earlier slug back': {
    code: update(`'post_name' => 'line'`),
    announced: { slugs: both, gone: [] },
    moved: { rope: 'line' },
  },
  'is renamed, and then goes to the trash': {
    code: `${rename} ${trash}`,
    announced: { slugs: all, gone: all },
  },
  'becomes a draft with another slug': withdrawn(update(`'post_status' => 'draft', 'post_name' => 'hemp'`)),
  'goes to the trash, and another one gets its slug': {
    code: `${trash} $make( 'rope' );`,
    announced: { slugs: both, gone: ['line'] },
  },
  'goes to the trash, and another one gets its slug in another request': {
    code: `${trash} \\Pagewright\\log_collected_changes(); $make( 'rope' );`,
    announced: { slugs: both, gone: ['line'] },
  },
  'gives its slug to another one, which goes to the trash': {
    code: `${rename} wp_trash_post( $make( 'rope' ) );`,
    announced: { slugs: all, gone: [] },
    moved: { line: 'hemp', rope: 'hemp' },
  },
  'goes to the trash after another one has got its earlier slug': {
    code: `$make( 'line' ); $forget(); ${trash}`,
    announced: { slugs: both, gone: ['rope'] },
  },
  'goes to the trash, and another one had its earlier slug too': {
    code: `add_post_meta( $make( 'hemp' ), '_wp_old_slug', 'line' ); $forget(); ${trash}`,
    announced: { slugs: both, gone: ['rope'] },
    moved: { line: 'hemp' },
  },
  'comes back before a receiver has asked': returned(
    `${trash} \\Pagewright\\log_collected_changes(); wp_untrash_post( $id ); ${republish}`,
  ),
  'is deleted from the trash': { code: `${trash} $forget(); wp_delete_post( $id, true );` },
};
