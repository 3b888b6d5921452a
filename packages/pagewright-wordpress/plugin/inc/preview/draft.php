<?php
/**
 * Replaces an entry by its newest draft, for the rest of a request with a valid preview token. Nothing is stored: caches keep
 * the entry as it is published.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * The draft that this request shows.
 *
 * @param array<string, mixed>|null $verified The payload of a verified token, to start the preview.
 * @return array{entry: \WP_Post, shown: \WP_Post, source: \WP_Post, token: array<string, mixed>}|null `entry` is stored,
 *         `shown` replaces it, `source` is the entry or the autosave with the newest changes.
 */
function current_preview( ?array $verified = null ): ?array {
	static $preview = null;
	if ( null !== $verified ) {
		$entry   = $verified['post'];
		$source  = newest_version( $entry, (int) $verified['author'] );
		$preview = array(
			'entry'  => $entry,
			'shown'  => shown_version( $entry, $source ),
			'source' => $source,
			'token'  => $verified,
		);
		add_filter( 'the_posts', __NAMESPACE__ . '\\show_draft_in_query', 10, 2 );
		add_filter( 'get_post_metadata', __NAMESPACE__ . '\\meta_of_draft', 10, 4 );
		add_filter( 'map_meta_cap', __NAMESPACE__ . '\\allow_reading_draft', 10, 4 );
	}
	return $preview;
}

/**
 * The autosave of a user if it is newer than the entry, otherwise the entry.
 *
 * @param \WP_Post $entry  An entry.
 * @param int      $author ID of the user.
 */
function newest_version( \WP_Post $entry, int $author ): \WP_Post {
	$autosave = wp_get_post_autosave( $entry->ID, $author );
	return $autosave && $autosave->post_modified_gmt >= $entry->post_modified_gmt ? $autosave : $entry;
}

/**
 * An entry as it would be published with the texts of its newest version.
 *
 * @param \WP_Post $entry  The entry.
 * @param \WP_Post $source Its newest version.
 */
function shown_version( \WP_Post $entry, \WP_Post $source ): \WP_Post {
	$shown = clone $entry;
	foreach ( array( 'post_title', 'post_content', 'post_excerpt', 'post_modified', 'post_modified_gmt' ) as $field ) {
		$shown->$field = $source->$field;
	}
	if ( '' === $shown->post_name ) {
		$shown->post_name = "draft-$entry->ID";
	}
	if ( '0000-00-00 00:00:00' === $shown->post_date_gmt ) {
		$shown->post_date_gmt = get_gmt_from_date( $shown->post_date );
	}
	// Other code serves published entries without a password only.
	$shown->post_status   = 'publish';
	$shown->post_password = '';
	return $shown;
}

/**
 * Puts the draft into the results of queries: in place of the published entry, and as the result of a query that names it.
 *
 * @param \WP_Post[]|int[] $posts Results.
 * @param \WP_Query        $query The query.
 * @return \WP_Post[]|int[]
 */
function show_draft_in_query( $posts, $query ) {
	$preview = current_preview();
	if ( ! $preview || in_array( $query->get( 'fields' ), array( 'ids', 'id=>parent' ), true ) ) {
		return $posts;
	}
	$shown = $preview['shown'];
	if ( is_query_for( $query, $shown ) ) {
		$query->found_posts   = 1;
		$query->max_num_pages = 1;
		return array( $shown );
	}
	return array_map( static fn( $post ) => $post instanceof \WP_Post && $post->ID === $shown->ID ? $shown : $post, $posts );
}

/**
 * Whether a query names an entry by its slug, or by a type that has one entry.
 *
 * @param \WP_Query $query The query.
 * @param \WP_Post  $shown The entry.
 */
function is_query_for( \WP_Query $query, \WP_Post $shown ): bool {
	if ( array( $shown->post_type ) !== (array) $query->get( 'post_type' ) ) {
		return false;
	}
	$source = source_of_type( $shown->post_type );
	if ( $source && has_one_entry( $source ) ) {
		return true;
	}
	$names = array_filter( array_merge( array( $query->get( 'name' ) ), (array) $query->get( 'post_name__in' ) ) );
	return in_array( $shown->post_name, array_map( 'sanitize_title_for_query', $names ), true );
}

/**
 * The meta of the draft: its fields as typed last, valid or not, and the other meta of its autosave.
 *
 * @param mixed  $value   Null for the stored value.
 * @param int    $post_id ID of a post.
 * @param string $key     Name of the meta.
 * @param bool   $single  Whether one value is requested.
 * @return mixed
 */
function meta_of_draft( $value, $post_id, $key, $single ) {
	$preview = current_preview();
	if ( ! $preview || (int) $post_id !== $preview['entry']->ID ) {
		return $value;
	}
	$source = $preview['source']->ID;
	if ( META_KEY === $key ) {
		$found = get_metadata_raw( 'post', $source, UNFINISHED_KEY, true );
		$found = $found ? $found : stored_meta( $source, META_KEY, (int) $post_id );
		// A draft without fields is shown too.
		$found = $found ? $found : '{}';
		return $single ? $found : array( $found );
	}
	if ( $source === (int) $post_id ) {
		return $value;
	}
	if ( '_thumbnail_id' === $key && ! empty( $preview['token']['thumbnail'] ) ) {
		return $single ? (string) $preview['token']['thumbnail'] : array( (string) $preview['token']['thumbnail'] );
	}
	$is_revisioned = UNFINISHED_KEY !== $key && in_array( $key, wp_post_revision_meta_keys( $preview['entry']->post_type ), true );
	return $is_revisioned && metadata_exists( 'post', $source, $key ) ? get_metadata( 'post', $source, $key, $single ) : $value;
}

/**
 * Meta as it is stored. The filter of this file does not apply.
 *
 * @param int    $source  ID of the version.
 * @param string $key     Name of the meta.
 * @param int    $post_id ID of the entry, whose meta is the default.
 */
function stored_meta( int $source, string $key, int $post_id ): string {
	remove_filter( 'get_post_metadata', __NAMESPACE__ . '\\meta_of_draft' );
	$found = metadata_exists( 'post', $source, $key ) ? $source : $post_id;
	$value = (string) get_metadata( 'post', $found, $key, true );
	add_filter( 'get_post_metadata', __NAMESPACE__ . '\\meta_of_draft', 10, 4 );
	return $value;
}

/**
 * Allows reading the draft, which WordPress requires for the images that were uploaded to it.
 *
 * @param string[] $caps Required capabilities.
 * @param string   $cap  The capability that is checked.
 * @param int      $user ID of the user.
 * @param array    $args ID of the post.
 * @return string[]
 */
function allow_reading_draft( $caps, $cap, $user, $args ) {
	$preview = current_preview();
	return $preview && 'read_post' === $cap && (int) ( $args[0] ?? 0 ) === $preview['entry']->ID ? array( 'exist' ) : $caps;
}
