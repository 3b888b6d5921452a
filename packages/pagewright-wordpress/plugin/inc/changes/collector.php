<?php
/**
 * Collects what one request changes, and logs it.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** Entries that a request may change by name. If it changes more, as an import does, anything may have changed. */
const MOST_ENTRIES = 50;

/** The number of newest entries that have a list of their own: `post:newest`. */
const NEWEST = 10;

/**
 * What this request has changed.
 *
 * @return object{changes: array<string, array<string, mixed>>, early: int[]}
 */
function collected(): object {
	static $collected = null;
	$collected ??= (object) array(
		'changes' => array(),
		'early'   => array(),
	);
	return $collected;
}

/**
 * Records that visitors can see a change. It is logged at once, in case the request ends unexpectedly, and again when the request
 * has ended, because it may still change the entry.
 *
 * @param array<string, mixed> $change A change, or array( 'all' => true ).
 */
function record_change( array $change ): void {
	$collected = collected();
	$is_all    = isset( $change['all'] ) || isset( $collected->changes['all'] ) || count( $collected->changes ) >= MOST_ENTRIES;
	$change    = $is_all ? array( 'all' => true ) : $change;
	$key       = $is_all ? 'all' : md5( (string) wp_json_encode( $change ) );
	if ( ! isset( $collected->changes[ $key ] ) ) {
		$collected->changes[ $key ] = $change;
		$collected->early[]         = append_changes( array( $change ) );
		schedule_delivery( time() + 30 );
	}
	schedule_build();
}

/**
 * Records that anything may have changed.
 */
function record_change_of_all(): void {
	record_change( array( 'all' => true ) );
}

/**
 * Records a change of an entry, if visitors could see the entry before or can see it now.
 *
 * @param \WP_Post|null $post   The entry.
 * @param \WP_Post|null $before The entry before the change, if its slug, status or date may have changed.
 */
function record_change_of( ?\WP_Post $post, ?\WP_Post $before = null ): void {
	$change = entry_change( array_filter( array( $before, $post ), __NAMESPACE__ . '\\is_shown' ) );
	if ( $change ) {
		record_change( $change );
	}
}

/**
 * Describes a change of an entry.
 *
 * @param \WP_Post[] $shown The entry as visitors saw it before and see it now; empty if they see neither.
 * @return array{type: string, slugs: string[], lists: string[]}|null
 */
function entry_change( array $shown ): ?array {
	$post = end( $shown );
	$type = $post ? type_of( $post->post_type ) : null;
	if ( null === $type ) {
		return null;
	}
	if ( 'page' === content_types()[ $type ]['kind'] ) {
		return array(
			'type'  => $type,
			'slugs' => array(),
			'lists' => array( $type ),
		);
	}
	$is_new = array_filter( $shown, __NAMESPACE__ . '\\is_among_newest' );
	return array(
		'type'  => $type,
		'slugs' => array_values( array_unique( array_filter( array_column( $shown, 'post_name' ) ) ) ),
		'lists' => $is_new ? array( $type, "$type:newest" ) : array( $type ),
	);
}

/**
 * Whether fewer than ten published entries of its type are newer than an entry.
 *
 * @param \WP_Post $post An entry.
 */
function is_among_newest( \WP_Post $post ): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a count by date, which changes with each entry.
	$newer = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s AND post_status = 'publish' AND post_date > %s AND ID <> %d",
			$post->post_type,
			$post->post_date,
			$post->ID
		)
	);
	return (int) $newer < NEWEST;
}

/**
 * Logs the changes of the request when it ends, and announces them.
 */
function log_collected_changes(): void {
	$collected = collected();
	if ( ! $collected->changes ) {
		return;
	}
	$changes = isset( $collected->changes['all'] ) ? array( array( 'all' => true ) ) : array_values( $collected->changes );
	// Positions must become readable in their order. Without the lock, a reader could skip a row that appears late.
	$logged = with_lock( 'changes', static fn() => append_changes( $changes ) );
	if ( is_wp_error( $logged ) ) {
		append_changes( $changes );
	}
	delete_changes( $collected->early );
	$collected->changes = array();
	$collected->early   = array();
	start_delivery();
}
