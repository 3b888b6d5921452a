<?php
/**
 * What happens when the plugin is activated and deactivated. For its removal see uninstall.php.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Registers the types, so that their addresses are known, and makes the entries that there is one of.
 */
function activate(): void {
	register_post_types();
	register_content_meta();
	foreach ( type_labels() as $name => list( $label ) ) {
		$type = sources()[ $name ]['post_type'];
		if ( has_one_entry( $name ) && ! array_sum( (array) wp_count_posts( $type ) ) ) {
			wp_insert_post(
				array(
					'post_type'   => $type,
					'post_status' => 'draft',
					'post_title'  => $label,
					'post_name'   => $name,
				)
			);
		}
	}
	flush_rewrite_rules();
}

/**
 * Takes back what would go on without the plugin. Content stays.
 */
function deactivate(): void {
	wp_unschedule_hook( BUILD_EVENT );
	unregister_post_type( 'case-studies' );
	flush_rewrite_rules();
}
