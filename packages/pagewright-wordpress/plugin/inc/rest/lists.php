<?php
/**
 * The routes of custom/v1 that list entries with fields.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Registers the list of each content type that has one.
 */
function register_list_routes(): void {
	foreach ( content_types() as $name => $type ) {
		if ( 'entries' !== $type['kind'] || ! isset( $type['list'] ) ) {
			continue;
		}
		register_rest_route(
			REST_NAMESPACE,
			'/' . $type['route'],
			array(
				array(
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => static fn( \WP_REST_Request $request ) => serve_entry_list( $name, $request ),
					'permission_callback' => '__return_true',
					'args'                => paging_arguments(),
				),
				'schema' => static fn() => content_schema( $type['list']['source'] ),
			)
		);
	}
}

/**
 * Serves a page of the published entries of a content type. They are in the order that editors chose, then oldest first, so
 * that new entries come last. An entry without valid fields has no page, so it is omitted.
 *
 * @param string           $name    Name of a source.
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function serve_entry_list( string $name, \WP_REST_Request $request ) {
	$type  = sources()[ $name ];
	$page  = $request['page'] ?? 1;
	$query = array(
		'post_type'      => $type['postType'],
		'post_status'    => 'publish',
		'has_password'   => false,
		'meta_key'       => META_KEY,
		'posts_per_page' => $request['per_page'] ?? 10,
		'orderby'        => array(
			'menu_order' => 'ASC',
			'date'       => 'ASC',
			'ID'         => 'ASC',
		),
	);
	$found = new \WP_Query( $query + array( 'paged' => $page ) );
	if ( ! $found->posts && $page > 1 && ( new \WP_Query( $query ) )->posts ) {
		return no_such_page();
	}
	$fields = content_schema( $type['list']['source'] )['items'];
	return paged_response(
		array_map( static fn( $post ) => listed_entry( $post, $fields ), $found->posts ),
		$request,
		$type['route'],
		array(
			'total' => $found->found_posts,
			'pages' => $found->max_num_pages,
		)
	);
}

/**
 * An entry as an item of a list: its name, and the fields that the schema of the list declares.
 *
 * @param \WP_Post             $post   An entry.
 * @param array<string, mixed> $schema Schema of the item.
 * @return array<string, mixed>
 */
function listed_entry( \WP_Post $post, array $schema ): array {
	$fields = served_content( $schema, kept_content( $post->ID ) ?? array() );
	return identity( $post ) + array( 'title' => get_the_title( $post ) ) + (array) $fields;
}

/**
 * The error for a page after the last page of a list.
 */
function no_such_page(): \WP_Error {
	return new \WP_Error(
		'rest_post_invalid_page_number',
		__( 'The page number requested is larger than the number of pages available.', 'pagewright-content' ),
		array( 'status' => 400 )
	);
}

/**
 * A page of a list, with the headers of wp/v2: both totals, and links to the pages before and after it.
 *
 * @param array<int, mixed>            $items   The items of the page.
 * @param \WP_REST_Request             $request The request.
 * @param string                       $route   Path of the list below custom/v1.
 * @param array{total: int, pages: int} $counts  How many items and pages the list has.
 */
function paged_response( array $items, \WP_REST_Request $request, string $route, array $counts ): \WP_REST_Response {
	$page     = $request['page'] ?? 1;
	$address  = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( REST_NAMESPACE . "/$route" ) );
	$response = new \WP_REST_Response( $items );
	$response->header( 'X-WP-Total', (string) $counts['total'] );
	$response->header( 'X-WP-TotalPages', (string) $counts['pages'] );
	if ( $page > 1 ) {
		$response->link_header( 'prev', add_query_arg( 'page', $page - 1, $address ) );
	}
	if ( $page < $counts['pages'] ) {
		$response->link_header( 'next', add_query_arg( 'page', $page + 1, $address ) );
	}
	return $response;
}
