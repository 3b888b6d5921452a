<?php
/**
 * Changes that visitors can see.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Options that affect the responses.
 */
const SHOWN_OPTIONS = array( 'home', 'siteurl', 'permalink_structure', 'upload_url_path', 'timezone_string', 'gmt_offset', 'page_on_front' );

/**
 * Meta of entries and images that affects the responses.
 */
const SHOWN_META = array( META_KEY, 'footnotes', '_thumbnail_id', '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' );

/**
 * Records that an entry was published, changed, withdrawn, renamed or protected. Its meta and terms are saved by now.
 *
 * @param int           $post_id ID of the entry.
 * @param \WP_Post      $post    The entry.
 * @param bool          $update  Whether it existed.
 * @param \WP_Post|null $before  The entry before the change.
 */
function record_saved_post( $post_id, $post, $update, $before ): void {
	record_change_of( $post, $before );
}

/**
 * Records that a published entry was deleted without going to the trash.
 *
 * @param int      $post_id ID of the entry.
 * @param \WP_Post $post    The entry.
 */
function record_deleted_post( $post_id, $post ): void {
	record_change_of( null, $post );
}

/**
 * Whether this request has uploaded an image, so that no page shows it yet. The path of its file is then the first meta that is added.
 *
 * @param int    $id  ID of the image.
 * @param string $key Name of the meta that changes.
 */
function is_new_attachment( int $id, string $key ): bool {
	static $new = array();
	if ( '_wp_attached_file' === $key && doing_action( 'added_post_meta' ) ) {
		$new[] = $id;
	}
	return in_array( $id, $new, true );
}

/**
 * Records that meta of a published entry or an image has changed.
 *
 * @param int|int[] $meta_id ID of the meta.
 * @param int       $post_id ID of the entry.
 * @param string    $key     Name of the meta.
 */
function record_changed_meta( $meta_id, $post_id, $key ): void {
	$post = in_array( $key, SHOWN_META, true ) ? get_post( $post_id ) : null;
	if ( $post && 'attachment' !== $post->post_type ) {
		// Without its fields, an entry was or is not visible.
		$stays = META_KEY !== $key || doing_action( 'updated_post_meta' );
		record_change_of( $post, $stays ? $post : null );
	} elseif ( $post && ! is_new_attachment( $post->ID, $key ) ) {
		record_change_of_all();
	}
}

/**
 * Records that the categories or tags of a published entry have changed.
 *
 * @param int    $post_id  Number of the entry.
 * @param array  $terms    Terms.
 * @param int[]  $after    IDs of its terms in the taxonomy after the change.
 * @param string $taxonomy The taxonomy.
 * @param bool   $append   Whether terms were only added.
 * @param int[]  $before   IDs before the change.
 */
function record_changed_terms( $post_id, $terms, $after, $taxonomy, $append, $before ): void {
	if ( array_diff( $after, $before ) + array_diff( $before, $after ) ) {
		record_changed_post( $post_id );
	}
}

/**
 * Records that something about a published entry has changed which does not affect whether visitors can see it: its terms, or
 * whether it is pinned.
 *
 * @param int $post_id ID of the entry.
 */
function record_changed_post( $post_id ): void {
	$post = get_post( $post_id );
	record_change_of( $post, $post );
}

/**
 * Records an update of this plugin or of its files of the site.
 *
 * @param \WP_Upgrader         $upgrader The upgrader.
 * @param array<string, mixed> $done     What was done: `type`, `action`.
 */
function record_plugin_update( $upgrader, $done ): void {
	if ( in_array( $done['type'] ?? '', array( 'plugin', 'core' ), true ) ) {
		record_change_of_all();
	}
}
