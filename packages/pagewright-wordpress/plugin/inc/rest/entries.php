<?php
/**
 * Additions to the responses of wp/v2.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Adds to the entries of the block editor the URL of the featured image, and the first image in the text.
 */
function register_entry_fields(): void {
	register_rest_field(
		editor_types(),
		'featured_media_src_url',
		array(
			'get_callback' => static fn( $entry ) => wp_get_attachment_url( (int) ( $entry['featured_media'] ?? 0 ) ),
			'schema'       => array(
				'description' => __( 'URL of the featured image in full size; false without one.', 'pagewright-content' ),
				'type'        => array( 'string', 'boolean' ),
				'format'      => 'uri',
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
	register_rest_field(
		editor_types(),
		'first_image',
		array(
			'get_callback' => static fn( $entry ) => first_image( (string) get_post_field( 'post_content', $entry['id'] ) ),
			'schema'       => array(
				'description' => __( 'The first image in the text; false without one. So lists need not contain the text.', 'pagewright-content' ),
				'type'        => array( 'object', 'boolean' ),
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
	register_rest_field(
		array_values( array_filter( get_post_types( array( 'show_in_rest' => true ) ), static fn( $type ) => post_type_supports( $type, 'excerpt' ) ) ),
		'written_excerpt',
		array(
			'get_callback' => static function ( $entry ) {
				$post = get_post( $entry['id'] );
				return $post && ! post_password_required( $post ) ? written_excerpt( $post ) : '';
			},
			'schema'       => array(
				'description' => __( 'The excerpt that somebody wrote; empty if WordPress made one of the text.', 'pagewright-content' ),
				'type'        => 'string',
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
	foreach ( custom_post_types() as $name => $type ) {
		foreach ( $type['fields'] ?? array() as $field ) {
			register_stored_field( $name, $field );
		}
	}
}

/**
 * Adds a field of the edit screen to the entries of a post type.
 *
 * @param string $name  Name of a source.
 * @param string $field A property of its schema.
 */
function register_stored_field( string $name, string $field ): void {
	$schema = fields_schema( $name )['properties'][ $field ];
	register_rest_field(
		sources()[ $name ]['postType'],
		$field,
		array(
			'get_callback' => static function ( $entry ) use ( $field, $schema ) {
				$kept = kept_content( (int) $entry['id'] )[ $field ] ?? null;
				return null === $kept ? false : served_content( $schema, $kept );
			},
			'schema'       => array(
				'description' => $schema['description'],
				'type'        => array( $schema['type'], 'boolean' ),
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
}

/**
 * The first image with a URL in a text. Skips `data:` URLs, which are placeholders of lazy loading scripts.
 *
 * @param string $html A text with HTML.
 * @return array<string, string|null>|false
 */
function first_image( string $html ) {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'img' ) ) {
		$url = $tags->get_attribute( 'src' );
		if ( is_string( $url ) && ! preg_match( '/^\s*(?:data:|$)/i', $url ) ) {
			$image = array( 'url' => $url );
			foreach ( array( 'alt', 'width', 'height' ) as $name ) {
				$value          = $tags->get_attribute( $name );
				$image[ $name ] = is_string( $value ) ? $value : null;
			}
			return with_dimensions( with_alternative( $image, (string) $tags->get_attribute( 'class' ) ), (string) $tags->get_attribute( 'class' ) );
		}
	}
	return false;
}

/**
 * An image with the alternative text of its attachment, if its tag has none at all. An empty one stays empty.
 *
 * @param array<string, string|null> $image An image of a text.
 * @param string                     $class Its classes. One names its attachment.
 * @return array<string, string|null>
 */
function with_alternative( array $image, string $class ): array {
	if ( null !== $image['alt'] || ! preg_match( '/\bwp-image-(\d+)\b/', $class, $found ) ) {
		return $image;
	}
	return array( 'alt' => (string) get_post_meta( (int) $found[1], '_wp_attachment_image_alt', true ) ) + $image;
}

/**
 * An image with its size. The block editor writes no sizes; WordPress adds them to the text when it shows it.
 *
 * @param array<string, string|null> $image An image of a text.
 * @param string                     $class Its classes. One names its attachment.
 * @return array<string, string|null>
 */
function with_dimensions( array $image, string $class ): array {
	if ( null !== $image['width'] || null !== $image['height'] || ! preg_match( '/\bwp-image-(\d+)\b/', $class, $found ) ) {
		return $image;
	}
	$id   = (int) $found[1];
	$data = wp_get_attachment_metadata( $id );
	$size = $data ? wp_image_src_get_dimensions( $image['url'], $data, $id ) : false;
	return $size ? array( 'width' => (string) $size[0], 'height' => (string) $size[1] ) + $image : $image;
}

/**
 * Omits entries with a password from the lists and the search of wp/v2, since the site does not show them. Editors still
 * find them.
 *
 * @param array<string, mixed> $query Arguments of the query.
 * @return array<string, mixed>
 */
function leave_out_protected( $query ) {
	return current_user_can( 'edit_posts' ) ? $query : array( 'has_password' => false ) + $query;
}
