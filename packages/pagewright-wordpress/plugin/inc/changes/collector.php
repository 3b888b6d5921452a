<?php
/**
 * Collects what one request changes, and logs it.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** Visible entries that a request may change by name. If it changes more, as an import does, anything may have changed. */
const MOST_ENTRIES = 50;

/** The number of newest entries that have a list of their own: `post:newest`. */
const NEWEST = 10;

/**
 * What this request has changed: changes by the type and the ID of the entry, or by `all`; and the positions of those that are logged.
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
 * @param string               $key    `all`, or the type and the ID of the entry.
 * @param array<string, mixed> $change A change, or array( 'all' => true ).
 */
function record_change( string $key, array $change ): void {
	$collected = collected();
	$is_new    = ! isset( $collected->changes[ $key ] );
	// A withdrawal is always named, because "anything may have changed" does not say that an entry is gone.
	$is_visible = static fn( $each ) => empty( $each['gone'] );
	$is_many    = isset( $collected->changes['all'] ) || count( array_filter( $collected->changes, $is_visible ) ) >= MOST_ENTRIES;
	if ( 'all' !== $key && ! $is_new ) {
		$change = merged_change( $collected->changes[ $key ], $change );
	} elseif ( 'all' !== $key && $is_visible( $change ) && $is_many ) {
		$key    = 'all';
		$change = array( 'all' => true );
	}
	if ( ( $collected->changes[ $key ] ?? null ) !== $change ) {
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
	record_change( 'all', array( 'all' => true ) );
}

/**
 * Records a change of an entry, if visitors could see the entry before or can see it now. An entry that gets another type leaves
 * the one and joins the other.
 *
 * @param \WP_Post|null $post   The entry; null if it is being deleted.
 * @param \WP_Post|null $before The entry before the change; null if it is new.
 */
function record_change_of( ?\WP_Post $post, ?\WP_Post $before ): void {
	$shown = array_filter( array( $before, $post ), __NAMESPACE__ . '\\is_shown' );
	foreach ( array_unique( array_column( $shown, 'post_type' ) ) as $type ) {
		$versions = array_values( array_filter( $shown, static fn( $version ) => $version->post_type === $type ) );
		$change   = entry_change( $versions, $post );
		if ( $change ) {
			record_change( "$type {$versions[0]->ID}", $change );
		}
	}
}

/**
 * Describes a change of an entry.
 *
 * @param \WP_Post[]    $shown The entry as visitors saw it before and see it now, under one type: one version, or both.
 * @param \WP_Post|null $now   The entry as it is now; null if it is being deleted.
 * @return array{type: string, slugs: string[], lists: string[], gone: string[]}|null Null for a type that the site does not show.
 */
function entry_change( array $shown, ?\WP_Post $now ): ?array {
	$post_type = $shown[0]->post_type;
	$type      = type_of( $post_type );
	if ( null === $type ) {
		return null;
	}
	$is_page = 'page' === content_types()[ $type ]['kind'];
	$is_new  = ! $is_page && array_filter( $shown, __NAMESPACE__ . '\\is_among_newest' );
	$slugs   = $is_page ? array() : changed_slugs( $shown );
	return array(
		'type'  => $type,
		'slugs' => $slugs,
		'lists' => $is_new ? array( $type, "$type:newest" ) : array( $type ),
		'gone'  => gone_slugs( $post_type, $shown[0]->ID, $slugs, $now ),
	);
}

/**
 * The slugs that a change concerns. If it withdraws, returns or renames the entry, the paths of its earlier slugs change too.
 *
 * @param \WP_Post[] $shown The entry as visitors saw it before and see it now.
 * @return string[]
 */
function changed_slugs( array $shown ): array {
	$slugs  = array_column( $shown, 'post_name' );
	$stayed = 2 === count( $shown ) && $slugs[0] === $slugs[1];
	$all    = $stayed ? $slugs : array_merge( $slugs, earlier_slugs( $shown[0]->ID ) );
	return array_values( array_unique( array_filter( $all ) ) );
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
	$append = static fn() => append_changes( final_changes( $collected->changes ) );
	// Positions must become readable in their order. Without the lock, a reader could skip a row that appears late.
	if ( is_wp_error( with_lock( 'changes', $append ) ) ) {
		$append();
	}
	delete_changes( $collected->early );
	$collected->changes = array();
	$collected->early   = array();
	start_delivery();
}

/**
 * The changes to log. What is gone is read from the database, because the request may have changed an entry several times, or
 * given its slug to another one.
 *
 * @param array<string, array<string, mixed>> $changes Changes by entry, or by `all`.
 * @return array<int, array<string, mixed>>
 */
function final_changes( array $changes ): array {
	$final = array();
	foreach ( $changes as $entry => $change ) {
		if ( 'all' === $entry ) {
			$final[] = $change;
			continue;
		}
		list( $post_type, $id ) = explode( ' ', $entry );

		$final[] = array( 'gone' => gone_slugs( $post_type, (int) $id, $change['slugs'], get_post( (int) $id ) ) ) + $change;
	}
	return $final;
}
