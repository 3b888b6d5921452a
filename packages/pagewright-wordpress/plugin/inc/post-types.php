<?php
/**
 * Post types of the content.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Featured images, which a theme without them would hide.
 */
function support_thumbnails(): void {
	add_theme_support( 'post-thumbnails' );
}

/**
 * Names of the post types, for people.
 *
 * @return array<string, array{0: string, 1: string}> Plural and singular by source.
 */
function type_labels(): array {
	return array(
		'homepage' => array( __( 'Home page', 'pagewright-content' ), __( 'Home page', 'pagewright-content' ) ),
		'company'  => array( __( 'Company page', 'pagewright-content' ), __( 'Company page', 'pagewright-content' ) ),
		'contact'  => array( __( 'Contact page', 'pagewright-content' ), __( 'Contact page', 'pagewright-content' ) ),
		'service'  => array( __( 'Services', 'pagewright-content' ), __( 'Service', 'pagewright-content' ) ),
		'software' => array( __( 'Software', 'pagewright-content' ), __( 'Software', 'pagewright-content' ) ),
		'industry' => array( __( 'Industries', 'pagewright-content' ), __( 'Industry', 'pagewright-content' ) ),
		'platform' => array( __( 'Platforms', 'pagewright-content' ), __( 'Platform', 'pagewright-content' ) ),
	);
}

/**
 * The types whose content is fields, and case studies.
 */
function register_post_types(): void {
	foreach ( type_labels() as $name => list( $plural, $singular ) ) {
		$fixed = array( 'create_posts' => 'do_not_allow' ) + array_fill_keys(
			array( 'delete_posts', 'delete_published_posts', 'delete_others_posts', 'delete_private_posts' ),
			'do_not_allow'
		);
		register_post_type(
			sources()[ $name ]['post_type'],
			array(
				'labels'              => entry_labels( $plural, $singular ),
				'public'              => false,
				'show_ui'             => true,
				'show_in_menu'        => 'pagewright-content',
				'exclude_from_search' => true,
				// Served by custom/v1 alone, where a draft is never seen.
				'show_in_rest'        => false,
				'capability_type'     => 'page',
				'capabilities'        => has_one_entry( $name ) ? $fixed : array(),
				'map_meta_cap'        => true,
				'supports'            => array( 'title', 'revisions' ),
			)
		);
	}
	register_post_type(
		'case-studies',
		array(
			'labels'       => entry_labels( __( 'Case studies', 'pagewright-content' ), __( 'Case study', 'pagewright-content' ) ),
			'public'       => true,
			'show_in_rest' => true,
			'rest_base'    => 'case-studies',
			'menu_icon'    => 'dashicons-portfolio',
			'rewrite'      => array( 'slug' => 'case-studies' ),
			'taxonomies'   => array( 'category', 'post_tag' ),
			'supports'     => array( 'title', 'editor', 'excerpt', 'thumbnail', 'author', 'revisions' ),
		)
	);
}

/**
 * Labels of a post type that differ from those of posts.
 *
 * @param string $plural   Name of many.
 * @param string $singular Name of one.
 * @return array<string, string>
 */
function entry_labels( string $plural, string $singular ): array {
	return array(
		'name'          => $plural,
		'singular_name' => $singular,
		/* translators: %s: what is added, such as "Service". */
		'add_new_item'  => sprintf( __( 'Add: %s', 'pagewright-content' ), $singular ),
		/* translators: %s: what is edited, such as "Service". */
		'edit_item'     => sprintf( __( 'Edit: %s', 'pagewright-content' ), $singular ),
		/* translators: %s: what is listed, such as "Services". */
		'all_items'     => $plural,
	);
}

/**
 * The menu entry above the types whose content is fields.
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
