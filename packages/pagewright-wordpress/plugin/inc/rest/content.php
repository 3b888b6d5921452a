<?php
/**
 * The routes of custom/v1 that serve fields.
 *
 * @package Pagewright
 */

namespace Pagewright;

const REST_NAMESPACE = 'custom/v1';

/**
 * Registers the route of each page and of each content type with entries.
 */
function register_content_routes(): void {
	foreach ( field_types() as $name => $source ) {
		$has_slug = 'entries' === $source['kind'];
		register_rest_route(
			REST_NAMESPACE,
			'/' . $source['route'] . ( $has_slug ? '/(?P<slug>[^/]+)' : '' ),
			array(
				array(
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => static fn( \WP_REST_Request $request ) => serve_entry( $name, $request ),
					// Published content of a public site.
					'permission_callback' => '__return_true',
					'args'                => $has_slug ? array( 'slug' => slug_argument() ) : array(),
				),
				'schema' => static fn() => content_schema( $name ),
			)
		);
	}
}

/**
 * The argument of a route that names an entry.
 *
 * @return array<string, mixed>
 */
function slug_argument(): array {
	return array(
		'description'       => __( 'Slug of the entry. Some routes accept its ID too.', 'pagewright-content' ),
		'type'              => 'string',
		'required'          => true,
		// Wrapped: the second argument is the request.
		'sanitize_callback' => static fn( $value ) => requested_slug( $value ),
	);
}

/**
 * A slug of a request as WordPress stores it: percent-encoded, in lower case. sanitize_title() would drop signs and invisible characters, so
 * that a request for one slug would find the entry with another. Capital letters are encoded, because no slug has them.
 *
 * @param mixed $value The slug, decoded or encoded. Empty if it is not a text.
 */
function requested_slug( $value ): string {
	$encoded = is_scalar( $value ) ? rawurlencode( rawurldecode( (string) $value ) ) : '';
	$stored  = preg_replace_callback(
		'/%[0-9A-F]{2}|[A-Z.~]/',
		static fn( $found ) => strtolower( 1 === strlen( $found[0] ) ? '%' . bin2hex( $found[0] ) : $found[0] ),
		$encoded
	);
	return sanitize_title_for_query( (string) $stored );
}

/**
 * Serves the fields of an entry.
 *
 * @param string           $name    Name of a source.
 * @param \WP_REST_Request $request The request.
 * @return \WP_REST_Response|\WP_Error
 */
function serve_entry( string $name, \WP_REST_Request $request ) {
	$post    = find_entry( $name, (string) $request['slug'] );
	$content = $post ? kept_content( $post->ID ) : null;
	if ( null === $content ) {
		return no_such_entry();
	}
	$fields = served_content( fields_schema( $name ), $content );
	return rest_ensure_response( identity( $post ) + (array) $fields );
}

/**
 * The published entry of a request.
 *
 * @param string $name Name of a source.
 * @param string $slug Slug or ID; empty for a source with one entry.
 */
function find_entry( string $name, string $slug ): ?\WP_Post {
	$source = sources()[ $name ];
	$query  = array(
		'post_type'        => $source['postType'],
		'post_status'      => 'publish',
		'has_password'     => false,
		'posts_per_page'   => 1,
		'no_found_rows'    => true,
		'suppress_filters' => false,
	);
	if ( 'page' === $source['kind'] ) {
		return get_posts( $query )[0] ?? null;
	}
	if ( '' === $slug ) {
		return null;
	}
	$found = get_posts( $query + array( 'name' => $slug ) );
	if ( ! $found && 'slug-or-id' === $source['by'] && ctype_digit( $slug ) && (int) $slug > 0 ) {
		$found = get_posts( $query + array( 'p' => (int) $slug ) );
	}
	return $found[0] ?? null;
}

/**
 * The properties that identify an entry.
 *
 * @param \WP_Post $post An entry.
 * @return array{id: int, slug: string}
 */
function identity( \WP_Post $post ): array {
	return array(
		'id'   => $post->ID,
		'slug' => $post->post_name,
	);
}

/**
 * The error for an entry that does not exist or is not published.
 */
function no_such_entry(): \WP_Error {
	return new \WP_Error(
		'rest_not_found',
		__( 'There is no such entry.', 'pagewright-content' ),
		array( 'status' => 404 )
	);
}
