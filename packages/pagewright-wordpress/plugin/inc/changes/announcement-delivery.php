<?php
/**
 * Delivers announcements: soon after a request has changed something, in the background, until each receiver has them.
 *
 * @package Pagewright
 */

namespace Pagewright;

const DELIVERY_EVENT = 'pagewright_deliver';

/** Option with the state of each receiver, by the hash of its URL. */
const DELIVERIES = 'pagewright_deliveries';

/** Fewest and most seconds between a failed attempt and the next one. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE  = HOUR_IN_SECONDS;

/**
 * Schedules a delivery, unless there is an earlier one. WordPress's scheduler needs a request to run.
 *
 * @param int $time Seconds since 1970.
 */
function schedule_delivery( int $time ): void {
	$next = wp_next_scheduled( DELIVERY_EVENT );
	if ( ! receivers() || ( $next && $next <= $time ) ) {
		return;
	}
	wp_unschedule_hook( DELIVERY_EVENT );
	wp_schedule_single_event( $time, DELIVERY_EVENT );
}

/**
 * Delivers announcements without a delay for the editor: in this request after its response was sent, if PHP can do that, or else
 * in another request.
 */
function start_delivery(): void {
	if ( ! receivers() ) {
		return;
	}
	if ( ( defined( 'WP_CLI' ) && WP_CLI ) || wp_doing_cron() ) {
		deliver_announcements();
		return;
	}
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			deliver_announcements();
			return;
		}
	}
	wp_remote_post(
		rest_url( REST_NAMESPACE . '/deliveries' ),
		array(
			'headers'     => array( 'X-Pagewright-Delivery' => delivery_token() ),
			'timeout'     => 0.01,
			'redirection' => 0,
			'blocking'    => false,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false ),
		)
	);
}

/**
 * A token that only this WordPress knows.
 */
function delivery_token(): string {
	return wp_hash( 'pagewright delivery' );
}

/**
 * `POST custom/v1/deliveries`: the request in which WordPress delivers announcements.
 */
function register_delivery_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/deliveries',
		array(
			'methods'             => \WP_REST_Server::CREATABLE,
			'show_in_index'       => false,
			'permission_callback' => static fn( $request ) => hash_equals( delivery_token(), (string) $request->get_header( 'X-Pagewright-Delivery' ) ),
			'callback'            => static function () {
				// The sender does not wait for the response.
				ignore_user_abort( true );
				deliver_announcements();
				return new \WP_REST_Response( null, 204 );
			},
		)
	);
}

/**
 * Sends each receiver what has changed since its last announcement.
 */
function deliver_announcements(): void {
	$next = with_lock( 'delivery', __NAMESPACE__ . '\\deliver_to_all' );
	wp_unschedule_hook( DELIVERY_EVENT );
	if ( is_wp_error( $next ) ) {
		schedule_delivery( time() + 5 );
	} elseif ( $next > 0 ) {
		schedule_delivery( $next );
	}
}

/**
 * Sends announcements to all receivers, while no other request does.
 *
 * @return int When to try again, in seconds since 1970; 0 if nothing is left.
 */
function deliver_to_all(): int {
	// Another request may have delivered while this one waited.
	wp_cache_delete( DELIVERIES, 'options' );
	wp_cache_delete( RESULTS_OPTION, 'options' );
	wp_cache_delete( 'notoptions', 'options' );
	$next = 0;
	foreach ( receivers() as $url ) {
		$again = deliver_to( $url );
		$next  = $again > 0 && ( 0 === $next || $again < $next ) ? $again : $next;
	}
	return $next;
}

/**
 * The state of a receiver.
 *
 * @param string $url URL of the receiver.
 * @return array<string, int> `position` of the last change that it has received, and `failing_since`, in seconds since 1970. Empty
 *                            for a new receiver.
 */
function delivery_state( string $url ): array {
	return get_option( DELIVERIES, array() )[ md5( $url ) ] ?? array();
}

/**
 * What a receiver has not received yet.
 *
 * @param string $url URL of the receiver. A new receiver gets everything.
 * @return array{position: int, all: bool, changes: array<int, array<string, mixed>>}|null Null if it has received all.
 */
function pending_changes( string $url ): ?array {
	$found = changes_after( delivery_state( $url )['position'] ?? null );
	return $found['all'] || $found['changes'] ? $found : null;
}

/**
 * Keeps the state of a receiver, and forgets those that were removed.
 *
 * @param string             $url   URL of the receiver.
 * @param array<string, int> $state See delivery_state().
 */
function keep_delivery( string $url, array $state ): void {
	$known = array_map( 'md5', array_merge( receivers(), array( build_webhook() ) ) );
	$kept  = array_intersect_key( (array) get_option( DELIVERIES, array() ), array_flip( $known ) );
	update_option( DELIVERIES, array( md5( $url ) => $state ) + $kept, false );
}

/**
 * Sends a receiver what it has not received yet.
 *
 * @param string $url URL of the receiver.
 * @return int When to try again, in seconds since 1970; 0 if nothing is left.
 */
function deliver_to( string $url ): int {
	$pending = pending_changes( $url );
	if ( null === $pending ) {
		return 0;
	}
	if ( '' === announcement_secret() ) {
		add_result( $url, $pending, missing_secret(), 0 );
		return 0;
	}
	$state = delivery_state( $url );
	$sent  = send_announcement( $url, array_intersect_key( $pending, array_flip( array( 'all', 'changes' ) ) ) );
	if ( $sent['ok'] ) {
		keep_delivery( $url, array( 'position' => $pending['position'] ) );
		add_result( $url, $pending, $sent['outcome'], 0 );
		return 0;
	}
	// The pause grows with time, not with attempts, because each change makes one.
	$since = $state['failing_since'] ?? time();
	$next  = time() + min( max( time() - $since, SHORTEST_PAUSE ), LONGEST_PAUSE );
	keep_delivery( $url, array( 'failing_since' => $since ) + $state );
	add_result( $url, $pending, $sent['outcome'], $next );
	return $next;
}
