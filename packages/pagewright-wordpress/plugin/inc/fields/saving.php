<?php
/**
 * Saves the fields of the edit screen. All input is saved: invalid fields are stored separately, and the valid ones are
 * served until the new ones are valid.
 *
 * @package Pagewright
 */

namespace Pagewright;

const NONCE       = 'pagewright_content_nonce';
const LAST_FIELD  = 'pagewright_complete';
const REST_FIELDS = 'pagewright_fields';
const CUT_OFF     = 'pagewright_cut_off';

/**
 * Remembers the fields of a REST request by the ID of the entry. The block editor sends its meta boxes only after the entry,
 * which would be too late to reject publishing.
 *
 * @param int                       $post_id ID of the entry.
 * @param array<string, mixed>|null $sent    Fields to remember.
 * @return array<string, mixed>|null
 */
function fields_of_rest( int $post_id, ?array $sent = null ): ?array {
	static $by_entry = array();
	if ( null !== $sent ) {
		$by_entry[ $post_id ] = $sent;
	}
	return $by_entry[ $post_id ] ?? null;
}

/**
 * The fields that the form of the edit screen sent.
 *
 * @param int $post_id ID of the entry.
 * @return array<string, mixed>|null Null where this request has none, or not all of them.
 */
function fields_of_form( int $post_id ): ?array {
	$nonce = isset( $_POST[ NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ NONCE ] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, 'pagewright_content_' . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
		return null;
	}
	if ( ! isset( $_POST[ LAST_FIELD ] ) ) {
		add_filter( 'wp_redirect', static fn( $location ) => add_query_arg( CUT_OFF, '1', $location ) );
		return null;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- each field is sanitised by its schema.
	$sent = wp_unslash( $_POST['pagewright'] ?? array() );
	return is_array( $sent ) ? $sent : array();
}

/**
 * The fields that this request sent, from either editor.
 *
 * @param string $name    Name of the source.
 * @param int    $post_id ID of the entry.
 * @return array<string, mixed>|null Null where this request brought no fields.
 */
function typed_content( string $name, int $post_id ): ?array {
	$sent = fields_of_rest( $post_id ) ?? fields_of_form( $post_id );
	return null === $sent ? null : ( content_from_input( fields_schema( $name ), $sent ) ?? array() );
}

/**
 * Saves the fields: valid ones are served from now on, invalid ones are stored separately. Runs on every save, because
 * another change can make stored fields valid.
 *
 * @param int      $post_id ID of the entry.
 * @param \WP_Post $post    The entry.
 */
function save_content( $post_id, $post ): void {
	$name = source_of_type( $post->post_type );
	if ( ! $name || wp_is_post_autosave( $post_id ) ) {
		return;
	}
	$content = typed_content( $name, $post_id ) ?? unfinished_content( $post_id );
	if ( null === $content ) {
		return;
	}
	if ( content_errors( fields_schema( $name ), $content ) ) {
		keep_unfinished( $post_id, $content );
		return;
	}
	delete_post_meta( $post_id, UNFINISHED_KEY );
	if ( ! $content && in_array( $post->post_type, editor_types(), true ) ) {
		delete_post_meta( $post_id, META_KEY );
		return;
	}
	keep_content( $post_id, $content );
}
