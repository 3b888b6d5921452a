<?php
/**
 * A lock that only one request can hold.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** Seconds after which a lock expires, because its request has died. */
const LONGEST_HOLD = 30;

/** Seconds that a request waits for a lock. */
const LONGEST_WAIT = 10;

/**
 * Runs a function while no other request holds the lock of this name.
 *
 * @param string   $name Letters, digits and underscores; at most 100 of them.
 * @param callable $run  The function.
 * @return mixed|\WP_Error What the function returned; an error where the lock was not free in time.
 */
function with_lock( string $name, callable $run ) {
	global $wpdb;
	$option = "pagewright_lock_$name";
	$mine   = sprintf( '%.3f %s', microtime( true ) + LONGEST_HOLD, wp_generate_password( 20, false ) );
	$until  = microtime( true ) + LONGEST_WAIT;
	// SQLite rejects a write during another request's write, and logs an error.
	$were_suppressed = $wpdb->suppress_errors();
	$is_mine         = take_lock( $option, $mine );
	while ( ! $is_mine && microtime( true ) < $until ) {
		usleep( 20000 );
		$is_mine = take_lock( $option, $mine );
	}
	$wpdb->suppress_errors( $were_suppressed );
	if ( ! $is_mine ) {
		return new \WP_Error(
			'pagewright_busy',
			__( 'The message could not be stored just now. Please try again.', 'pagewright-content' ),
			array( 'status' => 503 )
		);
	}
	try {
		return $run();
	} finally {
		$wpdb->delete( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a lock must not be cached.
			$wpdb->options,
			array(
				'option_name'  => $option,
				'option_value' => $mine,
			)
		);
	}
}

/**
 * Takes a lock if it is free. The index of option names is unique, so only one of two requests can insert the row.
 * add_option() would replace an existing option instead.
 *
 * @param string $option Name of the option.
 * @param string $mine   When the lock expires, in seconds since 1970, and a random string.
 */
function take_lock( string $option, string $mine ): bool {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a lock must not be cached.
	$is_new = $wpdb->query(
		$wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $option, $mine )
	);
	if ( 1 === $is_new ) {
		return true;
	}
	$held = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
	if ( ! is_string( $held ) || (float) $held > microtime( true ) ) {
		return false;
	}
	return 1 === $wpdb->query(
		$wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $mine, $option, $held )
	);
	// phpcs:enable
}
