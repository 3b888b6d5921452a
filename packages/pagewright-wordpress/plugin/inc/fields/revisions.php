<?php
/**
 * Revisions of the fields: comparing and restoring.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Adds the fields to the comparison on the revisions screen.
 *
 * @param array<string, string> $fields Fields that WordPress compares.
 * @param array<string, mixed>  $post   The entry.
 * @return array<string, string>
 */
function show_content_in_revisions( $fields, $post = array() ) {
	$type = get_post_type( $post['post_parent'] ?? 0 ) ?: ( $post['post_type'] ?? '' );
	if ( source_of_type( (string) $type ) ) {
		$fields[ META_KEY ]       = __( 'Fields', 'pagewright-content' );
		$fields[ UNFINISHED_KEY ] = __( 'Invalid fields', 'pagewright-content' );
	}
	return $fields;
}

/**
 * The fields of a revision, one per line, for the comparison.
 *
 * @param mixed    $value Value of the field.
 * @param string   $field Name of the meta.
 * @param \WP_Post $post  The revision.
 */
function print_content_of_revision( $value, $field, $post ): string {
	$content = $post instanceof \WP_Post ? content_of_json( get_post_meta( $post->ID, $field, true ) ) : null;
	$flags   = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
	return null === $content ? '' : (string) wp_json_encode( $content, $flags );
}

/**
 * Keeps the valid fields of a published entry when a revision without valid fields is restored. WordPress would delete the
 * meta that the revision does not have.
 *
 * @param int $post_id ID of the entry.
 */
function keep_content_on_restore( $post_id ): void {
	$kept = kept_content( $post_id );
	if ( null === $kept || in_array( get_post_type( $post_id ), editor_types(), true ) || 0 === publicity( (string) get_post_status( $post_id ) ) ) {
		return;
	}
	add_action(
		'wp_restore_post_revision',
		static function ( $restored ) use ( $post_id, $kept ) {
			if ( $restored === $post_id && null === kept_content( $post_id ) ) {
				keep_content( $post_id, $kept );
			}
		},
		20
	);
}
