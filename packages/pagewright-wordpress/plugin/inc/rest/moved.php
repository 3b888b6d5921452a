<?php
/**
 * Entries whose slug has changed since they were published.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * `GET custom/v1/moved-entries`.
 */
function register_moved_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/moved-entries',
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => static fn() => rest_ensure_response( moved_entries() ),
			'permission_callback' => '__return_true',
			'args'                => array(),
		)
	);
}

/**
 * Old slugs of published entries. WordPress stores all former slugs with the entry itself, so each old slug leads to the
 * current one without a chain. A slug that another entry uses now is omitted. If two entries had the same slug, the one
 * that was changed last gets it.
 *
 * @return array<int, array{type: string, from: string, to: string}>
 */
function moved_entries(): array {
	$names = array();
	foreach ( content_types() as $name => $type ) {
		if ( 'page' !== $type['kind'] ) {
			$names[ $type['postType'] ] = $name;
		}
	}
	$open  = array(
		'post_type'      => array_keys( $names ),
		'post_status'    => 'publish',
		'has_password'   => false,
		'posts_per_page' => -1,
		'no_found_rows'  => true,
		'orderby'        => 'modified',
		'order'          => 'DESC',
	);
	$moved = array();
	$posts = get_posts( $open + array( 'meta_key' => '_wp_old_slug', 'meta_compare' => 'EXISTS' ) );
	foreach ( array_filter( $posts, __NAMESPACE__ . '\\is_served' ) as $post ) {
		foreach ( earlier_slugs( $post->ID ) as $slug ) {
			$in_use = get_posts( array( 'post_type' => $post->post_type, 'name' => $slug, 'posts_per_page' => 1 ) + $open );
			if ( ! $in_use ) {
				$moved[ "$post->post_type $slug" ] ??= array(
					'type' => $names[ $post->post_type ],
					'from' => $slug,
					'to'   => $post->post_name,
				);
			}
		}
	}
	ksort( $moved );
	return array_values( $moved );
}
