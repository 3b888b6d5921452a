<?php
/**
 * The log of changes that visitors can see. It is read from a position onwards: by each receiver of announcements, and by
 * builds through `custom/v1/changes`.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** Option with the version of the table, the ID of the log, and the position up to which rows were deleted. */
const CHANGE_LOG = 'pagewright_change_log';

/** Positions that stay in the log. */
const LOG_LENGTH = 2000;

/** Slugs that one answer names. If there are more, anything may have changed, and it names only what is gone. */
const MOST_SLUGS = 500;

/**
 * Name of the table.
 */
function change_table(): string {
	return $GLOBALS['wpdb']->prefix . 'pagewright_changes';
}

/**
 * Creates the table, unless it exists.
 */
function install_change_log(): void {
	if ( is_array( get_option( CHANGE_LOG ) ) ) {
		return;
	}
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		'CREATE TABLE ' . change_table() . " (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			changed longtext NOT NULL,
			PRIMARY KEY  (id)
		) {$GLOBALS['wpdb']->get_charset_collate()};"
	);
	$log = array(
		'version' => 1,
		'id'      => strtolower( wp_generate_password( 12, false ) ),
		'trimmed' => 0,
	);
	add_option( CHANGE_LOG, $log );
}

/**
 * Appends changes in one statement.
 *
 * @param array<int, array<string, mixed>> $changes Changes, or array( 'all' => true ) if anything may have changed.
 * @return int The position of the change, if it is one.
 */
function append_changes( array $changes ): int {
	global $wpdb;
	if ( ! $changes ) {
		return 0;
	}
	$rows = implode( ', ', array_fill( 0, count( $changes ), '(%s)' ) );
	// phpcs:disable WordPress.DB -- the table is the plugin's own, and $rows consists of placeholders.
	$wpdb->query( $wpdb->prepare( 'INSERT INTO ' . change_table() . " (changed) VALUES $rows", array_map( 'wp_json_encode', $changes ) ) );
	// phpcs:enable
	$position = (int) $wpdb->insert_id;
	trim_change_log();
	return $position;
}

/**
 * Deletes old rows, now and then.
 */
function trim_change_log(): void {
	global $wpdb;
	$log = get_option( CHANGE_LOG );
	$old = last_position() - LOG_LENGTH;
	if ( is_array( $log ) && $old >= $log['trimmed'] + 100 ) {
		update_option( CHANGE_LOG, array( 'trimmed' => $old ) + $log );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . change_table() . ' WHERE id <= %d', $old ) ); // phpcs:ignore WordPress.DB -- the plugin's own table.
	}
}

/**
 * Deletes rows.
 *
 * @param int[] $positions Their positions.
 */
function delete_changes( array $positions ): void {
	foreach ( $positions as $position ) {
		$GLOBALS['wpdb']->delete( change_table(), array( 'id' => $position ) ); // phpcs:ignore WordPress.DB -- the plugin's own table.
	}
}

/**
 * The position of the newest change; 0 if there is none.
 */
function last_position(): int {
	return (int) $GLOBALS['wpdb']->get_var( 'SELECT MAX(id) FROM ' . change_table() ); // phpcs:ignore WordPress.DB -- the plugin's own table.
}

/**
 * What has changed after a position.
 *
 * @param int|null $position The position; null if it is unknown.
 * @return array{position: int, all: bool, changes: array<int, array<string, mixed>>} The position of the newest change, and
 *               the changes by type. `all` if anything may have changed; `changes` then names only what is gone, as far as the log
 *               goes back. It names nothing if the position is unknown.
 */
function changes_after( ?int $position ): array {
	global $wpdb;
	$log      = get_option( CHANGE_LOG );
	$last     = last_position();
	$is_known = null !== $position && is_array( $log ) && $position >= $log['trimmed'] && $position <= $last;
	// phpcs:ignore WordPress.DB -- the plugin's own table.
	$rows    = $wpdb->get_col( $wpdb->prepare( 'SELECT changed FROM ' . change_table() . ' WHERE id > %d AND id <= %d ORDER BY id', $position ?? $last, $last ) );
	$changes = merged_changes( array_map( static fn( $row ) => (array) json_decode( $row, true ), $rows ) );
	return array( 'position' => $last ) + ( $is_known ? $changes : only_gone( $changes ) );
}

/**
 * Merges changes by type, in their order.
 *
 * @param array<int, array<string, mixed>> $changes Changes.
 * @return array{all: bool, changes: array<int, array{type: string, slugs: string[], lists: string[], gone: string[]}>}
 */
function merged_changes( array $changes ): array {
	$merged = array();
	$all    = false;
	foreach ( $changes as $change ) {
		if ( empty( $change['all'] ) ) {
			$merged[ $change['type'] ] = merged_change( $merged[ $change['type'] ] ?? array(), $change );
		} else {
			$all = true;
		}
	}
	$slugs  = array_sum( array_map( static fn( $change ) => count( $change['slugs'] ), $merged ) );
	$result = array(
		'all'     => false,
		'changes' => array_values( $merged ),
	);
	return $all || $slugs > MOST_SLUGS ? only_gone( $result ) : $result;
}

/**
 * Says that anything may have changed, and names only what is gone. A change that names no entry may have brought one back, so what
 * visitors see now decides.
 *
 * @param array{changes: array<int, array<string, mixed>>} $merged See merged_changes().
 * @return array{all: bool, changes: array<int, array{type: string, slugs: string[], lists: string[], gone: string[]}>}
 */
function only_gone( array $merged ): array {
	$changes = array();
	foreach ( $merged['changes'] as $change ) {
		$post_type = content_types()[ $change['type'] ]['postType'] ?? '';
		$slugs     = array_values( array_diff( $change['gone'], array( '' ) ) );
		$gone      = array_values( array_diff( $change['gone'], slugs_of_others( $post_type, 0, $slugs ) ) );
		if ( $gone ) {
			$changes[] = array(
				'slugs' => array_values( array_diff( $gone, array( '' ) ) ),
				'gone'  => $gone,
			) + $change;
		}
	}
	return array(
		'all'     => true,
		'changes' => $changes,
	);
}

/**
 * Merges a change with an earlier one. A slug is gone until a later change names it without saying that it is gone.
 *
 * @param array<string, mixed> $earlier A change; empty if there is none.
 * @param array<string, mixed> $later   A change of the same type. Changes that older versions have logged have no `gone`.
 * @return array{type: string, slugs: string[], lists: string[], gone: string[]}
 */
function merged_change( array $earlier, array $later ): array {
	$both = static fn( $name ) => array_values( array_unique( array_merge( $earlier[ $name ] ?? array(), $later[ $name ] ?? array() ) ) );
	$back = array_diff( $later['slugs'] ? $later['slugs'] : array( '' ), $later['gone'] ?? array() );
	return array(
		'type'  => $later['type'],
		'slugs' => $both( 'slugs' ),
		'lists' => $both( 'lists' ),
		'gone'  => array_values( array_diff( $both( 'gone' ), $back ) ),
	);
}
