<?php
/**
 * The Preview buttons of WordPress open the draft on the site.
 *
 * @package Pagewright
 */

namespace Pagewright;

const PREVIEW_ACTION = 'pagewright_preview';

/**
 * The page of the site that shows previews.
 *
 * @param string $token A token.
 * @return string Empty if the address of the site is not known.
 */
function preview_address( string $token ): string {
	$site = site_address();
	$path = site_description()['preview'] ?? '/preview/';
	// The part after # is not sent to servers, so no log and no cache has the token.
	return '' === $site ? '' : "$site$path#token=$token";
}

/**
 * Replaces WordPress's preview links. The link opens a new preview each time, so it does not expire.
 *
 * @param string   $link The link of WordPress.
 * @param \WP_Post $post The entry.
 */
function preview_link( $link, $post ): string {
	if ( '' === site_address() || ! in_array( $post->post_type, shown_types(), true ) ) {
		return (string) $link;
	}
	return add_query_arg(
		array(
			'action' => PREVIEW_ACTION,
			'entry'  => $post->ID,
		),
		admin_url( 'admin-post.php' )
	);
}

/**
 * Opens the preview of an entry for an editor who is signed in.
 */
function open_preview(): void {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- it changes nothing.
	$id        = absint( $_GET['entry'] ?? 0 );
	$thumbnail = absint( $_GET['_thumbnail_id'] ?? 0 );
	// phpcs:enable
	$post = get_post( $id );
	if ( ! $post || ! current_user_can( 'edit_post', $id ) ) {
		wp_die( esc_html__( 'You are not allowed to preview this entry.', 'pagewright-content' ), '', array( 'response' => 403 ) );
	}
	$address = preview_address( preview_token( $id, get_current_user_id(), $thumbnail ) );
	if ( '' === $address ) {
		wp_die( esc_html( missing_address_message() ), '', array( 'response' => 404 ) );
	}
	nocache_headers();
	header( 'Referrer-Policy: no-referrer' );
	// The site is another host than WordPress.
	wp_redirect( $address ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
	exit;
}

/**
 * Why there are no previews, with the fix.
 */
function missing_address_message(): string {
	return __( 'To preview entries, enter the address of the site under Settings, Pagewright.', 'pagewright-content' );
}

/**
 * Sends an editor from WordPress's own preview to the preview of the site. The block editor links drafts to it.
 */
function leave_own_preview(): void {
	$post = is_preview() ? get_queried_object() : null;
	if ( ! $post instanceof \WP_Post || '' === site_address() || ! current_user_can( 'edit_post', $post->ID ) ) {
		return;
	}
	$link = preview_link( '', $post );
	if ( '' === $link ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it changes nothing.
	$thumbnail = absint( $_GET['_thumbnail_id'] ?? 0 );
	nocache_headers();
	wp_safe_redirect( $thumbnail > 0 ? add_query_arg( '_thumbnail_id', $thumbnail, $link ) : $link );
	exit;
}

/**
 * Prints the Preview button for the types that WordPress has no page for. WordPress's own script handles it: it saves first.
 *
 * @param \WP_Post $post The entry.
 */
function print_preview_button( \WP_Post $post ): void {
	if ( ! source_of_type( $post->post_type ) || is_post_type_viewable( $post->post_type ) ) {
		return;
	}
	if ( '' === site_address() ) {
		printf( '<p class="description">%s</p>', esc_html( missing_address_message() ) );
		return;
	}
	printf(
		'<div id="preview-action"><a class="preview button" href="%1$s" target="wp-preview-%2$d" id="post-preview">%3$s<span class="screen-reader-text"> %4$s</span></a><input type="hidden" name="wp-preview" id="wp-preview" value=""></div>',
		esc_url( preview_link( '', $post ) ),
		(int) $post->ID,
		in_array( $post->post_status, array( 'publish', 'private' ), true ) ? esc_html__( 'Preview Changes', 'pagewright-content' ) : esc_html__( 'Preview', 'pagewright-content' ),
		esc_html__( '(opens in a new tab)', 'pagewright-content' )
	);
}
