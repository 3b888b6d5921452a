<?php
/**
 * Where the fields of an entry are kept: JSON in one meta value, with revisions.
 *
 * @package Pagewright
 */

namespace Pagewright;

const META_KEY       = '_pagewright_content';
const UNFINISHED_KEY = '_pagewright_unfinished';

/**
 * Registers both metas for each type that has fields. What is served is always read from the first one, which only ever
 * gets valid content; the second one holds what an editor typed while it is not valid.
 */
function register_content_meta(): void {
	$descriptions = array(
		META_KEY       => __( 'The fields of the entry as JSON.', 'pagewright-content' ),
		UNFINISHED_KEY => __( 'Fields as an editor typed them, as JSON, while they are not valid.', 'pagewright-content' ),
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
 * The fields of an entry as they are served.
 *
 * @param int $post_id Number of the entry.
 * @return array<string, mixed>|null Null where nothing valid was ever saved.
 */
function kept_content( int $post_id ): ?array {
	return content_of_json( get_post_meta( $post_id, META_KEY, true ) );
}

/**
 * The fields of an entry as an editor sees them: what was typed last, valid or not.
 *
 * @param int $post_id Number of the entry.
 * @return array<string, mixed>|null Null where nothing was ever typed.
 */
function edited_content( int $post_id ): ?array {
	return unfinished_content( $post_id ) ?? kept_content( $post_id );
}

/**
 * What was typed and is not valid.
 *
 * @param int $post_id Number of the entry.
 * @return array<string, mixed>|null Null where the fields are as they are served.
 */
function unfinished_content( int $post_id ): ?array {
	return content_of_json( get_post_meta( $post_id, UNFINISHED_KEY, true ) );
}

/**
 * Keeps the fields of an entry.
 *
 * @param int                  $post_id Number of the entry.
 * @param array<string, mixed> $content Valid content.
 */
function keep_content( int $post_id, array $content ): void {
	update_post_meta( $post_id, META_KEY, wp_slash( content_json( $content ) ) );
}

/**
 * Keeps what was typed beside what is served.
 *
 * @param int                  $post_id Number of the entry.
 * @param array<string, mixed> $content Content with faults.
 */
function keep_unfinished( int $post_id, array $content ): void {
	update_post_meta( $post_id, UNFINISHED_KEY, wp_slash( content_json( $content ) ) );
}

/**
 * Content as a meta value. Lists are numbered from 0, whatever the numbers of a form were.
 *
 * @param array<string, mixed> $content Content.
 */
function content_json( array $content ): string {
	return (string) wp_json_encode( renumbered( $content ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/**
 * A meta value as content.
 *
 * @param mixed $json A meta value.
 * @return array<string, mixed>|null
 */
function content_of_json( $json ): ?array {
	$content = json_decode( (string) $json, true );
	return is_array( $content ) ? $content : null;
}

/**
 * Content whose lists are numbered from 0.
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
