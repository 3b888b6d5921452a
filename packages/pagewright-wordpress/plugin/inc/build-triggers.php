<?php
/**
 * Changes that visitors can see, so they start a build.
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
 * Whether an entry is on the site.
 *
 * @param \WP_Post|null $post An entry.
 */
function is_shown( ?\WP_Post $post ): bool {
	return null !== $post && 'publish' === $post->post_status && in_array( $post->post_type, shown_types(), true );
}

/**
 * Starts a build when a published entry changes, or when an entry is published or withdrawn.
 *
 * @param string   $after  Status after the change.
 * @param string   $before Status before it.
 * @param \WP_Post $post   The entry.
 */
function schedule_build_for_post( $after, $before, $post ): void {
	$is_seen = 'publish' === $after || 'publish' === $before;
	if ( $is_seen && $post instanceof \WP_Post && in_array( $post->post_type, shown_types(), true ) ) {
		schedule_build();
	}
}

/**
 * Starts a build when a published entry is deleted without going to the trash, which changes no status.
 *
 * @param int      $post_id ID of the entry.
 * @param \WP_Post $post    The entry.
 */
function schedule_build_for_deleted( $post_id, $post ): void {
	if ( is_shown( $post ) ) {
		schedule_build();
	}
}

/**
 * Starts a build when meta of a published entry or an image changes.
 *
 * @param int|int[] $meta_id ID of the meta.
 * @param int       $post_id ID of the entry.
 * @param string    $key     Name of the meta.
 */
function schedule_build_for_meta( $meta_id, $post_id, $key ): void {
	$post = in_array( $key, SHOWN_META, true ) ? get_post( $post_id ) : null;
	if ( $post && ( 'attachment' === $post->post_type || is_shown( $post ) ) ) {
		schedule_build();
	}
}

/**
 * Starts a build when the categories or tags of a published entry change.
 *
 * @param int    $post_id  Number of the entry.
 * @param array  $terms    Terms.
 * @param int[]  $after    IDs of its terms in the taxonomy after the change.
 * @param string $taxonomy The taxonomy.
 * @param bool   $append   Whether terms were only added.
 * @param int[]  $before   IDs before the change.
 */
function schedule_build_for_terms( $post_id, $terms, $after, $taxonomy, $append, $before ): void {
	if ( array_diff( $after, $before ) + array_diff( $before, $after ) && is_shown( get_post( $post_id ) ) ) {
		schedule_build();
	}
}
