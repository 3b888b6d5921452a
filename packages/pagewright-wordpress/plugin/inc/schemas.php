<?php
/**
 * The site's own schemas. The files in schemas/ are copies of the project's; a check of the project compares them.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Reads a schema file.
 *
 * @param string $file Below schemas/, such as `content/service.json`.
 * @return array<string, mixed>
 */
function read_schema( string $file ): array {
	static $read = array();
	if ( ! isset( $read[ $file ] ) ) {
		$decoded       = wp_json_file_decode( dirname( __DIR__ ) . '/schemas/' . $file, array( 'associative' => true ) );
		$read[ $file ] = is_array( $decoded ) ? $decoded : array();
	}
	return $read[ $file ];
}

/**
 * Puts shared schemas in the place of references to them. A picture keeps the reference's own title and description.
 *
 * @param array<string, mixed> $node A part of a schema.
 * @return array<string, mixed>
 */
function resolve_references( array $node ): array {
	if ( isset( $node['$ref'] ) && is_string( $node['$ref'] ) ) {
		$shared = read_schema( 'shared/' . basename( $node['$ref'] ) );
		unset( $node['$ref'], $shared['$schema'], $shared['examples'] );
		$node += $shared;
	}
	foreach ( $node as $key => $value ) {
		if ( is_array( $value ) && 'default' !== $key ) {
			$node[ $key ] = resolve_references( $value );
		}
	}
	return $node;
}

/**
 * What a source delivers, as published for OPTIONS.
 *
 * @param string $schema Name of a file in schemas/content/.
 * @return array<string, mixed>
 */
function content_schema( string $schema ): array {
	$file = read_schema( "content/$schema.json" );
	return array( '$schema' => $file['$schema'] ) + resolve_references( $file['properties']['content'] );
}

/**
 * The fields that editors fill in: the content without what WordPress itself gives. Fields of a post may all be
 * missing, since its title, picture and text stand in for them.
 *
 * @param string $name Name of a source.
 * @return array<string, mixed>
 */
function fields_schema( string $name ): array {
	$source = sources()[ $name ];
	$schema = content_schema( $source['schema'] );

	$schema['properties'] = array_diff_key( $schema['properties'], array_flip( $source['without'] ?? array() ) );
	$schema['required']   = 'post' === $source['post_type'] ? array() : $schema['required'];
	return $schema;
}

/**
 * Whether a part of a schema is a picture.
 *
 * @param array<string, mixed> $schema A part of a schema.
 */
function is_picture_schema( array $schema ): bool {
	return 'image-src' === ( $schema['properties']['src']['format'] ?? '' );
}
