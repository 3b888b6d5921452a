<?php
/**
 * Validates the fields while an editor types, with the same functions and messages as publishing.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * `POST custom/v1/edit/check/{id}`, for users who may edit the entry. It changes nothing.
 */
function register_check_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/edit/check/(?P<id>\d+)',
		array(
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\\answer_check',
			'permission_callback' => static fn( $request ) => current_user_can( 'edit_post', (int) $request['id'] ),
			'args'                => array(
				'fields' => array(
					'description' => __( 'The fields of the edit screen, as a form sends them.', 'pagewright-content' ),
					'type'        => 'string',
					'required'    => true,
				),
				'title'  => array(
					'description' => __( 'Title of the entry, as typed.', 'pagewright-content' ),
					'type'        => 'string',
				),
			),
		)
	);
}

/**
 * The errors of the sent fields, by path, alone and with their locations.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function answer_check( \WP_REST_Request $request ) {
	$post = get_post( (int) $request['id'] );
	$name = $post ? source_of_type( $post->post_type ) : null;
	if ( ! $name ) {
		return new \WP_Error( 'rest_not_found', __( 'This entry has no fields.', 'pagewright-content' ), array( 'status' => 404 ) );
	}
	wp_parse_str( $request['fields'], $sent );
	if ( ! isset( $sent[ LAST_FIELD ] ) ) {
		return new \WP_Error( CUT_OFF, cut_off_message(), array( 'status' => 413 ) );
	}
	$typed  = is_array( $sent['pagewright'] ?? null ) ? $sent['pagewright'] : array();
	$errors = publish_errors( $post->post_type, $request['title'] ?? $post->post_title, content_from_input( fields_schema( $name ), $typed ) );
	return new \WP_REST_Response(
		array(
			'errors'  => (object) $errors,
			'summary' => (object) placed_errors( $post->post_type, $errors, $typed ),
		)
	);
}
