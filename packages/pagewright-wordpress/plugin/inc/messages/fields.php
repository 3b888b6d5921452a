<?php
/**
 * Fields of forms besides name, email, phone and message. The page configs of the site define them, so a new field needs no
 * change here.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** In characters. */
const LONGEST_FIELD = 10000;

/** More fields than any form adds. Without a limit, a hostile client could store thousands. */
const MOST_FIELDS = 30;

/**
 * The other fields of a request. A value that is not a string, or whose name is not a field name, comes from no form and is
 * ignored. Blank fields are omitted: a form sends all its fields.
 *
 * @param \WP_REST_Request $request The request.
 * @return array<string, string>|\WP_Error Plain texts by field name.
 */
function added_fields( \WP_REST_Request $request ) {
	$known   = $request->get_attributes()['args'];
	$sent    = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
	$fields  = array();
	$invalid = array();
	foreach ( array_diff_key( (array) $sent, $known ) as $name => $value ) {
		$text = is_field_name( (string) $name ) && is_string( $value ) ? message_text( $value ) : '';
		if ( '' === $text ) {
			continue;
		}
		$fields[ $name ] = $text;
		$fits            = rest_validate_value_from_schema(
			$text,
			array(
				'type'      => 'string',
				'maxLength' => LONGEST_FIELD,
			),
			$name
		);
		if ( is_wp_error( $fits ) ) {
			$invalid[ $name ] = $fits;
		}
	}
	if ( count( $fields ) > MOST_FIELDS ) {
		return message_too_long();
	}
	return $invalid ? invalid_fields( $invalid ) : $fields;
}

/**
 * Whether this is a valid field name. It has no underscore, so it is never a parameter of the plugin or of WordPress.
 *
 * @param string $name Name of a parameter.
 */
function is_field_name( string $name ): bool {
	return 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}\z/', $name ) && 'constructor' !== $name;
}

/**
 * The error that WordPress itself returns for invalid parameters.
 *
 * @param array<string, \WP_Error> $errors Errors by field.
 */
function invalid_fields( array $errors ): \WP_Error {
	return new \WP_Error(
		'rest_invalid_param',
		/* translators: %s: names of fields */
		sprintf( __( 'Invalid parameter(s): %s', 'pagewright-content' ), implode( ', ', array_keys( $errors ) ) ),
		array(
			'status'  => 400,
			'params'  => array_map( static fn( $error ) => $error->get_error_message(), $errors ),
			'details' => array_map( static fn( $error ) => rest_convert_error_to_response( $error )->get_data(), $errors ),
		)
	);
}

/**
 * The fields of a stored message.
 *
 * @param \WP_Post $post A message.
 * @return array<string, string> Plain texts by field name.
 */
function stored_fields( \WP_Post $post ): array {
	$fields = json_decode( (string) get_post_meta( $post->ID, '_pagewright_fields', true ), true );
	return is_array( $fields ) ? $fields : array();
}
