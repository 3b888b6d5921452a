<?php
/**
 * Limits for the body of a form request.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** In bytes; more than any message needs. */
const LONGEST_BODY = 64 * KB_IN_BYTES;

/**
 * Whether a request is for the route of forms. WordPress ignores the case of routes.
 *
 * @param \WP_REST_Request $request The request.
 */
function is_form_request( \WP_REST_Request $request ): bool {
	return '/' . REST_NAMESPACE . '/store_form_data' === strtolower( $request->get_route() );
}

/**
 * Whether a body has the encoding of an HTML form.
 *
 * @param \WP_REST_Request $request The request.
 */
function is_form_encoded( \WP_REST_Request $request ): bool {
	$type = $request->get_content_type()['value'] ?? '';
	return in_array( $type, array( 'application/x-www-form-urlencoded', 'multipart/form-data' ), true );
}

/**
 * Size of the body in bytes. PHP does not keep a multipart/form-data body, and a chunked body has no Content-Length, so
 * parameters and files are measured too.
 *
 * @param \WP_REST_Request $request The request.
 */
function form_size( \WP_REST_Request $request ): int {
	$announced = max( (int) $request->get_header( 'content_length' ), strlen( (string) $request->get_body() ) );
	$parts     = strlen( serialize( array( $request->get_query_params(), $request->get_body_params() ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- only measured, never unserialized.
	$files     = $request->get_file_params();
	array_walk_recursive(
		$files,
		static function ( $value ) use ( &$parts ) {
			$parts += is_string( $value ) && is_uploaded_file( $value ) ? (int) filesize( $value ) : 0;
		}
	);
	// Percent-encoding turns one byte into three. The parameters are measured decoded.
	$is_encoded = 'application/x-www-form-urlencoded' === ( $request->get_content_type()['value'] ?? '' );
	return max( $is_encoded ? intdiv( $announced, 3 ) : $announced, $parts );
}

/**
 * Rejects a body that is too long.
 *
 * @param mixed            $result  Result of other filters.
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
 * The error for a message that is too long.
 */
function message_too_long(): \WP_Error {
	return new \WP_Error(
		'rest_request_too_large',
		__( 'The message is too long.', 'pagewright-content' ),
		array( 'status' => 413 )
	);
}
