<?php
/**
 * The files of the site: content-types.json and schemas/. `npm run generate` in the project of the site writes them.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Reads a file of the site.
 *
 * @param string $file Path in the plugin, such as `schemas/content/service.json`.
 * @return array<string, mixed> Empty if the file is missing or is not valid JSON.
 */
function read_site_file( string $file ): array {
	static $files = array();
	if ( ! isset( $files[ $file ] ) ) {
		$path           = plugin_dir_path( PLUGIN_FILE ) . $file;
		$decoded        = is_readable( $path ) ? wp_json_file_decode( $path, array( 'associative' => true ) ) : null;
		$files[ $file ] = is_array( $decoded ) ? $decoded : array();
	}
	return $files[ $file ];
}

/**
 * Replaces references by the shared schemas. Title and description of the reference replace those in the shared schema.
 *
 * @param array<string, mixed> $node A part of a schema.
 * @return array<string, mixed>
 */
function resolve_references( array $node ): array {
	if ( isset( $node['$ref'] ) && is_string( $node['$ref'] ) ) {
		$shared = read_site_file( 'schemas/shared/' . basename( $node['$ref'] ) );
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
 * The schema of the content of a source, which OPTIONS publishes.
 *
 * @param string $schema Name of a file in schemas/content/.
 * @return array<string, mixed>
 */
function content_schema( string $schema ): array {
	$file = read_site_file( "schemas/content/$schema.json" );
	return array( '$schema' => $file['$schema'] ) + resolve_references( $file['properties']['content'] );
}

/**
 * The schema of the fields that editors fill in: the content without the properties that WordPress provides. All fields
 * next to a text of the block editor are optional: its title, featured image and text are their fallbacks.
 *
 * @param string $name Name of a source.
 * @return array<string, mixed>
 */
function fields_schema( string $name ): array {
	$source = sources()[ $name ];
	$schema = content_schema( $name );
	if ( 'posts' === $source['kind'] ) {
		$schema['properties'] = array_diff_key( $schema['properties'], array_flip( POST_PROPERTIES ) );
		$schema['required']   = array();
	} elseif ( 'post-type' === $source['kind'] ) {
		$schema['properties'] = array_intersect_key( $schema['properties'], array_flip( $source['fields'] ) );
		$schema['required']   = array();
	}
	return $schema;
}

/**
 * Whether a part of a schema is an image.
 *
 * @param array<string, mixed> $schema A part of a schema.
 */
function is_picture_schema( array $schema ): bool {
	return 'image-src' === ( $schema['properties']['src']['format'] ?? '' );
}
