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

/**
 * Sets the Cache-Control header of public responses. By default, caches must revalidate them each time.
 *
 * @param \WP_HTTP_Response $response The response.
 * @param \WP_REST_Server   $server   The server.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_HTTP_Response
 */
function send_cache_header( $response, $server, $request ) {
	$bases   = array_merge( array( 'posts', 'pages', 'media' ), array_column( custom_post_types(), 'postType' ) );
	$is_ours = preg_match( '#^/(custom/v1|wp/v2/(' . implode( '|', $bases ) . '))(/|$)#', $request->get_route() );
	if ( $is_ours && ! is_user_logged_in() && ! isset( $response->get_headers()['Cache-Control'] ) ) {
		/**
		 * Filters the Cache-Control header of public content.
		 *
		 * @param string           $value   Value of the header.
		 * @param \WP_REST_Request $request The request.
		 */
		$response->header( 'Cache-Control', apply_filters( 'pagewright_cache_control', 'no-cache', $request ) );
	}
	return $response;
}
