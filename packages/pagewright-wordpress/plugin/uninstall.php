<?php
/**
 * Removes the settings when the plugin is deleted. Content and messages are people's work and stay, unless
 * PAGEWRIGHT_DELETE_CONTENT says that they shall go too.
 *
 * @package Pagewright
 */

namespace Pagewright;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes what the plugin left.
 */
function uninstall(): void {
	delete_option( 'pagewright_build_webhook' );
	delete_option( 'pagewright_build_result' );
	wp_unschedule_hook( 'pagewright_build' );
	delete_form_options();
	if ( ! defined( 'PAGEWRIGHT_DELETE_CONTENT' ) || ! PAGEWRIGHT_DELETE_CONTENT ) {
		return;
	}
	$types = array( 'case-studies', 'pagewright_message' );
	foreach ( array( 'homepage', 'company', 'contact', 'service', 'software', 'industry', 'platform' ) as $name ) {
		$types[] = "pagewright_$name";
	}
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
 * Removes counts of messages, and locks that a request left behind when it died.
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
