<?php
/**
 * Where the fields of an entry are kept: JSON in one meta value, with revisions.
 *
 * @package Pagewright
 */

namespace Pagewright;

const META_KEY = '_pagewright_content';

/**
 * Registers the meta for each type that has fields.
 */
function register_content_meta(): void {
	foreach ( sources() as $source ) {
		register_post_meta(
			$source['post_type'],
			META_KEY,
			array(
				'type'              => 'string',
				'description'       => __( 'The fields of the entry as JSON.', 'pagewright-content' ),
				'single'            => true,
				'show_in_rest'      => false,
				'revisions_enabled' => true,
				'auth_callback'     => static fn( $allowed, $key, $post_id ) => current_user_can( 'edit_post', $post_id ),
			)
		);
	}
}

/**
 * The fields of an entry.
 *
 * @param int $post_id Number of the entry.
 * @return array<string, mixed>|null Null where nothing valid was ever saved.
 */
function kept_content( int $post_id ): ?array {
	$content = json_decode( (string) get_post_meta( $post_id, META_KEY, true ), true );
	return is_array( $content ) ? $content : null;
}

/**
 * Keeps the fields of an entry.
 *
 * @param int                  $post_id Number of the entry.
 * @param array<string, mixed> $content Valid content.
 */
function keep_content( int $post_id, array $content ): void {
	$json = wp_json_encode( $content, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	update_post_meta( $post_id, META_KEY, wp_slash( $json ) );
}

/**
 * Lists the fields among what is compared on the revisions screen.
 *
 * @param array<string, string> $fields Fields that WordPress compares.
 * @param array<string, mixed>  $post   The entry.
 * @return array<string, string>
 */
function show_content_in_revisions( $fields, $post = array() ) {
	$type = get_post_type( $post['post_parent'] ?? 0 ) ?: ( $post['post_type'] ?? '' );
	if ( source_of_type( (string) $type ) ) {
		$fields[ META_KEY ] = __( 'Fields', 'pagewright-content' );
	}
	return $fields;
}

/**
 * Prints the fields of a revision so that lines can be compared.
 *
 * @param mixed    $value Value of the field.
 * @param string   $field Name of the field.
 * @param \WP_Post $post  The revision.
 */
function print_content_of_revision( $value, $field, $post ): string {
	$content = $post instanceof \WP_Post ? kept_content( $post->ID ) : null;
	$flags   = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
	return null === $content ? '' : (string) wp_json_encode( $content, $flags );
}
