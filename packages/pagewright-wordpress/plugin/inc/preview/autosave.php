<?php
/**
 * Fields in autosaves: a preview of unsaved changes of a published entry shows them.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Prepares the fields of the classic editor. WordPress compares and stores meta that the form contains under its own name.
 */
function take_fields_for_autosave(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- fields_of_form() verifies it.
	if ( 'dopreview' !== ( $_POST['wp-preview'] ?? '' ) ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- as above.
	$id   = absint( $_POST['post_ID'] ?? 0 );
	$meta = autosaved_fields( $id );
	foreach ( $meta as $key => $json ) {
		$_POST[ $key ] = wp_slash( $json );
	}
}

/**
 * Adds the fields to an autosave of the block editor, as meta.
 *
 * @param mixed            $response Null unless another filter has responded.
 * @param array            $handler  The route.
 * @param \WP_REST_Request $request  The request.
 * @return mixed
 */
function take_fields_of_rest_autosave( $response, $handler, $request ) {
	$sent = $request[ REST_FIELDS ];
	$id   = (int) $request['id'];
	if ( ! is_string( $sent ) || 'POST' !== $request->get_method() || ! preg_match( '#/autosaves$#', $request->get_route() ) || ! current_user_can( 'edit_post', $id ) ) {
		return $response;
	}
	wp_parse_str( $sent, $fields );
	if ( ! isset( $fields[ LAST_FIELD ] ) ) {
		return new \WP_Error( CUT_OFF, cut_off_message(), array( 'status' => 413 ) );
	}
	fields_of_rest( $id, is_array( $fields['pagewright'] ?? null ) ? $fields['pagewright'] : array() );
	$meta = autosaved_fields( $id );
	if ( $meta ) {
		$request->set_param( 'meta', $meta + (array) $request['meta'] );
	}
	return $response;
}

/**
 * The fields that this request sent, as the meta of an autosave: as typed, valid or not.
 *
 * @param int $post_id ID of the entry.
 * @return array<string, string> Empty if the request sent no fields.
 */
function autosaved_fields( int $post_id ): array {
	$name    = source_of_type( (string) get_post_type( $post_id ) );
	$content = $name ? typed_content( $name, $post_id ) : null;
	if ( null === $content ) {
		return array();
	}
	$is_invalid = (bool) content_errors( fields_schema( $name ), $content );
	return array(
		META_KEY       => $is_invalid ? (string) get_post_meta( $post_id, META_KEY, true ) : content_json( $content ),
		UNFINISHED_KEY => $is_invalid ? content_json( $content ) : '',
	);
}
