<?php
/**
 * Preview links for reviewers without an account: they expire, and editors can revoke them.
 *
 * @package Pagewright
 */

namespace Pagewright;

const LINKS_KEY  = '_pagewright_preview_links';
const LINK_DAYS  = array( 1, 7 );
const MAX_LINKS  = 20;
const LINKS_BOX  = 'pagewright-preview-links';
const LINKS_BASE = '/preview-links';

/**
 * The open links of an entry by their ID.
 *
 * @param int $post_id ID of the entry.
 * @return array<string, array{user: int, expires: int}>
 */
function open_links( int $post_id ): array {
	$links = get_post_meta( $post_id, LINKS_KEY, true );
	return array_filter( is_array( $links ) ? $links : array(), static fn( $link ) => $link['expires'] > time() );
}

/**
 * The user who shared a link.
 *
 * @param int    $post_id ID of the entry.
 * @param string $id      ID of the link.
 * @return int 0 if the link was revoked.
 */
function author_of_link( int $post_id, string $id ): int {
	return (int) ( open_links( $post_id )[ $id ]['user'] ?? 0 );
}

/**
 * Stores the open links of an entry.
 *
 * @param int                  $post_id ID of the entry.
 * @param array<string, array> $links   Links by ID.
 */
function keep_links( int $post_id, array $links ): void {
	if ( $links ) {
		update_post_meta( $post_id, LINKS_KEY, $links );
	} else {
		delete_post_meta( $post_id, LINKS_KEY );
	}
}

/**
 * The open links of an entry as its edit screen shows them, the newest first.
 *
 * @param int $post_id ID of the entry.
 * @return array<int, array{id: string, url: string, label: string}>
 */
function shown_links( int $post_id ): array {
	$shown = array();
	foreach ( array_reverse( open_links( $post_id ), true ) as $id => $link ) {
		$user    = get_userdata( $link['user'] );
		$shown[] = array(
			'id'    => (string) $id,
			'url'   => preview_address(
				signed_preview(
					array(
						'entry'   => $post_id,
						'user'    => 0,
						'expires' => $link['expires'],
						'link'    => (string) $id,
					)
				)
			),
			'label' => sprintf(
				/* translators: 1: date and time, 2: name of a user. */
				__( 'Expires %1$s, shared by %2$s', 'pagewright-content' ),
				wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $link['expires'] ),
				$user ? $user->display_name : __( 'a deleted user', 'pagewright-content' )
			),
		);
	}
	return $shown;
}

/**
 * `POST custom/v1/preview-links/<entry>` creates a link, `DELETE …/<entry>/<link>` revokes it. Both respond with the open links.
 */
function register_link_routes(): void {
	$may_edit = static fn( \WP_REST_Request $request ) => current_user_can( 'edit_post', (int) $request['entry'] );
	register_rest_route(
		REST_NAMESPACE,
		LINKS_BASE . '/(?P<entry>\d+)',
		array(
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\\create_link',
			'permission_callback' => $may_edit,
			'args'                => array(
				'days' => array(
					'description' => __( 'Days until the link expires.', 'pagewright-content' ),
					'type'        => 'integer',
					'enum'        => LINK_DAYS,
					'required'    => true,
				),
			),
		)
	);
	register_rest_route(
		REST_NAMESPACE,
		LINKS_BASE . '/(?P<entry>\d+)/(?P<link>\w+)',
		array(
			'methods'             => \WP_REST_Server::DELETABLE,
			'callback'            => __NAMESPACE__ . '\\revoke_link',
			'permission_callback' => $may_edit,
			'args'                => array(),
		)
	);
}

