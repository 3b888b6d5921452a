<?php
/**
 * Revisions of the fields: how they are compared, and what restoring one must not do.
 *
 * @package Pagewright
 */

namespace Pagewright;

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
		$fields[ META_KEY ]       = __( 'Fields', 'pagewright-content' );
		$fields[ UNFINISHED_KEY ] = __( 'Fields that are not valid yet', 'pagewright-content' );
	}
	return $fields;
}

/**
 * Prints the fields of a revision so that lines can be compared.
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
 * Keeps an entry on the site when a revision is restored that never had valid fields: WordPress deletes a meta that the
 * revision does not have.
 *
 * @param int $post_id Number of the entry.
 */
function keep_content_on_restore( $post_id ): void {
	$kept = kept_content( $post_id );
	if ( null === $kept || 'post' === get_post_type( $post_id ) || 0 === publicity( (string) get_post_status( $post_id ) ) ) {
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
