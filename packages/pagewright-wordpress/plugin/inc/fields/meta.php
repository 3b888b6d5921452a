<?php
/**
 * Storage of the fields of an entry: JSON in one meta value, with revisions.
 *
 * @package Pagewright
 */

namespace Pagewright;

const META_KEY       = '_pagewright_content';
const UNFINISHED_KEY = '_pagewright_unfinished';

/**
 * Registers both meta keys for each post type with fields. The first has valid content only, which is served. The second
 * has the fields as typed while they are invalid.
 */
function register_content_meta(): void {
	$descriptions = array(
		META_KEY       => __( 'The fields of the entry as JSON.', 'pagewright-content' ),
		UNFINISHED_KEY => __( 'Invalid fields as an editor typed them, as JSON.', 'pagewright-content' ),
	);
	foreach ( sources() as $source ) {
		foreach ( $descriptions as $key => $description ) {
			register_post_meta(
				$source['postType'],
				$key,
				array(
					'type'              => 'string',
					'description'       => $description,
					'single'            => true,
					'show_in_rest'      => false,
					'revisions_enabled' => true,
					'auth_callback'     => static fn( $allowed, $key, $post_id ) => current_user_can( 'edit_post', $post_id ),
				)
			);
		}
	}
}

/**
 * The valid fields of an entry, which are served.
 *
 * @param int $post_id ID of the entry.
 * @return array<string, mixed>|null Null if no valid fields were ever saved.
 */
function kept_content( int $post_id ): ?array {
	return content_of_json( get_post_meta( $post_id, META_KEY, true ) );
}

/**
 * The fields of an entry as typed last, valid or not.
 *
 * @param int $post_id ID of the entry.
 * @return array<string, mixed>|null Null if no fields were ever saved.
 */
function edited_content( int $post_id ): ?array {
	return unfinished_content( $post_id ) ?? kept_content( $post_id );
}

/**
 * The invalid fields of an entry.
 *
 * @param int $post_id ID of the entry.
 * @return array<string, mixed>|null Null if the fields are valid.
 */
function unfinished_content( int $post_id ): ?array {
	return content_of_json( get_post_meta( $post_id, UNFINISHED_KEY, true ) );
}

/**
 * Stores the fields of an entry.
 *
 * @param int                  $post_id ID of the entry.
 * @param array<string, mixed> $content Valid content.
 */
function keep_content( int $post_id, array $content ): void {
	update_post_meta( $post_id, META_KEY, wp_slash( content_json( $content ) ) );
}

/**
 * Stores invalid fields. The valid ones stay and are served.
 *
 * @param int                  $post_id ID of the entry.
 * @param array<string, mixed> $content Invalid content.
 */
function keep_unfinished( int $post_id, array $content ): void {
	update_post_meta( $post_id, UNFINISHED_KEY, wp_slash( content_json( $content ) ) );
}

/**
 * Content as a meta value. Arrays are indexed from 0.
 *
 * @param array<string, mixed> $content Content.
 */
function content_json( array $content ): string {
	return (string) wp_json_encode( renumbered( $content ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/**
 * Parses a meta value.
 *
 * @param mixed $json A meta value.
 * @return array<string, mixed>|null
 */
function content_of_json( $json ): ?array {
	$content = json_decode( (string) $json, true );
	return is_array( $content ) ? $content : null;
}

/**
 * Reindexes the arrays in content from 0.
 *
 * @param mixed $value Any value.
 * @return mixed
 */
function renumbered( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	$is_list = array_filter( array_keys( $value ), 'is_int' );
	$values  = array_map( __NAMESPACE__ . '\\renumbered', $value );
	return $is_list ? array_values( $values ) : $values;
}
