<?php
/**
 * Deletes messages after the number of days in Settings, Pagewright.
 *
 * @package Pagewright
 */

namespace Pagewright;

const DAYS_OPTION     = 'pagewright_message_days';
const RETENTION_EVENT = 'pagewright_delete_old_messages';

/** Limit of a run in seconds. Later runs delete the other messages. */
const RETENTION_TIME = 20;

/**
 * The number of days that messages are kept. 0 keeps them for ever.
 */
function message_days(): int {
	return absint( get_option( DAYS_OPTION, 0 ) );
}

/**
 * Schedules the daily run while messages have a limit, and only then.
 */
function schedule_retention(): void {
	$is_scheduled = (bool) wp_next_scheduled( RETENTION_EVENT );
	if ( message_days() > 0 && ! $is_scheduled ) {
		wp_schedule_event( time(), 'daily', RETENTION_EVENT );
	} elseif ( 0 === message_days() && $is_scheduled ) {
		wp_unschedule_hook( RETENTION_EVENT );
	}
}

/**
 * The messages that are older than a number of days, those in the trash too.
 *
 * @param int $days   Number of days.
 * @param int $number How many at most; -1 for all.
 * @return int[] IDs.
 */
function old_messages( int $days, int $number ): array {
	return get_posts(
		array(
			'post_type'   => MESSAGE_TYPE,
			'post_status' => array( 'private', 'trash' ),
			'fields'      => 'ids',
			'numberposts' => $number,
			'orderby'     => 'ID',
			'order'       => 'ASC',
			'date_query'  => array(
				array(
					'column' => 'post_date_gmt',
					'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				),
			),
		)
	);
}

/**
 * Deletes old messages.
 */
function delete_old_messages(): void {
	$days = message_days();
	$end  = time() + RETENTION_TIME;
	while ( $days > 0 && time() < $end ) {
		$ids = old_messages( $days, MESSAGES_AT_ONCE );
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
		if ( count( $ids ) < MESSAGES_AT_ONCE ) {
			return;
		}
	}
}
