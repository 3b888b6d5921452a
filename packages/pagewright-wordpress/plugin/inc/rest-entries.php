<?php
/**
 * What is added to the answers of wp/v2.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * The address of the featured image beside each post and case study.
 */
function register_entry_fields(): void {
	register_rest_field(
		array( 'post', 'case-studies' ),
		'featured_media_src_url',
		array(
			'get_callback' => static fn( $entry ) => wp_get_attachment_url( (int) ( $entry['featured_media'] ?? 0 ) ),
			'schema'       => array(
				'description' => __( 'Address of the featured image in full size; false without one.', 'pagewright-content' ),
				'type'        => array( 'string', 'boolean' ),
				'format'      => 'uri',
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
}

/**
 * Leaves entries with a password out of the lists of wp/v2 and its search: their page is not on the site. Those who may
 * edit still find them.
 *
 * @param array<string, mixed> $query What is looked for.
 * @return array<string, mixed>
 */
function leave_out_protected( $query ) {
	return current_user_can( 'edit_posts' ) ? $query : array( 'has_password' => false ) + $query;
}

/**
 * Says how long public answers may be kept: they are asked for again each time, unless a filter says otherwise.
 *
 * @param \WP_HTTP_Response $response The answer.
 * @param \WP_REST_Server   $server   The server.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_HTTP_Response
 */
function send_cache_header( $response, $server, $request ) {
	$is_ours = preg_match( '#^/(custom/v1|wp/v2/(posts|case-studies|pages|media))(/|$)#', $request->get_route() );
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
