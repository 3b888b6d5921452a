<?php
/**
 * Converts stored content to responses.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Converts content by its schema: images become media objects, HTML is rendered by WordPress, unknown fields are dropped.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $kept   The stored value.
 * @return mixed
 */
function served_content( array $schema, $kept ) {
	if ( is_picture_schema( $schema ) ) {
		return served_picture( $kept );
	}
	if ( 'object' === $schema['type'] && is_array( $kept ) ) {
		$served = array();
		foreach ( array_intersect_key( $schema['properties'], $kept ) as $name => $property ) {
			$served[ $name ] = served_content( $property, $kept[ $name ] );
		}
		return $served ? $served : (object) array();
	}
	if ( 'array' === $schema['type'] && is_array( $kept ) ) {
		return array_map( static fn( $entry ) => served_content( $schema['items'], $entry ), array_values( $kept ) );
	}
	return 'html' === ( $schema['format'] ?? '' ) ? served_html( (string) $kept ) : $kept;
}

/**
 * Renders the HTML of a field: adds missing paragraphs, and all sizes of images of the media library. Text without a tag is
 * served as typed, and the site adds its paragraphs.
 *
 * @param string $html HTML of an editor.
 */
function served_html( string $html ): string {
	if ( ! str_contains( $html, '<' ) ) {
		return $html;
	}
	return wp_filter_content_tags( shortcode_unautop( wpautop( $html ) ) );
}
