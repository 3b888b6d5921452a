<?php
/**
 * The routes of custom/v1 that serve what groups posts: topics, which are the categories, tags and authors.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Registers the routes of topics, tags and authors.
 */
function register_group_routes(): void {
	if ( ! posts_type() ) {
		return;
	}
	foreach ( array( 'topics', 'tags', 'authors' ) as $kind ) {
		register_rest_route(
			REST_NAMESPACE,
			"/post-$kind",
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => static fn( \WP_REST_Request $request ) => serve_groups( post_groups( $kind ), $request ),
				'permission_callback' => '__return_true',
				'args'                => array( 'slug' => array( 'required' => false ) + slug_argument() ),
			)
		);
	}
}

/**
 * Serves the groups that have posts, or the one with the requested slug.
 *
 * @param array<int, array<string, mixed>> $groups  All groups.
 * @param \WP_REST_Request                 $request The request.
 */
function serve_groups( array $groups, \WP_REST_Request $request ): \WP_REST_Response {
	$slug = $request['slug'];
	return new \WP_REST_Response(
		array_map(
			static fn( $group ) => array_diff_key( $group, array( 'query' => 1 ) ),
			array_values( array_filter( $groups, static fn( $group ) => $group['count'] > 0 && ( null === $slug || $slug === $group['slug'] ) ) )
		)
	);
}

/**
 * A group, with the number of its posts that anyone may read.
 *
 * @param string               $slug  Its slug.
 * @param string               $name  Its name.
 * @param array<string, mixed> $query The conditions for its posts.
 * @return array<string, mixed>
 */
function post_group( string $slug, string $name, array $query ): array {
	$count = find_open_posts(
		$query + array(
			'posts_per_page'         => 1,
			'no_found_rows'          => false,
			'update_post_meta_cache' => false,
		)
	)->found_posts;
	return compact( 'slug', 'name', 'count', 'query' );
}

/**
 * The categories or the tags, by name. The default category says nothing about a post.
 *
 * @param string $taxonomy `category` or `post_tag`.
 * @return \WP_Term[]
 */
function group_terms( string $taxonomy ): array {
	$terms = get_terms(
		array(
			'taxonomy' => $taxonomy,
			'exclude'  => 'category' === $taxonomy ? array( (int) get_option( 'default_category' ) ) : array(),
		)
	);
	return is_array( $terms ) ? $terms : array();
}

/**
 * The topics or the tags of a post.
 *
 * @param string   $taxonomy `category` or `post_tag`.
 * @param \WP_Post $post     A post.
 * @return array<int, array{slug: string, name: string}>
 */
function groups_of_post( string $taxonomy, \WP_Post $post ): array {
	// The query of a list has read the terms of all its posts at once.
	$found   = get_the_terms( $post, $taxonomy );
	$terms   = is_array( $found ) ? wp_list_sort( $found, 'name' ) : array();
	$default = 'category' === $taxonomy ? (int) get_option( 'default_category' ) : 0;
	return array_map(
		static fn( $term ) => array(
			'slug' => $term->slug,
			'name' => wp_specialchars_decode( $term->name ),
		),
		array_values( array_filter( $terms, static fn( $term ) => $term->term_id !== $default ) )
	);
}

/**
 * The author of a post, in a list, which is empty if visitors must not see the name.
 *
 * @param \WP_Post $post A post.
 * @return array<int, array{slug: string, name: string}>
 */
function authors_of_post( \WP_Post $post ): array {
	$name = served_author( $post );
	return $name ? array(
		array(
			'slug' => sanitize_title( $name ),
			'name' => $name,
		),
	) : array();
}

/**
 * All groups of a kind.
 *
 * @param string $kind `topics`, `tags` or `authors`.
 * @return array<int, array<string, mixed>>
 */
function post_groups( string $kind ): array {
	if ( 'authors' === $kind ) {
		return post_authors();
	}
	list( $taxonomy, $param ) = 'tags' === $kind ? array( 'post_tag', 'tag_id' ) : array( 'category', 'cat' );
	return array_map( static fn( $term ) => post_group( $term->slug, wp_specialchars_decode( $term->name ), array( $param => $term->term_id ) ), group_terms( $taxonomy ) );
}

/**
 * All authors, by name. Their slugs come from their names, because visitors must not see logins.
 *
 * @return array<int, array<string, mixed>>
 */
function post_authors(): array {
	$ids = array();
	foreach ( get_users( array( 'has_published_posts' => array( 'post' ), 'orderby' => 'display_name' ) ) as $user ) {
		$name = visible_name( $user );
		if ( $name ) {
			$ids[ $name ][] = $user->ID;
		}
	}
	return array_map( static fn( $name ) => post_group( sanitize_title( $name ), (string) $name, array( 'author__in' => $ids[ $name ] ) ), array_keys( $ids ) );
}

/**
 * The conditions for posts of the requested topic, tag and author.
 *
 * @param \WP_REST_Request $request The request.
 * @return array<string, mixed>
 */
function group_conditions( \WP_REST_Request $request ): array {
	$conditions = isset( $request['topic'] ) ? array( 'category_name' => $request['topic'] ) : array();
	if ( isset( $request['tag'] ) ) {
		$conditions['tag'] = $request['tag'];
	}
	if ( ! isset( $request['author'] ) ) {
		return $conditions;
	}
	$ids = array( 0 );
	foreach ( post_authors() as $group ) {
		if ( $group['slug'] === $request['author'] ) {
			$ids = array_merge( $ids, $group['query']['author__in'] );
		}
	}
	return $conditions + array( 'author__in' => $ids );
}
