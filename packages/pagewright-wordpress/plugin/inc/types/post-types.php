<?php
/**
 * Registers the post types.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Enables featured images, which some themes disable.
 */
function support_thumbnails(): void {
	add_theme_support( 'post-thumbnails' );
}

/**
 * Registers the post types of the content types.
 */
function register_post_types(): void {
	foreach ( field_types() as $name => $source ) {
		$fixed = array( 'create_posts' => 'do_not_allow' ) + array_fill_keys(
			array( 'delete_posts', 'delete_published_posts', 'delete_others_posts', 'delete_private_posts' ),
			'do_not_allow'
		);
		register_post_type(
			$source['postType'],
			array(
				'labels'              => entry_labels( $source ),
				'public'              => false,
				'show_ui'             => true,
				'show_in_menu'        => 'pagewright-content',
				'exclude_from_search' => true,
				// custom/v1 serves these entries, and never a draft.
				'show_in_rest'        => false,
				'capability_type'     => 'page',
				'capabilities'        => has_one_entry( $name ) ? $fixed : array(),
				'map_meta_cap'        => true,
				// The order of lists is an attribute of "pages".
				'supports'            => has_one_entry( $name ) ? array( 'title', 'revisions' ) : array( 'title', 'revisions', 'page-attributes' ),
			)
		);
	}
	foreach ( custom_post_types() as $type ) {
		register_post_type(
			$type['postType'],
			array(
				'labels'       => entry_labels( $type ),
				'public'       => true,
				'show_in_rest' => true,
				'rest_base'    => $type['postType'],
				'menu_icon'    => $type['icon'] ?? 'dashicons-admin-post',
				'rewrite'      => array( 'slug' => $type['postType'] ),
				'taxonomies'   => array( 'category', 'post_tag' ),
				'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'author', 'revisions' ),
			)
		);
	}
}

/**
 * Labels of a post type that differ from the labels of posts.
 *
 * @param array<string, mixed> $type A content type.
 * @return array<string, string>
 */
function entry_labels( array $type ): array {
	$plural   = $type['label'];
	$singular = $type['singular'] ?? $plural;
	return array(
		'name'          => $plural,
		'singular_name' => $singular,
		/* translators: %s: name of one entry, such as "Service". */
		'add_new_item'  => sprintf( __( 'Add: %s', 'pagewright-content' ), $singular ),
		/* translators: %s: name of one entry, such as "Service". */
		'edit_item'     => sprintf( __( 'Edit: %s', 'pagewright-content' ), $singular ),
		'all_items'     => $plural,
	);
}

/**
 * Adds the menu "Site content", which contains the post types with fields.
 */
function add_content_menu(): void {
	add_menu_page(
		__( 'Site content', 'pagewright-content' ),
		__( 'Site content', 'pagewright-content' ),
		'edit_pages',
		'pagewright-content',
		'',
		'dashicons-layout',
		21
	);
}
