<?php
/**
 * Entries with errors cannot be published: not in an editor, by quick edit, bulk edit, REST or code.
 *
 * @package Pagewright
 */

namespace Pagewright;

const REFUSED = 'pagewright_refused';

/**
 * How public a status is. An entry with errors keeps its status if the new one is more public.
 *
 * @param string $status Status of an entry.
 */
function publicity( string $status ): int {
	return array(
		'private' => 1,
		'future'  => 2,
		'publish' => 3,
	)[ $status ] ?? 0;
}

/**
 * The errors that keep an entry from being published.
 *
 * @param string                    $type    Type of the entry.
 * @param string                    $title   Its title.
 * @param array<string, mixed>|null $content Its fields.
 * @return array<string, string> Messages by path; empty if the entry may be published.
 */
function publish_errors( string $type, string $title, ?array $content ): array {
	$name   = source_of_type( $type );
	$errors = $name ? content_errors( fields_schema( $name ), $content ?? array() ) : array();
	$is_untitled = in_array( $type, editor_types(), true ) && '' === trim( wp_strip_all_tags( $title ) );
	if ( $is_untitled && empty( $content['hero_heading'] ) ) {
		$errors['post_title'] = __( 'Title is required.', 'pagewright-content' );
	}
	return $errors;
}

/**
 * The errors that keep a saved entry from being published.
 *
 * @param \WP_Post $post An entry.
 * @return array<string, string>
 */
function errors_of_entry( \WP_Post $post ): array {
	return publish_errors( $post->post_type, $post->post_title, edited_content( $post->ID ) );
}

/**
 * The errors that reject a change of an entry.
 *
 * @param array<string, mixed> $after The changed entry: ID, post_type, post_status, post_title, meta_input.
 * @return array<string, string>
 */
function refusing_errors( array $after ): array {
	$id     = (int) ( $after['ID'] ?? 0 );
	$before = $id > 0 ? (string) get_post_status( $id ) : '';
	if ( publicity( $after['post_status'] ) <= publicity( $before ) ) {
		return array();
	}
	$name    = source_of_type( $after['post_type'] );
	$content = $name ? typed_content( $name, $id ) : null;
	$content = $content ?? content_of_json( $after['meta_input'][ META_KEY ] ?? '' ) ?? edited_content( $id );
	return publish_errors( $after['post_type'], (string) $after['post_title'], $content );
}

/**
 * Keeps the status of an entry with errors; a new entry becomes a draft. Imports are exempt: they add the fields after the entry.
 *
 * @param array<string, mixed> $data    Data to store, with slashes.
 * @param array<string, mixed> $postarr Data of the request, with slashes.
 * @return array<string, mixed>
 */
function hold_back_invalid( $data, $postarr ) {
	if ( defined( 'WP_IMPORTING' ) || ! in_array( $data['post_type'], shown_types(), true ) ) {
		return $data;
	}
	$requested  = wp_unslash( array_intersect_key( $postarr, array_flip( array( 'ID', 'meta_input' ) ) ) );
	$errors = refusing_errors( $requested + wp_unslash( array_intersect_key( $data, array_flip( array( 'post_type', 'post_status', 'post_title' ) ) ) ) );
	if ( ! $errors ) {
		return $data;
	}
	$before = get_post( (int) ( $requested['ID'] ?? 0 ) );
	$before = ! empty( $requested['ID'] ) && $before ? $before : null;
	if ( wp_doing_ajax() && doing_action( 'wp_ajax_inline-save' ) ) {
		// Quick edit shows this message and keeps the form open.
		wp_die( esc_html( rejection_message( $data['post_type'], $errors ) ) );
	}
	refused_entries( (int) ( $requested['ID'] ?? 0 ) );
	if ( $before && '0000-00-00 00:00:00' === $before->post_date_gmt && 'future' !== $data['post_status'] ) {
		$data['post_date_gmt'] = $before->post_date_gmt;
	}
	if ( $before && '' === $before->post_name && empty( $postarr['post_name'] ) ) {
		$data['post_name'] = '';
	}
	$is_known = $before && ! in_array( $before->post_status, array( 'auto-draft', 'new', 'trash' ), true );

	$data['post_status'] = $is_known ? $before->post_status : 'draft';
	return $data;
}

/**
 * IDs of the entries that this request could not publish.
 *
 * @param int $added ID to add.
 * @return int[]
 */
function refused_entries( int $added = 0 ): array {
	static $ids = array();
	if ( $added > 0 ) {
		$ids[] = $added;
	}
	return array_unique( $ids );
}

/**
 * Passes the rejected entries to the next screen, which replaces WordPress's "published" by a notice.
 *
 * @param string $location URL of the redirect.
 */
function name_refused_entries( $location ): string {
	$ids = refused_entries();
	if ( ! $ids ) {
		return $location;
	}
	$location = add_query_arg( REFUSED, implode( ',', $ids ), $location );
	return str_contains( $location, 'message=' ) ? add_query_arg( 'message', '10', $location ) : $location;
}

/**
 * Rejects a REST request of the block editor before anything changes. The request contains the fields of the meta box.
 *
 * @param \stdClass|\WP_Error $prepared Data to store.
 * @param \WP_REST_Request    $request  The request.
 * @return \stdClass|\WP_Error
 */
function refuse_invalid_over_rest( $prepared, $request ) {
	if ( is_wp_error( $prepared ) ) {
		return $prepared;
	}
	$id   = (int) ( $prepared->ID ?? 0 );
	$sent = $request[ REST_FIELDS ];
	if ( is_string( $sent ) && $id > 0 ) {
		wp_parse_str( $sent, $fields );
		if ( ! isset( $fields[ LAST_FIELD ] ) ) {
			return new \WP_Error( CUT_OFF, cut_off_message(), array( 'status' => 413 ) );
		}
		fields_of_rest( $id, is_array( $fields['pagewright'] ?? null ) ? $fields['pagewright'] : array() );
	}
	$type   = $prepared->post_type ?? get_post_type( $id );
	$errors = refusing_errors(
		array(
			'ID'          => $id,
			'post_type'   => (string) $type,
			'post_status' => $prepared->post_status ?? (string) get_post_status( $id ),
			'post_title'  => $prepared->post_title ?? ( $id > 0 ? get_post( $id )->post_title : '' ),
		)
	);
	if ( ! $errors ) {
		return $prepared;
	}
	return new \WP_Error(
		'pagewright_not_publishable',
		rejection_message( (string) $type, $errors, fields_of_rest( $id ) ),
		array(
			'status'  => 400,
			'errors'  => $errors,
			'summary' => placed_errors( (string) $type, $errors, fields_of_rest( $id ) ),
		)
	);
}

/**
 * Adds the errors of the saved fields to the response for the block editor.
 *
 * @param \WP_REST_Response $response The response.
 * @param \WP_Post          $post     The entry.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_REST_Response
 */
function answer_with_errors( $response, $post, $request ) {
	if ( isset( $request[ REST_FIELDS ] ) ) {
		$typed  = typed_content( (string) source_of_type( $post->post_type ), $post->ID );
		$errors = publish_errors( $post->post_type, $post->post_title, $typed ?? edited_content( $post->ID ) );
		$notice = notice_of( $post, $errors, false, fields_of_rest( $post->ID ) );

		$response->data['pagewright'] = array( 'errors' => (object) $errors ) + array( 'notice' => $notice );
	}
	return $response;
}
