<?php
/**
 * Additions to the responses of wp/v2.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Adds the URL of the featured image to the entries of the block editor.
 */
function register_entry_fields(): void {
	register_rest_field(
		editor_types(),
		'featured_media_src_url',
		array(
			'get_callback' => static fn( $entry ) => wp_get_attachment_url( (int) ( $entry['featured_media'] ?? 0 ) ),
			'schema'       => array(
				'description' => __( 'URL of the featured image in full size; false without one.', 'pagewright-content' ),
				'type'        => array( 'string', 'boolean' ),
				'format'      => 'uri',
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
}

/**
 * Omits entries with a password from the lists and the search of wp/v2, since the site does not show them. Editors still
 * find them.
 *
 * @param array<string, mixed> $query Arguments of the query.
 * @return array<string, mixed>
 */
function leave_out_protected( $query ) {
	return current_user_can( 'edit_posts' ) ? $query : array( 'has_password' => false ) + $query;
}
