<?php
/**
 * Makes content out of what a form sent.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * What was typed, by its schema: sanitised, without blanks and without fields that the schema does not know.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $input  What was sent, without slashes.
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
			return something( array_filter( $values, __NAMESPACE__ . '\\is_something' ) );
		case 'array':
			$entries = array_map(
				static fn( $entry ) => content_from_input( $schema['items'], $entry ),
				is_array( $input ) ? array_values( $input ) : array()
			);
			return something( array_values( array_filter( $entries, __NAMESPACE__ . '\\is_something' ) ) );
		case 'integer':
		case 'number':
			$written = plain_text( $input );
			return is_numeric( $written ) ? $written + 0 : something( $written );
		case 'boolean':
			return rest_is_boolean( $input ) ? rest_sanitize_boolean( $input ) : null;
		default:
			return something( text_from_input( $schema, $input ) );
	}
}

/**
 * A text by its format.
 *
 * @param array<string, mixed> $schema Schema of the text.
 * @param mixed                $input  What was sent.
 */
function text_from_input( array $schema, $input ): string {
	switch ( $schema['format'] ?? '' ) {
		case 'html':
			return trim( wp_kses_post( valid_text( $input ) ) );
		case 'href':
			return esc_url_raw( plain_text( $input ), array( 'http', 'https', 'mailto', 'tel' ) );
		case 'slug':
			return sanitize_title( plain_text( $input ) );
		default:
			return plain_text( $input );
	}
}

/**
 * A picture: one of the media library before an address.
 *
 * @param mixed $input What was sent.
 * @return array<string, mixed>|null
 */
function picture_from_input( $input ): ?array {
	if ( ! is_array( $input ) ) {
		return null;
	}
	$id  = absint( $input['id'] ?? 0 );
	$src = esc_url_raw( plain_text( $input['src'] ?? '' ), array( 'http', 'https' ) );
	$alt = plain_text( $input['alt'] ?? '' );
	if ( 0 === $id && '' === $src ) {
		return null;
	}
	return ( $id > 0 ? array( 'id' => $id ) : array( 'src' => $src ) ) + ( '' === $alt ? array() : array( 'alt' => $alt ) );
}

/**
 * Whether anything is there. Zero and "no" are something.
 *
 * @param mixed $value Any value.
 */
function is_something( $value ): bool {
	return null !== $value && '' !== $value && array() !== $value;
}

/**
 * A value, or null for nothing.
 *
 * @param mixed $value Any value.
 * @return mixed
 */
function something( $value ) {
	return is_something( $value ) ? $value : null;
}
