<?php
/**
 * Starts a build of the site after content has changed.
 *
 * @package Pagewright
 */

namespace Pagewright;

const BUILD_EVENT  = 'pagewright_build';
const BUILD_OPTION = 'pagewright_build_webhook';

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
 * Sends the request that starts a build. Its body is an announcement, which build services ignore; it is signed if there is a secret.
 * A response with another status than 2xx is a failure, and the call is repeated after growing pauses.
 *
 * @param int $failures Calls that failed before this one.
 */
function call_build_webhook( $failures = 0 ): void {
	$url = build_webhook();
	if ( '' === $url ) {
		return;
	}
	$pending = changes_after( delivery_state( $url )['position'] ?? null );
	$sent    = send_announcement( $url, array_intersect_key( $pending, array_flip( array( 'all', 'changes' ) ) ), 10 );
	$pause   = $sent['ok'] ? null : ( RETRY_PAUSES[ (int) $failures ] ?? null );
	$next    = null === $pause ? 0 : time() + $pause;
	if ( $sent['ok'] ) {
		keep_delivery( $url, array( 'position' => $pending['position'] ) );
	}
	add_result( $url, $pending, $sent['outcome'], $next );
	// A change since then has scheduled an earlier call.
	if ( $next > 0 && ! wp_next_scheduled( BUILD_EVENT ) ) {
		wp_schedule_single_event( $next, BUILD_EVENT, array( (int) $failures + 1 ) );
	}
}
