<?php
/**
 * Makes content out of what a form sent.
 *
 * @package Pagewright
 */

namespace Pagewright;

const LINK_PROTOCOLS    = array( 'http', 'https', 'mailto', 'tel' );
const PICTURE_PROTOCOLS = array( 'http', 'https' );

/**
 * What was typed, by its schema: sanitised, without blanks and without fields that the schema does not know. What does
 * not fit its schema stays as it was typed. Lists keep the numbers of the form, so that a fault names its field there.
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
				is_array( $input ) ? $input : array()
			);
			return something( array_filter( $entries, __NAMESPACE__ . '\\is_something' ) );
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
			$typed = valid_text( $input );
			// Text without a tag stays as it was typed: kses would write its ampersands as references.
			return str_contains( $typed, '<' ) ? trim( wp_kses_post( $typed ) ) : $typed;
		case 'href':
			return address_from_input( $input, LINK_PROTOCOLS );
		case 'slug':
			return sanitize_title( plain_text( $input ) );
		default:
			return plain_text( $input );
	}
}

/**
 * An address that may be used, else what was typed.
 *
 * @param mixed    $input     What was sent.
 * @param string[] $protocols Protocols that it may have.
 */
function address_from_input( $input, array $protocols ): string {
	$typed   = plain_text( $input );
	$address = esc_url_raw( $typed, $protocols );
	return '' === $address ? $typed : $address;
}

/**
 * A picture: one of the media library before an address. An alternative text without a picture stays too.
 *
 * @param mixed $input What was sent.
 * @return array<string, mixed>|null
 */
function picture_from_input( $input ): ?array {
	if ( ! is_array( $input ) ) {
		return null;
	}
	$id      = plain_text( $input['id'] ?? '' );
	$picture = array(
		'id'  => ctype_digit( $id ) ? absint( $id ) : $id,
		'src' => address_from_input( $input['src'] ?? '', PICTURE_PROTOCOLS ),
		'alt' => plain_text( $input['alt'] ?? '' ),
	);
	$picture = array_filter( $picture, static fn( $part ) => '' !== $part && 0 !== $part );
	if ( isset( $picture['id'] ) ) {
		unset( $picture['src'] );
	}
	return something( $picture );
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
