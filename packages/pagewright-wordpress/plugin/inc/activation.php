<?php
/**
 * Activation and deactivation. For deletion see uninstall.php.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Registers the post types, so WordPress knows their permalinks, and creates the entry of each page as a draft.
 */
function activate(): void {
	register_post_types();
	register_content_meta();
	install_change_log();
	// Each request asks for these options, and WordPress asks the database for an option that does not exist.
	foreach ( array( SITE_OPTION, SITE_DESCRIPTION, DAYS_OPTION ) as $option ) {
		add_option( $option, '' );
	}
	foreach ( sources() as $name => $source ) {
		$type = $source['postType'];
		if ( has_one_entry( $name ) && ! array_sum( (array) wp_count_posts( $type ) ) ) {
			wp_insert_post(
				array(
					'post_type'   => $type,
					'post_status' => 'draft',
					'post_title'  => $source['label'],
					'post_name'   => $name,
				)
			);
		}
	}
	flush_rewrite_rules();
}

/**
 * Unschedules all events and removes the permalinks. Content stays.
 */
function deactivate(): void {
	wp_unschedule_hook( BUILD_EVENT );
	wp_unschedule_hook( SITE_EVENT );
	wp_unschedule_hook( RETENTION_EVENT );
	wp_unschedule_hook( DELIVERY_EVENT );
	foreach ( custom_post_types() as $type ) {
		unregister_post_type( $type['postType'] );
	}
	flush_rewrite_rules();
}
