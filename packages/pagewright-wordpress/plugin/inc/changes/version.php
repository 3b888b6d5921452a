<?php
/**
 * The content version: a text that changes whenever a response to visitors may change.
 *
 * A change of the content precedes the change of the version. So a response that has the current version may contain newer
 * content, but never older content.
 *
 * @package Pagewright
 */

namespace Pagewright;

const CONTENT_VERSION = 'pagewright_content_version';

/**
 * Meta that changes while an editor has an entry open.
 */
const UNSEEN_META = array( '_edit_lock', '_edit_last', '_pingme', '_encloseme', UNFINISHED_KEY );

/**
 * Adds the hooks of all changes that visitors may see. Code that changes content without WordPress's functions, such as SQL,
 * must call `do_action( 'pagewright_content_changed' )`.
 */
function watch_content(): void {
	$renew = __NAMESPACE__ . '\\renew_content_version';
	add_action( 'transition_post_status', __NAMESPACE__ . '\\renew_for_status', 10, 3 );
	foreach ( array( 'clean_post_cache', 'deleted_post' ) as $change ) {
		add_action( $change, __NAMESPACE__ . '\\renew_for_post', 10, 2 );
	}
	foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $change ) {
		add_action( $change, __NAMESPACE__ . '\\renew_for_meta', 10, 3 );
	}
	add_action( 'set_object_terms', __NAMESPACE__ . '\\renew_for_id' );
	$changes = array( 'edited_term', 'delete_term', 'profile_update', 'deleted_user', 'activated_plugin', 'deactivated_plugin', 'switch_theme', 'upgrader_process_complete', 'post_stuck', 'post_unstuck', 'pagewright_content_changed' );
	foreach ( $changes as $change ) {
		add_action( $change, $renew, 10, 0 );
	}
	foreach ( SHOWN_OPTIONS as $option ) {
		add_action( "update_option_$option", $renew, 10, 0 );
	}
}

/**
 * The current content version.
 */
function content_version(): string {
	$version = (string) get_option( CONTENT_VERSION, '' );
	return '' === $version ? renew_content_version() : $version;
}

/**
 * Sets a new content version, and another one when the request ends, because a change has several steps. An import has
 * thousands of changes, so it does so at most once per second.
 */
function renew_content_version(): string {
	static $renewed = 0;
	$version        = (string) get_option( CONTENT_VERSION, '' );
	if ( 0 === $renewed ) {
		add_action( 'shutdown', __NAMESPACE__ . '\\store_new_version' );
	}
	if ( microtime( true ) - $renewed > 1 || '' === $version ) {
		$renewed = microtime( true );
		$version = store_new_version();
	}
	return $version;
}

/**
 * Stores a random version. A number could be given to two changes at the same time.
 */
function store_new_version(): string {
	$version = wp_generate_password( 12, false );
	update_option( CONTENT_VERSION, $version, true );
	return $version;
}

/**
 * Whether visitors can see an entry of this type.
 *
 * @param \WP_Post|null $post An entry.
 */
function is_visible_type( ?\WP_Post $post ): bool {
	return null !== $post && in_array( $post->post_type, array_merge( shown_types(), array( 'page', 'attachment' ) ), true );
}

/**
 * Renews the version when an entry is published, changed or withdrawn.
 *
 * @param string   $after  Status after the change.
 * @param string   $before Status before it.
 * @param \WP_Post $post   The entry.
 */
function renew_for_status( $after, $before, $post ): void {
	if ( array_intersect( array( $after, $before ), array( 'publish', 'inherit' ) ) && is_visible_type( $post ) ) {
		renew_content_version();
	}
}

/**
 * Renews the version when a published entry or an image changes or is deleted.
 *
 * @param int      $post_id ID of the entry.
 * @param \WP_Post $post    The entry.
 */
function renew_for_post( $post_id, $post ): void {
	renew_for_status( $post->post_status, '', $post );
}

/**
 * Renews the version when meta of a published entry or an image changes. Other plugins store content in meta.
 *
 * @param int|int[] $meta_id ID of the meta.
 * @param int       $post_id ID of the entry.
 * @param string    $key     Name of the meta.
 */
function renew_for_meta( $meta_id, $post_id, $key ): void {
	if ( ! in_array( $key, UNSEEN_META, true ) ) {
		renew_for_id( $post_id );
	}
}

/**
 * Renews the version when something of a published entry or an image changes, such as its categories.
 *
 * @param int $post_id ID of the entry.
 */
function renew_for_id( $post_id ): void {
	$post = get_post( $post_id );
	if ( $post ) {
		renew_for_post( $post_id, $post );
	}
}
