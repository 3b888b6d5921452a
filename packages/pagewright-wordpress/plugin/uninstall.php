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
	delete_option( 'pagewright_build_webhook' );
	delete_option( 'pagewright_build_result' );
	delete_option( 'pagewright_content_version' );
	delete_option( 'pagewright_site_url' );
	delete_option( 'pagewright_site_description' );
	wp_unschedule_hook( 'pagewright_build' );
	wp_unschedule_hook( 'pagewright_fetch_site' );
	foreach ( array( 'pagewright_message_days', 'pagewright_message_mail', 'pagewright_message_mail_failure' ) as $option ) {
		delete_option( $option );
	}
	wp_unschedule_hook( 'pagewright_delete_old_messages' );
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
