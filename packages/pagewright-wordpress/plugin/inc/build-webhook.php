<?php
/**
 * Starts a build of the site after content has changed.
 *
 * @package Pagewright
 */

namespace Pagewright;

const BUILD_EVENT  = 'pagewright_build';
const BUILD_OPTION = 'pagewright_build_webhook';
const BUILD_RESULT = 'pagewright_build_result';

/**
 * Seconds between a failed call and the next one. After the last one there is no call until something changes.
 */
const RETRY_PAUSES = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

/**
 * URL that starts a build: the constant PAGEWRIGHT_BUILD_WEBHOOK, or the setting.
 */
function build_webhook(): string {
	$url = defined( 'PAGEWRIGHT_BUILD_WEBHOOK' ) ? PAGEWRIGHT_BUILD_WEBHOOK : get_option( BUILD_OPTION, '' );
	return is_string( $url ) ? esc_url_raw( $url, array( 'https', 'http' ) ) : '';
}

/**
 * Schedules a build in half a minute, so a series of changes starts one build. A change replaces a scheduled retry.
 */
function schedule_build(): void {
	if ( '' === build_webhook() || wp_next_scheduled( BUILD_EVENT ) ) {
		return;
	}
	wp_unschedule_hook( BUILD_EVENT );
	wp_schedule_single_event( time() + 30, BUILD_EVENT );
}

/**
 * Sends the request that starts a build. The signature is for your own scripts, since build services do not need it:
 * HMAC-SHA256 of the body with the constant PAGEWRIGHT_BUILD_SECRET. A response with another status than 2xx is a failure,
 * and the call is repeated after growing pauses.
 *
 * @param int $failures Calls that failed before this one.
 */
function call_build_webhook( $failures = 0 ): void {
	$url = build_webhook();
	if ( '' === $url ) {
		return;
	}
	$body    = (string) wp_json_encode( array( 'source' => home_url() ) );
	$headers = array( 'Content-Type' => 'application/json' );
	if ( defined( 'PAGEWRIGHT_BUILD_SECRET' ) ) {
		$headers['X-Pagewright-Signature'] = 'sha256=' . hash_hmac( 'sha256', $body, PAGEWRIGHT_BUILD_SECRET );
	}
	$response = wp_safe_remote_post(
		$url,
		array(
			'headers' => $headers,
			'body'    => $body,
			'timeout' => 10,
		)
	);
	$code   = (int) wp_remote_retrieve_response_code( $response );
	$pause  = 200 <= $code && $code < 300 ? null : ( RETRY_PAUSES[ (int) $failures ] ?? null );
	$result = array(
		'time'     => time(),
		'outcome'  => is_wp_error( $response ) ? $response->get_error_message() : (string) $code,
		'failures' => 200 <= $code && $code < 300 ? 0 : (int) $failures + 1,
		'next'     => null === $pause ? 0 : time() + $pause,
	);
	update_option( BUILD_RESULT, $result, false );
	// A change since then has scheduled an earlier call.
	if ( null !== $pause && ! wp_next_scheduled( BUILD_EVENT ) ) {
		wp_schedule_single_event( $result['next'], BUILD_EVENT, array( $result['failures'] ) );
	}
}
