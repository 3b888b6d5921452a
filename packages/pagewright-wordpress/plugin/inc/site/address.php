<?php
/**
 * The address of the site, and the file in which the site describes itself.
 *
 * @package Pagewright
 */

namespace Pagewright;

const SITE_OPTION      = 'pagewright_site_url';
const SITE_DESCRIPTION = 'pagewright_site_description';
const SITE_EVENT       = 'pagewright_fetch_site';

/**
 * The URL of the site without a trailing slash: the constant PAGEWRIGHT_SITE_URL, or the setting. Empty if neither is set.
 */
function site_address(): string {
	$url = defined( 'PAGEWRIGHT_SITE_URL' ) ? PAGEWRIGHT_SITE_URL : get_option( SITE_OPTION, '' );
	return clean_site_address( $url );
}

/**
 * An http or https URL without query, fragment and trailing slash. Empty if the input is none.
 *
 * @param mixed $value The input.
 */
function clean_site_address( $value ): string {
	$url  = is_string( $value ) ? esc_url_raw( trim( $value ), array( 'https', 'http' ) ) : '';
	$host = wp_parse_url( $url, PHP_URL_HOST );
	// esc_url_raw() encodes the spaces of "not a URL".
	return is_string( $host ) && '' !== $host && ! str_contains( $host, '%' ) ? untrailingslashit( strtok( $url, '?#' ) ) : '';
}

/**
 * Options of requests to addresses that an administrator has entered. On a network of sites, WordPress rejects URLs in private
 * networks, because administrators of one site must not reach them. Redirects of a POST request would lose its body.
 *
 * @param int $timeout Seconds.
 * @return array<string, mixed>
 */
function outgoing_request( int $timeout ): array {
	return array(
		'timeout'            => $timeout,
		'redirection'        => 0,
		'reject_unsafe_urls' => is_multisite(),
	);
}

/**
 * The result of the last attempt to read `pagewright.json` from the current address.
 *
 * @return array{url: string, time: int, error: string, description: array|null}|null Null without an attempt.
 */
function site_fetch_result(): ?array {
	$kept = get_option( SITE_DESCRIPTION );
	return is_array( $kept ) && '' !== site_address() && ( $kept['url'] ?? '' ) === site_address() ? $kept : null;
}

/**
 * The last `pagewright.json` that could be read from the current address.
 *
 * @return array{routes: array<string, string[]>, preview: string}|null Null if it was never read.
 */
function site_description(): ?array {
	return site_fetch_result()['description'] ?? null;
}

/**
 * Reads `pagewright.json` of the site and keeps it. A failure keeps the last good copy of the same address.
 *
 * @return string The error; empty if the file was read.
 */
function fetch_site_description(): string {
	$url = site_address();
	if ( '' === $url ) {
		delete_option( SITE_DESCRIPTION );
		return '';
	}
	$response    = wp_remote_get( "$url/pagewright.json", array( 'redirection' => 2 ) + outgoing_request( 5 ) );
	$status      = (int) wp_remote_retrieve_response_code( $response );
	$description = 200 === $status ? parse_site_description( wp_remote_retrieve_body( $response ) ) : null;
	$error       = '';
	if ( is_wp_error( $response ) ) {
		$error = $response->get_error_message();
	} elseif ( 200 !== $status ) {
		/* translators: 1: URL, 2: HTTP status. */
		$error = sprintf( __( '%1$s answered with status %2$d. Build and publish the site with a current version of Pagewright.', 'pagewright-content' ), "$url/pagewright.json", $status );
	} elseif ( null === $description ) {
		/* translators: %s: URL. */
		$error = sprintf( __( '%s is not the file that a build of Pagewright writes. Check the address of the site.', 'pagewright-content' ), "$url/pagewright.json" );
	}
	update_option(
		SITE_DESCRIPTION,
		array(
			'url'         => $url,
			'time'        => time(),
			'error'       => $error,
			'description' => $description ?? site_description(),
		)
	);
	return $error;
}

/**
 * Parses `pagewright.json`.
 *
 * @param string $text JSON.
 * @return array{routes: array<string, string[]>, preview: string}|null Null if it has another form or version.
 */
function parse_site_description( string $text ): ?array {
	$data = json_decode( $text, true );
	if ( ! is_array( $data ) || 1 !== ( $data['version'] ?? null ) || ! is_array( $data['routes'] ?? null ) ) {
		return null;
	}
	$is_path = __NAMESPACE__ . '\\is_site_path';
	$routes  = array();
	foreach ( $data['routes'] as $type => $patterns ) {
		if ( ! is_array( $patterns ) || ! $patterns || array_filter( $patterns, $is_path ) !== $patterns ) {
			return null;
		}
		$routes[ (string) $type ] = array_values( $patterns );
	}
	$preview = $data['preview'] ?? '';
	return array(
		'routes'  => $routes,
		'preview' => $is_path( $preview ) ? $preview : '',
	);
}

/**
 * Whether a value is a path of the site, or a pattern of paths.
 *
 * @param mixed $value The value.
 */
function is_site_path( $value ): bool {
	return is_string( $value ) && 1 === preg_match( '#^/(?!/)[^\s\\\\?\#]*$#', $value );
}

/**
 * Fetches the description of the site in the background: when the address is new, and each hour while someone uses wp-admin,
 * since a new build may have other routes.
 */
function schedule_site_fetch(): void {
	$kept   = site_fetch_result();
	$is_due = ! $kept || $kept['time'] < time() - ( '' === $kept['error'] ? HOUR_IN_SECONDS : 5 * MINUTE_IN_SECONDS );
	if ( '' !== site_address() && $is_due && ! wp_next_scheduled( SITE_EVENT ) ) {
		wp_schedule_single_event( time(), SITE_EVENT );
	}
}

/**
 * The name of a content type, as the sources of the site name it.
 *
 * @param string $post_type A post type.
 * @return string|null Null for a post type that the site does not show.
 */
function type_of( string $post_type ): ?string {
	foreach ( content_types() as $name => $type ) {
		if ( $type['postType'] === $post_type ) {
			return $name;
		}
	}
	return null;
}

/**
 * The canonical route of a post type on the site.
 *
 * @param string $post_type A post type.
 * @return string A pattern such as `/services/:slug`; empty if the site has no page for it.
 */
function site_route_of( string $post_type ): string {
	$type = type_of( $post_type );
	return null === $type ? '' : ( site_description()['routes'][ $type ][0] ?? '' );
}

/**
 * The URL of an entry on the site, whether or not it is published.
 *
 * @param \WP_Post $post An entry.
 * @return string Empty if the address of the site is unknown, or if the entry has no page or no slug.
 */
function site_url_of( \WP_Post $post ): string {
	$route = site_route_of( $post->post_type );
	return site_url_with_slug( $route, rawurlencode( rawurldecode( $post->post_name ) ) );
}

/**
 * The URL of a route on the site.
 *
 * @param string $route A route pattern with at most one param; may be empty.
 * @param string $slug  The value of the param, encoded.
 * @return string Empty without a route, or without the slug that it needs.
 */
function site_url_with_slug( string $route, string $slug ): string {
	if ( '' === $route || ( '' === $slug && str_contains( $route, '/:' ) ) ) {
		return '';
	}
	$path = preg_replace_callback( '#/:[A-Za-z]\w*#', static fn() => "/$slug", $route );
	return site_address() . $path;
}
