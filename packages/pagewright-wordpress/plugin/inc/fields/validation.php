<?php
/**
 * Validates content by its schema.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Validates a value. Returns all errors.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $value  The value to store.
 * @param string               $path   Names and indexes of the value, joined by dots.
 * @return array<string, string> Sentences by path; empty for good content.
 */
function content_errors( array $schema, $value, string $path = '' ): array {
	if ( is_picture_schema( $schema ) ) {
		return picture_errors( $value, $path );
	}
	if ( 'object' === $schema['type'] ) {
		return object_errors( $schema, $value, $path );
	}
	if ( 'array' !== $schema['type'] ) {
		$message = number_error( $schema, $value );
		if ( '' !== $message ) {
			return array( $path => $message );
		}
		$checked = rest_validate_value_from_schema( $value, $schema, $schema['title'] ?? $path );
		if ( is_wp_error( $checked ) ) {
			return array( $path => $checked->get_error_message() );
		}
		$message = input_error( $schema, (string) $value );
		if ( '' !== $message ) {
			return array( $path => $message );
		}
		$is_url = 'href' !== ( $schema['format'] ?? '' ) || '' !== esc_url_raw( (string) $value, LINK_PROTOCOLS );
		/* translators: %s: name of a field. */
		return $is_url ? array() : array( $path => sprintf( __( '%s must be a URL or a path, such as https://example.com or /contact-us.', 'pagewright-content' ), $schema['title'] ?? $path ) );
	}
	$errors  = array();
	$entries = is_array( $value ) ? $value : array();
	if ( count( $entries ) < ( $schema['minItems'] ?? 0 ) || count( $entries ) > ( $schema['maxItems'] ?? PHP_INT_MAX ) ) {
		$errors[ $path ] = sprintf(
			/* translators: 1: name of a list, 2: least number, 3: greatest number. */
			__( '%1$s must have %2$d to %3$s entries.', 'pagewright-content' ),
			$schema['title'] ?? $path,
			$schema['minItems'] ?? 0,
			$schema['maxItems'] ?? '∞'
		);
	}
	foreach ( $entries as $position => $entry ) {
		$errors += content_errors( $schema['items'], $entry, ltrim( "$path.$position", '.' ) );
	}
	return $errors;
}

/**
 * Says in plain words that a text is not a number.
 *
 * @param array<string, mixed> $schema Schema of a value.
 * @param mixed                $value  The value.
 * @return string A sentence; empty for a number, and for a value of another type.
 */
function number_error( array $schema, $value ): string {
	$title = $schema['title'] ?? '';
	if ( 'integer' === $schema['type'] && ! rest_is_integer( $value ) ) {
		/* translators: %s: name of a field. */
		return sprintf( __( '%s must be a whole number, such as 24.', 'pagewright-content' ), $title );
	}
	if ( 'number' === $schema['type'] && ! is_numeric( $value ) ) {
		/* translators: %s: name of a field. */
		return sprintf( __( '%s must be a number, such as 2.5.', 'pagewright-content' ), $title );
	}
	return '';
}

/**
 * Validates a string by its `input`. Its form control helps to type it, but also sends what does not fit.
 *
 * @param array<string, mixed> $schema Schema of a value.
 * @param string               $value  The value.
 * @return string A sentence; empty for a good value.
 */
function input_error( array $schema, string $value ): string {
	$title = $schema['title'] ?? '';
	switch ( $schema['input'] ?? '' ) {
		case 'email':
			/* translators: %s: name of a field. */
			return is_email( $value ) ? '' : sprintf( __( '%s must be an email address, such as name@example.com.', 'pagewright-content' ), $title );
		case 'phone':
			/* translators: %s: name of a field. */
			return preg_match( '/^(?=.*\d)\+?[\d\s().\/-]{3,}(?:(?:x|ext\.?) ?\d+)?\z/', $value ) ? '' : sprintf( __( '%s must be a phone number, such as +1 614 555 0141.', 'pagewright-content' ), $title );
		case 'date':
			/* translators: %s: name of a field. */
			return is_day( $value ) ? '' : sprintf( __( '%s must be a date, such as 2026-03-31.', 'pagewright-content' ), $title );
		case 'line':
			/* translators: %s: name of a field. */
			return str_contains( $value, "\n" ) ? sprintf( __( '%s must be a single line.', 'pagewright-content' ), $title ) : '';
		default:
			return '';
	}
}

/**
 * Validates an object: missing fields, unknown fields, and the value of each field.
 *
 * @param array<string, mixed> $schema Schema of the object.
 * @param mixed                $value  The object.
 * @param string               $path   Its path.
 * @return array<string, string>
 */
function object_errors( array $schema, $value, string $path ): array {
	$errors = array();
	$value  = is_array( $value ) ? $value : array();
	foreach ( $schema['properties'] as $name => $property ) {
		$below = ltrim( "$path.$name", '.' );
		if ( is_present( $value[ $name ] ?? null ) ) {
			$errors += content_errors( $property, $value[ $name ], $below );
		} elseif ( in_array( $name, $schema['required'] ?? array(), true ) ) {
			/* translators: %s: name of a field. */
			$errors[ $below ] = sprintf( __( '%s is required.', 'pagewright-content' ), $property['title'] ?? $name );
		}
	}
	foreach ( array_diff_key( $value, $schema['properties'] ) as $name => $unknown ) {
		/* translators: %s: name of a field. */
		$errors[ ltrim( "$path.$name", '.' ) ] = sprintf( __( 'There is no field "%s".', 'pagewright-content' ), $name );
	}
	return $errors;
}

/**
 * Validates an image.
 *
 * @param mixed  $value The value to store.
 * @param string $path  Its path.
 * @return array<string, string>
 */
function picture_errors( $value, string $path ): array {
	$picture = is_array( $value ) ? $value : array();
	if ( isset( $picture['id'] ) ) {
		$is_image = is_int( $picture['id'] ) && $picture['id'] > 0 && str_starts_with( (string) get_post_mime_type( $picture['id'] ), 'image/' );
		return $is_image ? array() : array( $path => __( 'This is not an image in the media library.', 'pagewright-content' ) );
	}
	if ( empty( $picture['src'] ) ) {
		return array( $path => __( 'Choose an image or enter its URL, or empty the alternative text.', 'pagewright-content' ) );
	}
	return '' === esc_url_raw( $picture['src'], PICTURE_PROTOCOLS )
		? array( $path => __( 'The URL of the image must begin with https:// or /.', 'pagewright-content' ) )
		: array();
}
