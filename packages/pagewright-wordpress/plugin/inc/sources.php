<?php
/**
 * Which content there is, where it is served, and which schema it follows.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Sources whose content is fields, by name. To add one is to add an entry here and its schema.
 *
 * - post_type: where its entries are kept. Type `post` is WordPress's own; its fields are all optional.
 * - schema:    name of the file in schemas/content/.
 * - route:     below custom/v1. A source with `by` has an entry for each slug, the others have one entry at all.
 * - by:        `slug`, or `slug-or-id`.
 * - without:   fields of the schema that come from WordPress itself and are not edited here.
 *
 * @return array<string, array{post_type: string, schema: string, route?: string, by?: string, without?: string[]}>
 */
function sources(): array {
	return array(
		'homepage' => array(
			'post_type' => 'pagewright_homepage',
			'schema'    => 'homepage',
			'route'     => '/get-homepage-content',
		),
		'company'  => array(
			'post_type' => 'pagewright_company',
			'schema'    => 'company',
			'route'     => '/get-aboutpage-content',
		),
		'contact'  => array(
			'post_type' => 'pagewright_contact',
			'schema'    => 'contact',
			'route'     => '/get-contactpage-content',
		),
		'service'  => array(
			'post_type' => 'pagewright_service',
			'schema'    => 'service',
			'route'     => '/services',
			'by'        => 'slug-or-id',
		),
		'software' => array(
			'post_type' => 'pagewright_software',
			'schema'    => 'software',
			'route'     => '/software',
			'by'        => 'slug-or-id',
		),
		'industry' => array(
			'post_type' => 'pagewright_industry',
			'schema'    => 'industry',
			'route'     => '/industry',
			'by'        => 'slug-or-id',
		),
		'platform' => array(
			'post_type' => 'pagewright_platform',
			'schema'    => 'platform',
			'route'     => '/platform',
			'by'        => 'slug',
		),
		'post'     => array(
			'post_type' => 'post',
			'schema'    => 'post',
			'without'   => array( 'excerpt', 'date', 'modified', 'author', 'recent_posts' ),
		),
	);
}

/**
 * The source that a post type belongs to.
 *
 * @param string $post_type Name of a post type.
 * @return string|null Name of the source; null for types that hold no fields.
 */
function source_of_type( string $post_type ): ?string {
	foreach ( sources() as $name => $source ) {
		if ( $source['post_type'] === $post_type ) {
			return $name;
		}
	}
	return null;
}

/**
 * Whether a source has exactly one entry, as the home page has.
 *
 * @param string $name Name of a source.
 */
function has_one_entry( string $name ): bool {
	$source = sources()[ $name ];
	return 'post' !== $source['post_type'] && ! isset( $source['by'] );
}

/**
 * Types whose published entries the site shows.
 *
 * @return string[]
 */
function shown_types(): array {
	return array_merge( array_column( sources(), 'post_type' ), array( 'case-studies' ) );
}
