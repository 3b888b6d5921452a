<?php
/**
 * Converts the values of a form to content.
 *
 * @package Pagewright
 */

namespace Pagewright;

const LINK_PROTOCOLS    = array( 'http', 'https', 'mailto', 'tel' );
const PICTURE_PROTOCOLS = array( 'http', 'https' );

/**
 * Sanitises input by its schema and drops empty and unknown fields. Values that do not fit the schema are kept as typed.
 * Arrays keep the indexes of the form, so an error names the right field.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $input  The input, without slashes.
 * @return mixed Null for nothing.
 */
function content_from_input( array $schema, $input ) {
	if ( is_picture_schema( $schema ) ) {
		return picture_from_input( $input );
	}
	switch ( $schema['type'] ) {
		case 'object':
			$values = array();
			foreach ( $schema['properties'] as $name => $property ) {
				$values[ $name ] = content_from_input( $property, is_array( $input ) ? ( $input[ $name ] ?? null ) : null );
			}
			return value_or_null( array_filter( $values, __NAMESPACE__ . '\\is_present' ) );
		case 'array':
			$entries = array_map(
				static fn( $entry ) => content_from_input( $schema['items'], $entry ),
				is_array( $input ) ? $input : array()
			);
			return value_or_null( array_filter( $entries, __NAMESPACE__ . '\\is_present' ) );
		case 'integer':
		case 'number':
			$written = plain_text( $input );
			return is_numeric( $written ) ? $written + 0 : value_or_null( $written );
		case 'boolean':
			return rest_is_boolean( $input ) ? rest_sanitize_boolean( $input ) : null;
		default:
			return value_or_null( text_from_input( $schema, $input ) );
	}
}

/**
 * Sanitises a string by its format.
 *
 * @param array<string, mixed> $schema Schema of the string.
 * @param mixed                $input  The input.
 */
function text_from_input( array $schema, $input ): string {
	switch ( $schema['format'] ?? '' ) {
		case 'html':
			$typed = valid_text( $input );
			// Text without a tag is kept as typed: kses would escape its ampersands.
			return str_contains( $typed, '<' ) ? trim( wp_kses_post( $typed ) ) : $typed;
		case 'href':
			return url_from_input( $input, LINK_PROTOCOLS );
		case 'slug':
			return sanitize_title( plain_text( $input ) );
		case 'date-time':
			return date_time_from_input( plain_text( $input ) );
		default:
			return plain_text( $input );
	}
}

/**
 * A date with a time zone. The form control has no time zone: it means the time zone of WordPress.
 *
 * @param string $typed The input.
 */
function date_time_from_input( string $typed ): string {
	if ( ! preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\z/', $typed ) ) {
		return $typed;
	}
	$date = date_create_immutable( $typed, wp_timezone() );
	return $date ? $date->format( 'Y-m-d\TH:i:sP' ) : $typed;
}

/**
 * A URL with an allowed protocol, or the input as typed.
 *
 * @param mixed    $input     The input.
 * @param string[] $protocols Allowed protocols.
 */
function url_from_input( $input, array $protocols ): string {
	$typed   = plain_text( $input );
	$url = esc_url_raw( $typed, $protocols );
	return '' === $url ? $typed : $url;
}

/**
 * An image: the ID in the media library, or else a URL. An alternative text without an image is kept too.
 *
 * @param mixed $input The input.
 * @return array<string, mixed>|null
 */
function picture_from_input( $input ): ?array {
	if ( ! is_array( $input ) ) {
		return null;
	}
	$id      = plain_text( $input['id'] ?? '' );
	$picture = array(
		'id'  => ctype_digit( $id ) ? absint( $id ) : $id,
		'src' => url_from_input( $input['src'] ?? '', PICTURE_PROTOCOLS ),
		'alt' => plain_text( $input['alt'] ?? '' ),
	);
	$picture = array_filter( $picture, static fn( $part ) => '' !== $part && 0 !== $part );
	if ( isset( $picture['id'] ) ) {
		unset( $picture['src'] );
	}
	return value_or_null( $picture );
}

/**
 * Whether a value is not empty. Zero and false are not empty.
 *
 * @param mixed $value Any value.
 */
function is_present( $value ): bool {
	return null !== $value && '' !== $value && array() !== $value;
}

/**
 * A value, or null if it is empty.
 *
 * @param mixed $value Any value.
 * @return mixed
 */
function value_or_null( $value ) {
	return is_present( $value ) ? $value : null;
}
