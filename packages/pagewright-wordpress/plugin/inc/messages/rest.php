<?php
/**
 * The route that forms post to.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * `POST custom/v1/store_form_data`.
 */
function register_form_route(): void {
	$optional = array( 'required' => false );
	register_rest_route(
		REST_NAMESPACE,
		'/store_form_data',
		array(
			array(
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => __NAMESPACE__ . '\\receive_message',
				// Visitors are anonymous. Validation and a limit for each IP address replace a permission.
				'permission_callback' => '__return_true',
				'args'                => array(
					'name'        => message_argument( __( 'Name of the visitor.', 'pagewright-content' ), 100 ),
					'email'       => array( 'format' => 'email' ) + message_argument( __( 'Email address of the visitor.', 'pagewright-content' ), 254 ),
					'message'     => array( 'sanitize_callback' => __NAMESPACE__ . '\\message_text' ) + message_argument( __( 'Message of the visitor.', 'pagewright-content' ), 10000 ),
					'phone'       => $optional + message_argument( __( 'Phone number of the visitor.', 'pagewright-content' ), 40 ),
					'message_key' => $optional + array( 'pattern' => '^[A-Za-z0-9_-]{16,64}$' ) + message_argument( __( 'Key that is the same for every attempt to send this message.', 'pagewright-content' ), 64 ),
				),
			),
		)
	);
}

/**
 * An argument of the form: a line of plain text that is not blank.
 *
 * @param string $description Description.
 * @param int    $max         Maximum length in characters.
 * @return array<string, mixed>
 */
function message_argument( string $description, int $max ): array {
	return array(
		'description'       => $description,
		'type'              => 'string',
		'required'          => true,
		'minLength'         => 1,
		'maxLength'         => $max,
		'validate_callback' => __NAMESPACE__ . '\\validate_message_argument',
		'sanitize_callback' => static fn( $value ) => valid_line( $value ),
	);
}

/**
 * Sanitises a text of several lines.
 *
 * @param mixed $value The input.
 */
function message_text( $value ): string {
	return trimmed_text( valid_text( $value ) );
}

/**
 * Validates the sanitised value, so blank counts as empty. A blank optional field is omitted: a form sends all its fields.
 *
 * @param mixed            $value   The input.
 * @param \WP_REST_Request $request The request.
 * @param string           $param   Name of the argument.
 * @return true|\WP_Error
 */
function validate_message_argument( $value, $request, $param ) {
	$argument = $request->get_attributes()['args'][ $param ];
	$text     = is_string( $value ) ? $argument['sanitize_callback']( $value ) : $value;
	return '' === $text && ! $argument['required'] ? true : rest_validate_request_arg( $text, $request, $param );
}

/**
 * Stores a message and responds with 200.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function receive_message( \WP_REST_Request $request ) {
	$fields = added_fields( $request );
	if ( is_wp_error( $fields ) ) {
		return $fields;
	}
	// Visitors do not see this field. A program that fills it in gets the usual response, and its message is dropped.
	if ( is_form_encoded( $request ) && '' !== (string) $request['reference_code'] ) {
		return message_received();
	}
	$message = $fields ? array( 'fields' => $fields ) : array();
	foreach ( array( 'name', 'email', 'phone', 'message' ) as $part ) {
		$message[ $part ] = (string) $request[ $part ];
	}
	$key = (string) $request['message_key'];
	if ( '' === $key ) {
		return add_message( $message, '', $request );
	}
	$slug = message_slug( $key );
	return with_lock(
		str_replace( '-', '_', $slug ),
		static function () use ( $slug, $message, $request ) {
			$stored = stored_message( $slug );
			return null === $stored ? add_message( $message, $slug, $request ) : repeat_message( $stored, $message, $request );
		}
	);
}

/**
 * Adds what a later attempt to send a message has, and the message lacks. It does not count towards the limit.
 *
 * @param int              $stored  ID of the message.
 * @param array            $message Parts of the attempt, as `store_message` takes them.
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function repeat_message( int $stored, array $message, \WP_REST_Request $request ) {
	$changed = change_message( $stored, $message );
	if ( is_wp_error( $changed ) ) {
		return message_not_stored();
	}
	if ( $changed ) {
		/**
		 * Fires after a later attempt to send a message has changed it, for instance to send another email.
		 *
		 * @param int              $stored  ID of the message.
		 * @param \WP_REST_Request $request The request.
		 */
		do_action( 'pagewright_message_changed', $stored, $request );
	}
	return message_received();
}

/**
 * Stores a message, unless it is stored already.
 *
 * @param array            $message Parts of the message, as `store_message` takes them.
 * @param string           $slug    Slug that a repeat of it has too, or empty.
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function add_message( array $message, string $slug, \WP_REST_Request $request ) {
	$wait = count_message();
	if ( is_wp_error( $wait ) ) {
		return $wait;
	}
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
	$stored = store_message( $message, $slug );
	if ( is_wp_error( $stored ) ) {
		return message_not_stored();
	}
	/**
	 * Fires after a message was stored, for instance to send an email. A repeat of a message does not fire it.
	 *
	 * @param int              $stored  ID of the message.
	 * @param \WP_REST_Request $request The request.
	 */
	do_action( 'pagewright_message_stored', $stored, $request );
	return message_received();
}

/**
 * The response if the database failed.
 */
function message_not_stored(): \WP_Error {
	return new \WP_Error(
		'pagewright_not_stored',
		__( 'The message could not be stored.', 'pagewright-content' ),
		array( 'status' => 500 )
	);
}

/**
 * The response for a stored message.
 */
function message_received(): \WP_REST_Response {
	return new \WP_REST_Response(
		array(
			'success' => true,
			'message' => __( 'Your message was received.', 'pagewright-content' ),
		),
		200
	);
}
