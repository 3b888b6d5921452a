<?php
/**
 * Limits the messages of an IP address.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Counts a message. Only a keyed hash of the IP address is stored, until the period is over. A lock makes sure that two
 * requests of an address never read the same count.
 *
 * @return int|\WP_Error Seconds to wait; 0 when the message may pass.
 */
function count_message() {
	$key = substr( wp_hash( client_address(), 'nonce' ), 0, 20 );
	return with_lock( "form_$key", static fn() => count_message_of( "pagewright_form_$key" ) );
}

/**
 * Counts a message.
 *
 * @param string $key Name of the transient with the count.
 * @return int Seconds to wait; 0 when the message may pass.
 */
function count_message_of( string $key ): int {
	/**
	 * Filters how many messages an IP address may send in a period.
	 *
	 * @param int $limit Number of messages.
	 */
	$limit = (int) apply_filters( 'pagewright_form_limit', defined( 'PAGEWRIGHT_FORM_LIMIT' ) ? PAGEWRIGHT_FORM_LIMIT : 5 );
	/**
	 * Filters how long messages of an IP address are counted.
	 *
	 * @param int $seconds Length of the period in seconds.
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
 * The IP address of a request. Anyone can send headers such as X-Forwarded-For, so a site behind its own proxy must use the
 * filter.
 */
function client_address(): string {
	$address = filter_var( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ), FILTER_VALIDATE_IP );
	/**
	 * Filters the IP address that a request is counted for.
	 *
	 * @param string $address An IP address; empty if it is unknown.
	 */
	$address = (string) apply_filters( 'pagewright_client_address', $address ? $address : '' );
	// Someone who has one IPv6 address has its whole network.
	$packed = str_contains( $address, ':' ) ? inet_pton( $address ) : false;
	return $packed ? bin2hex( substr( $packed, 0, 8 ) ) : $address;
}
