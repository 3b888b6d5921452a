<?php
/**
 * The routes of custom/v1 that serve posts.
 *
 * @package Pagewright
 */

namespace Pagewright;

const RECENT_POSTS = 4;

/**
 * The content type of posts.
 *
 * @return array<string, mixed>|null Null if the site does not declare it.
 */
function posts_type(): ?array {
	$name = source_of_type( 'post' );
	return $name ? array( 'source' => $name ) + sources()[ $name ] : null;
}

/**
 * Registers the routes of all posts and of one post.
 */
function register_post_routes(): void {
	$type = posts_type();
	if ( ! $type ) {
		return;
	}
	register_rest_route(
		REST_NAMESPACE,
		'/' . $type['list']['route'],
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => __NAMESPACE__ . '\\serve_all_posts',
				'permission_callback' => '__return_true',
				'args'                => paging_arguments() + group_arguments(),
			),
			'schema' => static fn() => content_schema( $type['list']['source'] ),
		)
	);
	register_rest_route(
		REST_NAMESPACE,
		'/' . $type['route'] . '/(?P<slug>[^/]+)',
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => __NAMESPACE__ . '\\serve_post',
				'permission_callback' => '__return_true',
				'args'                => array( 'slug' => slug_argument() ),
			),
			'schema' => static fn() => content_schema( $type['source'] ),
		)
	);
}

/**
 * The page of a list and its size. They have no defaults: without both, the list is complete.
 *
 * @return array<string, array<string, mixed>>
 */
