<?php
/**
 * An entry with faults is not published, whichever way somebody tries: editor, quick edit, bulk edit, REST, code.
 *
 * @package Pagewright
 */

namespace Pagewright;

const REFUSED = 'pagewright_refused';

/**
 * How far a status lets an entry out. An entry keeps its status when a change would let it out further with faults.
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
 * What keeps an entry from being published.
 *
 * @param string                    $type    Type of the entry.
 * @param string                    $title   Its title.
 * @param array<string, mixed>|null $content Its fields.
 * @return array<string, string> Sentences by path; empty for an entry that may be published.
 */
function publish_faults( string $type, string $title, ?array $content ): array {
	$name   = source_of_type( $type );
	$faults = $name ? content_faults( fields_schema( $name ), $content ?? array() ) : array();
	$is_untitled = in_array( $type, editor_types(), true ) && '' === trim( wp_strip_all_tags( $title ) );
	if ( $is_untitled && empty( $content['hero_heading'] ) ) {
		$faults['post_title'] = __( 'Title is required.', 'pagewright-content' );
	}
	return $faults;
}

/**
 * What keeps a saved entry from being published.
 *
 * @param \WP_Post $post An entry.
 * @return array<string, string>
 */
function faults_of_entry( \WP_Post $post ): array {
	return publish_faults( $post->post_type, $post->post_title, edited_content( $post->ID ) );
}

/**
 * Faults that refuse a change of an entry.
 *
 * @param array<string, mixed> $after What the entry is to be: ID, post_type, post_status, post_title, meta_input.
 * @return array<string, string>
 */
function refusing_faults( array $after ): array {
	$id     = (int) ( $after['ID'] ?? 0 );
	$before = $id > 0 ? (string) get_post_status( $id ) : '';
	if ( publicity( $after['post_status'] ) <= publicity( $before ) ) {
		return array();
	}
	$name    = source_of_type( $after['post_type'] );
	$content = $name ? typed_content( $name, $id ) : null;
	$content = $content ?? content_of_json( $after['meta_input'][ META_KEY ] ?? '' ) ?? edited_content( $id );
	return publish_faults( $after['post_type'], (string) $after['post_title'], $content );
}

/**
 * Keeps an entry with faults where it was; a new one becomes a draft. An import brings the fields after the entry.
 *
 * @param array<string, mixed> $data    What will be stored, with slashes.
 * @param array<string, mixed> $postarr What was asked, with slashes.
 * @return array<string, mixed>
 */
function hold_back_invalid( $data, $postarr ) {
	if ( defined( 'WP_IMPORTING' ) || ! in_array( $data['post_type'], shown_types(), true ) ) {
		return $data;
	}
	$asked  = wp_unslash( array_intersect_key( $postarr, array_flip( array( 'ID', 'meta_input' ) ) ) );
	$faults = refusing_faults( $asked + wp_unslash( array_intersect_key( $data, array_flip( array( 'post_type', 'post_status', 'post_title' ) ) ) ) );
	if ( ! $faults ) {
		return $data;
	}
	$before = get_post( (int) ( $asked['ID'] ?? 0 ) );
	$before = ! empty( $asked['ID'] ) && $before ? $before : null;
	if ( wp_doing_ajax() && doing_action( 'wp_ajax_inline-save' ) ) {
		// Quick edit shows the words, and leaves the form open.
		wp_die( esc_html( refusal_in_words( $data['post_type'], $faults ) ) );
	}
	refused_entries( (int) ( $asked['ID'] ?? 0 ) );
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
 * Entries whose publishing was refused in this request.
 *
 * @param int $added Number of one more.
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
 * Names refused entries to the screen that follows, in the place of WordPress's "published".
 *
 * @param string $location Where the browser is sent.
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
 * Refuses over REST, which the block editor uses, before anything is changed; takes along what the box holds.
 *
 * @param \stdClass|\WP_Error $prepared What is to be stored.
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
			return new \WP_Error( CUT_OFF, cut_off_in_words(), array( 'status' => 413 ) );
		}
		fields_of_rest( $id, is_array( $fields['pagewright'] ?? null ) ? $fields['pagewright'] : array() );
	}
	$type   = $prepared->post_type ?? get_post_type( $id );
	$faults = refusing_faults(
		array(
			'ID'          => $id,
			'post_type'   => (string) $type,
			'post_status' => $prepared->post_status ?? (string) get_post_status( $id ),
			'post_title'  => $prepared->post_title ?? ( $id > 0 ? get_post( $id )->post_title : '' ),
		)
	);
	if ( ! $faults ) {
		return $prepared;
	}
	return new \WP_Error(
		'pagewright_not_publishable',
		refusal_in_words( (string) $type, $faults ),
		array(
			'status' => 400,
			'faults' => $faults,
		)
	);
}

/**
 * Tells the block editor what is not valid in the box that it saved.
 *
 * @param \WP_REST_Response $response The answer.
 * @param \WP_Post          $post     The entry.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_REST_Response
 */
function answer_with_faults( $response, $post, $request ) {
	if ( isset( $request[ REST_FIELDS ] ) ) {
		$typed  = typed_content( (string) source_of_type( $post->post_type ), $post->ID );
		$faults = publish_faults( $post->post_type, $post->post_title, $typed ?? edited_content( $post->ID ) );
		$notice = notice_of( $post, $faults );

		$response->data['pagewright'] = array( 'faults' => (object) $faults ) + array( 'notice' => $notice );
	}
	return $response;
}
