<?php
/**
 * Content as it is served.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Kept content by its schema: pictures become media objects, HTML gets what WordPress gives it, strangers stay out.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $kept   The value.
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
 * HTML of a field: paragraphs where none were written, and pictures of the media library in all their sizes. Text
 * without a tag is served as it was typed; the site makes paragraphs of it.
 *
 * @param string $html What an editor wrote.
 */
function served_html( string $html ): string {
	if ( ! str_contains( $html, '<' ) ) {
		return $html;
	}
	return wp_filter_content_tags( shortcode_unautop( wpautop( $html ) ) );
}
