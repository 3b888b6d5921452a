<?php
/**
 * Compares content with its schema.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * All faults of some content, not only the first one.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $value  Content as it will be kept.
 * @param string               $path   Where the value stands: names and positions, joined by dots.
 * @return array<string, string> Sentences by path; empty for good content.
 */
function content_faults( array $schema, $value, string $path = '' ): array {
	if ( is_picture_schema( $schema ) ) {
		return picture_faults( $value, $path );
	}
	if ( 'object' === $schema['type'] ) {
		return object_faults( $schema, $value, $path );
	}
	if ( 'array' !== $schema['type'] ) {
		$checked = rest_validate_value_from_schema( $value, $schema, $schema['title'] ?? $path );
		if ( is_wp_error( $checked ) ) {
			return array( $path => $checked->get_error_message() );
		}
		$is_address = 'href' !== ( $schema['format'] ?? '' ) || '' !== esc_url_raw( (string) $value, LINK_PROTOCOLS );
		/* translators: %s: name of a field. */
		return $is_address ? array() : array( $path => sprintf( __( '%s needs an address, such as https://example.com or /contact-us.', 'pagewright-content' ), $schema['title'] ?? $path ) );
	}
	$faults  = array();
	$entries = is_array( $value ) ? $value : array();
	if ( count( $entries ) < ( $schema['minItems'] ?? 0 ) || count( $entries ) > ( $schema['maxItems'] ?? PHP_INT_MAX ) ) {
		$faults[ $path ] = sprintf(
			/* translators: 1: name of a list, 2: least number, 3: greatest number. */
			__( '%1$s takes from %2$d to %3$s entries.', 'pagewright-content' ),
			$schema['title'] ?? $path,
			$schema['minItems'] ?? 0,
			$schema['maxItems'] ?? '∞'
		);
	}
	foreach ( $entries as $position => $entry ) {
		$faults += content_faults( $schema['items'], $entry, ltrim( "$path.$position", '.' ) );
	}
	return $faults;
}

/**
 * Faults of an object: required fields that are missing, unknown ones, and those of its fields.
 *
 * @param array<string, mixed> $schema Schema of the object.
 * @param mixed                $value  The object.
 * @param string               $path   Where it stands.
 * @return array<string, string>
 */
function object_faults( array $schema, $value, string $path ): array {
	$faults = array();
	$value  = is_array( $value ) ? $value : array();
	foreach ( $schema['properties'] as $name => $property ) {
		$below = ltrim( "$path.$name", '.' );
		if ( is_something( $value[ $name ] ?? null ) ) {
			$faults += content_faults( $property, $value[ $name ], $below );
		} elseif ( in_array( $name, $schema['required'] ?? array(), true ) ) {
			/* translators: %s: name of a field. */
			$faults[ $below ] = sprintf( __( '%s is required.', 'pagewright-content' ), $property['title'] ?? $name );
		}
	}
	foreach ( array_diff_key( $value, $schema['properties'] ) as $name => $unknown ) {
		/* translators: %s: name of a field. */
		$faults[ ltrim( "$path.$name", '.' ) ] = sprintf( __( 'There is no field "%s".', 'pagewright-content' ), $name );
	}
	return $faults;
}

/**
 * Faults of a picture.
 *
 * @param mixed  $value What a field is to keep.
 * @param string $path  Where it stands.
 * @return array<string, string>
 */
function picture_faults( $value, string $path ): array {
	$picture = is_array( $value ) ? $value : array();
	if ( isset( $picture['id'] ) ) {
		$is_image = is_int( $picture['id'] ) && $picture['id'] > 0 && str_starts_with( (string) get_post_mime_type( $picture['id'] ), 'image/' );
		return $is_image ? array() : array( $path => __( 'This is not an image of the media library.', 'pagewright-content' ) );
	}
	if ( empty( $picture['src'] ) ) {
		return array( $path => __( 'Choose an image, or give its address. Without one, empty the alternative text too.', 'pagewright-content' ) );
	}
	return '' === esc_url_raw( $picture['src'], PICTURE_PROTOCOLS )
		? array( $path => __( 'The address of the image must begin with https:// or /.', 'pagewright-content' ) )
		: array();
}