function paging_arguments(): array {
	return array(
		'page'     => array(
			'description' => __( 'Number of the page, from 1.', 'pagewright-content' ),
			'type'        => 'integer',
			'minimum'     => 1,
		),
		'per_page' => array(
			'description' => __( 'Number of entries on a page; 10 if only the page is given.', 'pagewright-content' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => 100,
		),
	);
}

/**
 * The parameters that select the posts of a topic, of a tag or of an author, by slug.
 *
 * @return array<string, array<string, mixed>>
 */
function group_arguments(): array {
	return array_fill_keys( array( 'topic', 'tag', 'author' ), array( 'required' => false ) + slug_argument() );
}

/**
 * Finds published posts that anyone may read, newest first.
 *
 * @param array<string, mixed> $query Further conditions.
 */
function find_open_posts( array $query ): \WP_Query {
	$found = new \WP_Query(
		$query + array(
			'post_type'           => 'post',
			'post_status'         => 'publish',
			'has_password'        => false,
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
			'orderby'             => array(
				'date' => 'DESC',
				'ID'   => 'DESC',
			),
		)
	);
	if ( $found->query_vars['update_post_meta_cache'] ) {
		update_post_thumbnail_cache( $found );
	}
	return $found;
}

/**
 * Published posts that anyone may read, newest first.
 *
 * @param array<string, mixed> $query Further conditions.
 * @return \WP_Post[]
 */
function open_posts( array $query ): array {
	return find_open_posts( $query )->posts;
}

/**
 * Serves all posts, or one page of them.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function serve_all_posts( \WP_REST_Request $request ) {
	$is_paged = isset( $request['page'] ) || isset( $request['per_page'] );
	$page     = $request['page'] ?? 1;
	// Fields that the request does not name are not made: an excerpt renders the whole text.
	$fields = wp_parse_list( $request['_fields'] ?? array() );
	$needs  = static fn( $name ) => ! $fields || rest_is_field_included( $name, $fields );
	$chosen = group_conditions( $request );
	$found  = find_open_posts(
		$chosen + array(
			'posts_per_page'         => $is_paged ? ( $request['per_page'] ?? 10 ) : -1,
			'paged'                  => $page,
			'no_found_rows'          => ! $is_paged,
			'update_post_meta_cache' => $needs( 'featured_image' ) || $needs( 'minutes' ),
			'update_post_term_cache' => $needs( 'topics' ),
		)
	);
	// WordPress returns no total for an empty page: it may be after the last page, or there may be no posts.
	if ( ! $found->posts && $page > 1 && open_posts( $chosen + array( 'posts_per_page' => 1 ) ) ) {
		return no_such_page();
	}
	$total = $is_paged ? $found->found_posts : $found->post_count;
	return paged_response(
		array_map( static fn( $post ) => listed_post( $post, $fields ), $found->posts ),
		$request,
		posts_type()['list']['route'],
		array(
			'total' => $total,
			'pages' => $is_paged ? $found->max_num_pages : min( $total, 1 ),
		)
	);
}

/**
 * A post as an item of a list.
 *
 * @param \WP_Post $post   A post.
 * @param string[] $fields Names of the fields to include; all if empty.
 * @return array<string, mixed>
 */
function listed_post( \WP_Post $post, array $fields = array() ): array {
	$makers = array(
		'title'          => static fn() => get_the_title( $post ),
		'excerpt'        => static fn() => served_excerpt( $post ),
		'featured_image' => static fn() => served_attachment( (int) get_post_thumbnail_id( $post ) ),
		'date'           => static fn() => served_date( $post, 'date' ),
		'author'         => static fn() => served_author( $post ),
		'topics'         => static fn() => groups_of_post( 'category', $post ),
		'minutes'        => static fn() => reading_minutes( $post ),
		'sticky'         => static fn() => is_sticky( $post->ID ),
	);
	$named  = array_filter( $makers, static fn( $name ) => ! $fields || rest_is_field_included( $name, $fields ), ARRAY_FILTER_USE_KEY );
	return identity( $post ) + array_map( static fn( $make ) => $make(), $named );
}

/**
 * The excerpt as wp/v2 returns it, without brackets around its ellipsis.
 *
 * @param \WP_Post $post A post.
 */
function served_excerpt( \WP_Post $post ): string {
	/** This filter is documented in wp-includes/post-template.php */
	$excerpt = apply_filters( 'get_the_excerpt', $post->post_excerpt, $post );
	/** This filter is documented in wp-includes/post-template.php */
	return str_replace( ' [&hellip;]', '&hellip;', (string) apply_filters( 'the_excerpt', $excerpt ) );
}

/**
 * The excerpt that somebody wrote; empty if WordPress would make one of the text.
 *
 * @param \WP_Post $post A post.
 */
function written_excerpt( \WP_Post $post ): string {
	return has_excerpt( $post ) ? served_excerpt( $post ) : '';
}

/**
 * Serves a post. The first element of `details` is the list of its sections.
 *
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function serve_post( \WP_REST_Request $request ) {
	$slug = (string) $request['slug'];
	$post = '' === $slug ? null : ( open_posts(
		array(
			'name'           => $slug,
			'posts_per_page' => 1,
		)
	)[0] ?? null );
	if ( ! $post ) {
		return no_such_entry();
	}
	$fields   = (array) served_content( fields_schema( posts_type()['source'] ), kept_content( $post->ID ) ?? array() );
	$picture  = $fields['hero_image'] ?? false;
	$sections = $fields['sections'] ?? array();
	$others   = open_posts(
		array(
			'posts_per_page' => RECENT_POSTS,
			'post__not_in'   => array( $post->ID ),
		)
	);
	return rest_ensure_response(
		identity( $post ) + array(
			'hero_heading'    => $fields['hero_heading'] ?? get_the_title( $post ),
			'hero_image'      => $picture ? $picture : served_attachment( (int) get_post_thumbnail_id( $post ) ),
			'excerpt'         => served_excerpt( $post ),
			'written_excerpt' => written_excerpt( $post ),
			'date'            => served_date( $post, 'date' ),
			'modified'        => served_date( $post, 'modified' ),
			'author'          => served_author( $post ),
			'minutes'         => reading_minutes( $post ),
			'topics'          => groups_of_post( 'category', $post ),
			'tags'            => groups_of_post( 'post_tag', $post ),
			'authors'         => authors_of_post( $post ),
			'seo'             => $fields['seo'] ?? false,
			'details'         => array( $sections ? $sections : sections_of_text( $post ) ),
			'recent_posts'    => array_map( static fn( $other ) => listed_post( $other ), $others ),
		)
	);
}
