<?php
/**
 * The route that the contact forms post to.
 *
 * @package Pagewright
 */

namespace Pagewright;

const LONGEST_BODY = 64 * KB_IN_BYTES;

/**
 * `POST custom/v1/store_form_data`.
 */
function register_form_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/store_form_data',
		array(
			array(
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => __NAMESPACE__ . '\\receive_message',
				// Visitors are anonymous; validation and a limit for each address stand in for a permission.
				'permission_callback' => '__return_true',
				'args'                => array(
					'name'    => message_argument( __( 'Name of the visitor.', 'pagewright-content' ), 100 ),
					'email'   => message_argument( __( 'Email address of the visitor.', 'pagewright-content' ), 254, 'email' ),
					'message' => message_argument( __( 'What the visitor wrote.', 'pagewright-content' ), 10000 ),
					'phone'   => array( 'required' => false ) + message_argument( __( 'Phone number of the visitor.', 'pagewright-content' ), 40 ),
				),
			),
		)
	);
}

/**
 * An argument of the form: plain text that is not blank.
 *
 * @param string $description What it is.
 * @param int    $most        Greatest length in characters.
 * @param string $format      A format of REST schemas, or nothing.
 * @return array<string, mixed>
 */
function message_argument( string $description, int $most, string $format = '' ): array {
	return array_filter(
		array(
			'description'       => $description,
			'type'              => 'string',
			'required'          => true,
			'minLength'         => 1,
			'maxLength'         => $most,
			'format'            => $format,
			'validate_callback' => __NAMESPACE__ . '\\validate_message_argument',
			'sanitize_callback' => static fn( $value ) => valid_text( $value ),
		)
	);
}

/**
 * Validates what will be stored, so that blanks count as nothing. Null is an optional field left out.
 *
 * @param mixed            $value   What was sent.
 * @param \WP_REST_Request $request The request.
 * @param string           $param   Name of the argument.
 * @return true|\WP_Error
 */
function validate_message_argument( $value, $request, $param ) {
	return rest_validate_request_arg( is_string( $value ) ? valid_text( $value ) : $value, $request, $param );
}

/**
 * Refuses a body that no message needs, before it is read as parameters.
 *
 * @param mixed            $result  What other filters answered.
 * @param \WP_REST_Server  $server  The server.
 * @param \WP_REST_Request $request The request.
 * @return mixed
 */
function refuse_long_bodies( $result, $server, $request ) {
	$is_form = '/' . REST_NAMESPACE . '/store_form_data' === $request->get_route();
	if ( ! $is_form || strlen( (string) $request->get_body() ) <= LONGEST_BODY ) {
		return $result;
	}
	return new \WP_Error(
		'rest_request_too_large',
		__( 'The message is too long.', 'pagewright-content' ),
		array( 'status' => 413 )
	);
}

/**
 * Stores a message and answers 200.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function receive_message( \WP_REST_Request $request ) {
	$wait = count_message();
	if ( $wait > 0 ) {
		$response = rest_convert_error_to_response(
			new \WP_Error(
				'rest_too_many_requests',
				__( 'Too many messages were sent from this address. Please try again later.', 'pagewright-content' ),
				array( 'status' => 429 )
			)
		);
		$response->header( 'Retry-After', (string) $wait );
		return $response;
	}
	$stored = store_message(
		array(
			'name'    => (string) $request['name'],
			'email'   => (string) $request['email'],
			'phone'   => (string) $request['phone'],
			'message' => (string) $request['message'],
		)
	);
	if ( is_wp_error( $stored ) ) {
		return new \WP_Error(
			'pagewright_not_stored',
			__( 'The message could not be stored.', 'pagewright-content' ),
			array( 'status' => 500 )
		);
	}
	/**
	 * Fires after a message was stored, for instance to send it by mail.
	 *
	 * @param int              $stored  Number of the message.
	 * @param \WP_REST_Request $request The request.
	 */
	do_action( 'pagewright_message_stored', $stored, $request );
	return new \WP_REST_Response(
		array(
			'success' => true,
			'message' => __( 'Your message was received.', 'pagewright-content' ),
		),
		200
	);
}
