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
 * Seconds between a call that failed and the next one; after the last of them nobody calls until something changes.
 */
const RETRY_PAUSES = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

/**
 * Where a build is started: the constant PAGEWRIGHT_BUILD_WEBHOOK, else the setting.
 */
function build_webhook(): string {
	$address = defined( 'PAGEWRIGHT_BUILD_WEBHOOK' ) ? PAGEWRIGHT_BUILD_WEBHOOK : get_option( BUILD_OPTION, '' );
	return is_string( $address ) ? esc_url_raw( $address, array( 'https', 'http' ) ) : '';
}

/**
 * Waits half a minute, so that a series of changes starts one build. A change takes the place of a retry that waits.
 */
function schedule_build(): void {
	if ( '' === build_webhook() || wp_next_scheduled( BUILD_EVENT ) ) {
		return;
	}
	wp_unschedule_hook( BUILD_EVENT );
	wp_schedule_single_event( time() + 30, BUILD_EVENT );
}

/**
 * Posts to the webhook. Build services want nothing but the request; the signature is for scripts of one's own:
 * HMAC-SHA256 of the body with the constant PAGEWRIGHT_BUILD_SECRET. Whatever is answered outside of 2xx is a failure, and
 * the call is repeated after growing pauses.
 *
 * @param int $failures Calls that failed before this one.
 */
function call_build_webhook( $failures = 0 ): void {
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
	$code   = (int) wp_remote_retrieve_response_code( $answer );
	$pause  = 200 <= $code && $code < 300 ? null : ( RETRY_PAUSES[ (int) $failures ] ?? null );
	$result = array(
		'time'     => time(),
		'outcome'  => is_wp_error( $answer ) ? $answer->get_error_message() : (string) $code,
		'failures' => 200 <= $code && $code < 300 ? 0 : (int) $failures + 1,
		'next'     => null === $pause ? 0 : time() + $pause,
	);
	update_option( BUILD_RESULT, $result, false );
	// A change that came in the meantime starts a call of its own, sooner.
	if ( null !== $pause && ! wp_next_scheduled( BUILD_EVENT ) ) {
		wp_schedule_single_event( $result['next'], BUILD_EVENT, array( $result['failures'] ) );
	}
}
