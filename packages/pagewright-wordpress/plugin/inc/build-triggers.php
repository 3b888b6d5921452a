<?php
/**
 * Which changes are seen on the site, and so start a build.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Options that change what is served.
 */
const SHOWN_OPTIONS = array( 'home', 'siteurl', 'permalink_structure', 'upload_url_path', 'timezone_string', 'gmt_offset', 'page_on_front' );

/**
 * Meta that changes what is served, of entries and of pictures.
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
 * A change of what is published, or of something that becomes so or ceases to be.
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
 * Deleting for good skips the trash, and with it the change of status.
 *
 * @param int      $post_id Number of the entry.
 * @param \WP_Post $post    The entry.
 */
function schedule_build_for_deleted( $post_id, $post ): void {
	if ( is_shown( $post ) ) {
		schedule_build();
	}
}

/**
 * A meta that is seen, of an entry that is.
 *
 * @param int|int[] $meta_id Number of the meta.
 * @param int       $post_id Number of the entry.
 * @param string    $key     Name of the meta.
 */
function schedule_build_for_meta( $meta_id, $post_id, $key ): void {
	$post = in_array( $key, SHOWN_META, true ) ? get_post( $post_id ) : null;
	if ( $post && ( 'attachment' === $post->post_type || is_shown( $post ) ) ) {
		schedule_build();
	}
}

/**
 * Other categories or tags of an entry that is on the site.
 *
 * @param int    $post_id  Number of the entry.
 * @param array  $terms    Terms.
 * @param int[]  $after    Numbers of its terms in the taxonomy after the change.
 * @param string $taxonomy The taxonomy.
 * @param bool   $append   Whether terms were only added.
 * @param int[]  $before   Numbers before it.
 */
function schedule_build_for_terms( $post_id, $terms, $after, $taxonomy, $append, $before ): void {
	if ( array_diff( $after, $before ) + array_diff( $before, $after ) && is_shown( get_post( $post_id ) ) ) {
		schedule_build();
	}
}
