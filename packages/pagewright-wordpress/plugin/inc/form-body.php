<?php
/**
 * What a form may send, before it is known to be a message.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** In bytes: more than any message needs. */
const LONGEST_BODY = 64 * KB_IN_BYTES;

/**
 * Whether a request is for the route of the forms. WordPress does not tell capitals from small letters in a route.
 *
 * @param \WP_REST_Request $request The request.
 */
function is_form_request( \WP_REST_Request $request ): bool {
	return '/' . REST_NAMESPACE . '/store_form_data' === strtolower( $request->get_route() );
}

/**
 * Whether a body is what an HTML form sends, whoever sent it.
 *
 * @param \WP_REST_Request $request The request.
 */
function is_form_encoded( \WP_REST_Request $request ): bool {
	$type = $request->get_content_type()['value'] ?? '';
	return in_array( $type, array( 'application/x-www-form-urlencoded', 'multipart/form-data' ), true );
}

/**
 * Size of what was sent, in bytes. PHP keeps no body of multipart/form-data, and a body that came in chunks has no
 * announced length, so parameters and files are measured too.
 *
 * @param \WP_REST_Request $request The request.
 */
function form_size( \WP_REST_Request $request ): int {
	$announced = max( (int) $request->get_header( 'content_length' ), strlen( (string) $request->get_body() ) );
	$parts     = strlen( serialize( array( $request->get_query_params(), $request->get_body_params() ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- measured, never unserialized.
	$files     = $request->get_file_params();
	array_walk_recursive(
		$files,
		static function ( $value ) use ( &$parts ) {
			$parts += is_string( $value ) && is_uploaded_file( $value ) ? (int) filesize( $value ) : 0;
		}
	);
	// Percent-encoding makes three bytes of one; what they stand for is among the parameters.
	$is_encoded = 'application/x-www-form-urlencoded' === ( $request->get_content_type()['value'] ?? '' );
	return max( $is_encoded ? intdiv( $announced, 3 ) : $announced, $parts );
}

/**
 * Refuses a body that no message needs.
 *
 * @param mixed            $result  What other filters answered.
 * @param \WP_REST_Server  $server  The server.
 * @param \WP_REST_Request $request The request.
 * @return mixed
 */
function refuse_long_bodies( $result, $server, $request ) {
	if ( ! is_form_request( $request ) || form_size( $request ) <= LONGEST_BODY ) {
		return $result;
	}
	return message_too_long();
}

/**
 * The error for more than any message needs.
 */
function message_too_long(): \WP_Error {
	return new \WP_Error(
		'rest_request_too_large',
		__( 'The message is too long.', 'pagewright-content' ),
		array( 'status' => 413 )
	);
}
