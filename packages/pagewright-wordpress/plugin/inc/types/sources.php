<?php
/**
 * The content types of the site, from content-types.json, which `npm run generate` writes from pagewright.config.ts.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Properties of a post that WordPress itself provides, so they are not fields.
 */
const POST_PROPERTIES = array( 'excerpt', 'lead', 'date', 'modified', 'author', 'minutes', 'topics', 'topic', 'tags', 'authors', 'recent_posts' );

/**
 * Content types by source.
 *
 * - kind:             `page` has a single entry, `entries` has many, both with fields; `post-type` has many in the block
 *                     editor; `posts` gives WordPress's own posts fields for their sections.
 * - postType:         post type of the entries.
 * - label, singular:  names in wp-admin.
 * - route:            path below custom/v1.
 * - by:               what names an entry of `entries` in the path: `slug` or `slug-or-id`.
 * - list:             source of the list of `entries`, which has the route of the type; source and route of the list of all posts.
 * - icon:             dashicon of a `post-type`.
 * - fields:           properties of its schema that a `post-type` stores as fields. WordPress itself provides the others.
 *
 * @return array<string, array<string, mixed>>
 */
function content_types(): array {
	return read_site_file( 'content-types.json' );
}

/**
 * Content types with fields. Their schemas are schemas/content/<source>.json.
 *
 * @return array<string, array<string, mixed>>
 */
function sources(): array {
	return array_filter( content_types(), static fn( $type ) => 'post-type' !== $type['kind'] || ! empty( $type['fields'] ) );
}

/**
 * Content types whose content is fields only. The plugin registers their post types and serves them in custom/v1.
 *
 * @return array<string, array<string, mixed>>
 */
function field_types(): array {
	return array_filter( content_types(), static fn( $type ) => in_array( $type['kind'], array( 'page', 'entries' ), true ) );
}

/**
 * The source that a post type belongs to.
 *
 * @param string $post_type Name of a post type.
 * @return string|null Null for a post type without fields.
 */
function source_of_type( string $post_type ): ?string {
	foreach ( sources() as $name => $source ) {
		if ( $source['postType'] === $post_type ) {
			return $name;
		}
	}
	return null;
}

/**
 * Whether a source has a single entry, as the home page has.
 *
 * @param string $name Name of a source.
 */
function has_one_entry( string $name ): bool {
	return 'page' === sources()[ $name ]['kind'];
}

/**
 * Post types that are written in the block editor: WordPress's posts and the post types of the site.
 *
 * @return string[]
 */
function editor_types(): array {
	return array_merge( array( 'post' ), array_column( custom_post_types(), 'postType' ) );
}

/**
 * Content types that are post types of the block editor.
 *
 * @return array<string, array<string, mixed>>
 */
function custom_post_types(): array {
	return array_filter( content_types(), static fn( $type ) => 'post-type' === $type['kind'] );
}

/**
 * Post types whose published entries the site shows.
 *
 * @return string[]
 */
function shown_types(): array {
	return array_unique( array_merge( array_column( sources(), 'postType' ), editor_types() ) );
}

/**
 * Reports a plugin that was installed without the files of the site.
 */
function print_missing_types_notice(): void {
	if ( content_types() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	wp_admin_notice(
		esc_html__( 'Pagewright Content has no content types. Run "npm run generate" in the project of the site, and copy the folder that it writes into this plugin.', 'pagewright-content' ),
		array( 'type' => 'error' )
	);
}
