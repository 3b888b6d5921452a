<?php
/**
 * Removes the settings when the plugin is deleted. Content and messages stay, unless the constant
 * PAGEWRIGHT_DELETE_CONTENT is true.
 *
 * @package Pagewright
 */

namespace Pagewright;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes settings and, if requested, content.
 */
function uninstall(): void {
	$options = array( 'build_webhook', 'build_result', 'site_url', 'site_description', 'redirect', 'receivers', 'secret', 'deliveries', 'results', 'change_log', 'content_version', 'message_days', 'message_mail', 'message_mail_failure' );
	foreach ( $options as $option ) {
		delete_option( "pagewright_$option" );
	}
	foreach ( array( 'build', 'deliver', 'fetch_site', 'delete_old_messages' ) as $event ) {
		wp_unschedule_hook( "pagewright_$event" );
	}
	$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}pagewright_changes" ); // phpcs:ignore WordPress.DB -- the plugin's own table.
	delete_form_options();
	delete_post_meta_by_key( '_pagewright_preview_links' );
	if ( ! defined( 'PAGEWRIGHT_DELETE_CONTENT' ) || ! PAGEWRIGHT_DELETE_CONTENT ) {
		return;
	}
	$file  = __DIR__ . '/content-types.json';
	$types = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : array();
	$types = array_column( is_array( $types ) ? $types : array(), 'postType' );
	// Posts are WordPress's own and stay.
	$types = array_merge( array_diff( $types, array( 'post' ) ), array( 'pagewright_message' ) );
	$entries = get_posts(
		array(
			'post_type'      => $types,
			'post_status'    => get_post_stati(),
			'posts_per_page' => -1,
			'fields'         => 'ids',
		)
	);
	foreach ( $entries as $id ) {
		wp_delete_post( $id, true );
	}
	delete_post_meta_by_key( '_pagewright_content' );
	delete_post_meta_by_key( '_pagewright_unfinished' );
}

/**
 * Removes the counts of messages, and the locks of requests that ended unexpectedly.
 */
function delete_form_options(): void {
	global $wpdb;
	foreach ( array( 'pagewright_lock_', '_transient_pagewright_form_', '_transient_timeout_pagewright_form_' ) as $prefix ) {
		$wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no function for options by prefix.
			$wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' )
		);
	}
}

uninstall();