/**
 * Creates a link.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function create_link( \WP_REST_Request $request ) {
	$id = (int) $request['entry'];
	if ( '' === site_address() ) {
		return new \WP_Error( 'pagewright_no_site', missing_address_message(), array( 'status' => 409 ) );
	}
	$post = get_post( $id );
	if ( ! $post || ! in_array( $post->post_type, shown_types(), true ) ) {
		return no_such_entry();
	}
	$links = open_links( $id );
	if ( count( $links ) >= MAX_LINKS ) {
		/* translators: %d: number of links. */
		return new \WP_Error( 'pagewright_too_many_links', sprintf( __( 'An entry can have %d open links. Revoke one first.', 'pagewright-content' ), MAX_LINKS ), array( 'status' => 409 ) );
	}
	$links[ strtolower( wp_generate_password( 12, false ) ) ] = array(
		'user'    => get_current_user_id(),
		'expires' => time() + (int) $request['days'] * DAY_IN_SECONDS,
	);
	keep_links( $id, $links );
	return new \WP_REST_Response( shown_links( $id ), 201 );
}

/**
 * Revokes a link. A link that does not exist is no error: it may have expired.
 *
 * @param \WP_REST_Request $request The request.
 */
function revoke_link( \WP_REST_Request $request ): \WP_REST_Response {
	$id = (int) $request['entry'];
	keep_links( $id, array_diff_key( open_links( $id ), array( (string) $request['link'] => true ) ) );
	return new \WP_REST_Response( shown_links( $id ) );
}

/**
 * Adds the box to the edit screens of all types that the site shows.
 *
 * @param string $post_type Type of the entry.
 */
function add_links_box( $post_type ): void {
	if ( in_array( $post_type, shown_types(), true ) ) {
		add_meta_box( LINKS_BOX, __( 'Share preview', 'pagewright-content' ), __NAMESPACE__ . '\\print_links_box', $post_type, 'side' );
	}
}

/**
 * Prints the box. Its script fills the list.
 *
 * @param \WP_Post $post The entry.
 */
function print_links_box( \WP_Post $post ): void {
	if ( '' === site_address() ) {
		printf( '<p>%s</p>', esc_html( missing_address_message() ) );
		return;
	}
	printf( '<p>%s</p>', esc_html__( 'Anyone with the link sees the last saved draft, without an account, until the link expires.', 'pagewright-content' ) );
	printf(
		'<div data-pagewright-links="%1$s" data-pagewright-entry="%2$d"><label for="pagewright-link-days">%3$s</label> <select id="pagewright-link-days">',
		esc_attr( (string) wp_json_encode( shown_links( $post->ID ) ) ),
		(int) $post->ID,
		esc_html__( 'Expires after', 'pagewright-content' )
	);
	foreach ( LINK_DAYS as $days ) {
		/* translators: %d: number of days. */
		printf( '<option value="%1$d">%2$s</option>', (int) $days, esc_html( sprintf( _n( '%d day', '%d days', $days, 'pagewright-content' ), $days ) ) );
	}
	printf(
		'</select> <button type="button" class="button">%s</button><ul></ul><p role="status"></p></div>',
		esc_html__( 'Create link', 'pagewright-content' )
	);
}

/**
 * Enqueues the script of the box.
 *
 * @param string $screen Name of the admin screen.
 */
function enqueue_links_box( $screen ): void {
	$type = get_current_screen()->post_type ?? '';
	if ( ! in_array( $screen, array( 'post.php', 'post-new.php' ), true ) || ! in_array( $type, shown_types(), true ) ) {
		return;
	}
	wp_enqueue_script( 'pagewright-preview-links', plugins_url( 'assets/preview-links.js', PLUGIN_FILE ), array( 'wp-api-fetch' ), VERSION, true );
	wp_add_inline_script(
		'pagewright-preview-links',
		'var pagewrightLinkWords = ' . wp_json_encode(
			array(
				'url'     => __( 'Preview link', 'pagewright-content' ),
				'copy'    => __( 'Copy', 'pagewright-content' ),
				'copied'  => __( 'The link was copied.', 'pagewright-content' ),
				'revoke'  => __( 'Revoke', 'pagewright-content' ),
				'revoked' => __( 'The link was revoked.', 'pagewright-content' ),
				'created' => __( 'The link was created.', 'pagewright-content' ),
			)
		) . ';',
		'before'
	);
}
