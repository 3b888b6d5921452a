<?php
/**
 * Starts a build of the site when content changed.
 *
 * @package Pagewright
 */

namespace Pagewright;

const BUILD_EVENT  = 'pagewright_build';
const BUILD_OPTION = 'pagewright_build_webhook';
const BUILD_RESULT = 'pagewright_build_result';

/**
 * Where a build is started: the constant PAGEWRIGHT_BUILD_WEBHOOK, else the setting.
 */
function build_webhook(): string {
	$address = defined( 'PAGEWRIGHT_BUILD_WEBHOOK' ) ? PAGEWRIGHT_BUILD_WEBHOOK : get_option( BUILD_OPTION, '' );
	return is_string( $address ) ? esc_url_raw( $address, array( 'https', 'http' ) ) : '';
}

/**
 * Waits half a minute, so that a series of changes starts one build.
 */
function schedule_build(): void {
	if ( '' !== build_webhook() && ! wp_next_scheduled( BUILD_EVENT ) ) {
		wp_schedule_single_event( time() + 30, BUILD_EVENT );
	}
}

/**
 * A change of what is published, or of something that becomes so or ceases to be.
 *
 * @param string   $after  Status after the change.
 * @param string   $before Status before it.
 * @param \WP_Post $post   The entry.
 */
function schedule_build_for_post( $after, $before, $post ): void {
	$is_seen = 'publish' === $after || 'publish' === $before;
	if ( $is_seen && $post instanceof \WP_Post && in_array( $post->post_type, shown_types(), true ) ) {
		schedule_build();
	}
}

/**
 * Posts to the webhook. Build services want nothing but the request; the signature is for scripts of one's own:
 * HMAC-SHA256 of the body with the constant PAGEWRIGHT_BUILD_SECRET.
 */
function call_build_webhook(): void {
	$address = build_webhook();
	if ( '' === $address ) {
		return;
	}
	$body    = (string) wp_json_encode( array( 'source' => home_url() ) );
	$headers = array( 'Content-Type' => 'application/json' );
	if ( defined( 'PAGEWRIGHT_BUILD_SECRET' ) ) {
		$headers['X-Pagewright-Signature'] = 'sha256=' . hash_hmac( 'sha256', $body, PAGEWRIGHT_BUILD_SECRET );
	}
	$answer = wp_safe_remote_post(
		$address,
		array(
			'headers' => $headers,
			'body'    => $body,
			'timeout' => 10,
		)
	);
	update_option(
		BUILD_RESULT,
		array(
			'time'    => time(),
			'outcome' => is_wp_error( $answer ) ? $answer->get_error_message() : (string) wp_remote_retrieve_response_code( $answer ),
		),
		false
	);
}
