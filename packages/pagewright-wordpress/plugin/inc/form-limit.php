<?php
/**
 * How many messages one address may send.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Counts a message. The address itself is not kept, only a keyed hash of it, until the period is over. Requests of an
 * address are counted one after the other, so that no two of them find the same number.
 *
 * @return int|\WP_Error Seconds to wait; 0 when the message may pass.
 */
function count_message() {
	$key = substr( wp_hash( client_address(), 'nonce' ), 0, 20 );
	return with_lock( "form_$key", static fn() => count_message_of( "pagewright_form_$key" ) );
}

/**
 * Counts a message of an address.
 *
 * @param string $key Name of the transient that has the count.
 * @return int Seconds to wait; 0 when the message may pass.
 */
function count_message_of( string $key ): int {
	/**
	 * Filters how many messages an address may send in a period.
	 *
	 * @param int $limit Number of messages.
	 */
	$limit = (int) apply_filters( 'pagewright_form_limit', defined( 'PAGEWRIGHT_FORM_LIMIT' ) ? PAGEWRIGHT_FORM_LIMIT : 5 );
	/**
	 * Filters how long messages of an address are counted.
	 *
	 * @param int $seconds Length of the period.
	 */
	$period = (int) apply_filters( 'pagewright_form_period', 10 * MINUTE_IN_SECONDS );
	$sent   = get_transient( $key );
	if ( ! is_array( $sent ) || $sent['until'] <= time() ) {
		$sent = array(
			'count' => 0,
			'until' => time() + $period,
		);
	}
	if ( $sent['count'] >= $limit ) {
		return max( 1, $sent['until'] - time() );
	}
	++$sent['count'];
	set_transient( $key, $sent, max( 1, $sent['until'] - time() ) );
	return 0;
}

/**
 * The address that a request came from. Headers such as X-Forwarded-For are written by whoever likes to; a site
 * behind a proxy of its own says so with the filter.
 */
function client_address(): string {
	$address = filter_var( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ), FILTER_VALIDATE_IP );
	/**
	 * Filters the address that a request is counted for.
	 *
	 * @param string $address An IP address, or nothing where it is unknown.
	 */
	$address = (string) apply_filters( 'pagewright_client_address', $address ? $address : '' );
	// Whoever has one IPv6 address has the whole network of it.
	$packed = str_contains( $address, ':' ) ? inet_pton( $address ) : false;
	return $packed ? bin2hex( substr( $packed, 0, 8 ) ) : $address;
}
