<?php
/**
 * WordPress's own front end leads to the site and is not indexed, as soon as the site has answered.
 *
 * @package Pagewright
 */

namespace Pagewright;

const REDIRECT_OPTION = 'pagewright_redirect';

/**
 * Whether the site has answered at another URL than WordPress. If it is at the URL of WordPress or below it, a redirect would lead
 * back to WordPress.
 */
function has_separate_site(): bool {
	return null !== site_description() && ! is_below( site_address(), home_url() );
}

/**
 * Whether visitors of WordPress are redirected to the site.
 */
function is_front_end_redirected(): bool {
	return '1' === get_option( REDIRECT_OPTION, '1' ) && has_separate_site();
}

/**
 * Whether a URL is on the same host as another one, at its path or below it.
 *
 * @param string $url  A URL.
 * @param string $base Another one.
 */
function is_below( string $url, string $base ): bool {
	$host = static fn( $parts ) => strtolower( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? '' );
	$path = static fn( $parts ) => trailingslashit( $parts['path'] ?? '' );
	$url  = wp_parse_url( $url );
	$base = wp_parse_url( $base );
	return $host( $url ) === $host( $base ) && str_starts_with( $path( $url ), $path( $base ) );
}

/**
 * Where the current request of the front end leads on the site: the page of an entry, or the same path.
 *
 * @return array{url: string, status: int}|null Null if WordPress answers itself: forms, previews, feeds, files, robots.txt,
 *                                              entries with a password.
 */
function redirect_target(): ?array {
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
	if ( ! in_array( $method, array( 'get', 'head' ), true ) || get_query_var( 'preview' ) || is_customize_preview() || is_feed() || is_robots() || is_favicon() || is_embed() ) {
		return null;
	}
	$entry = get_queried_object();
	if ( is_singular() && $entry instanceof \WP_Post ) {
		if ( 'publish' !== $entry->post_status || '' !== $entry->post_password || is_attachment() ) {
			return null;
		}
		$url = site_url_of( $entry );
		if ( '' !== $url ) {
			return array(
				'url'    => $url,
				'status' => 301,
			);
		}
	}
	$path = requested_path();
	return null === $path ? null : array(
		'url'    => site_address() . $path,
		'status' => 302,
	);
}

/**
 * The path of the current request below WordPress's own home.
 *
 * @return string|null Begins with a slash. Null for a file, such as a missing upload.
 */
function requested_path(): ?string {
	$uri  = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	$path = '/' . ltrim( (string) strtok( $uri, '?#' ), '/\\' );
	$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
	if ( '' !== $home && str_starts_with( $path, "$home/" ) ) {
		$path = substr( $path, strlen( $home ) );
	}
	// The site has no page for index.php, as of plain permalinks.
	$path = preg_replace( '#^/index\.php(?=/|$)#', '', $path );
	if ( preg_match( '#^/wp-(content|includes|admin|json)(/|$)|\.\w{2,5}$#', $path ) ) {
		return null;
	}
	return '' === untrailingslashit( $path ) ? '/' : untrailingslashit( $path );
}

/**
 * Redirects a visitor of the front end to the site, before WordPress redirects to its own URL of the page.
 */
function redirect_front_end(): void {
	if ( ! is_404() ) {
		redirect_to_site();
	}
}

/**
 * Redirects an unknown path to the site, after WordPress has looked for an entry that had this slug.
 */
function redirect_unknown_path(): void {
	if ( is_404() ) {
		redirect_to_site();
	}
}

/**
 * Redirects the current request to the site, if it has a target there.
 */
function redirect_to_site(): void {
	$target = is_front_end_redirected() ? redirect_target() : null;
	if ( null === $target ) {
		return;
	}
	if ( 302 === $target['status'] ) {
		nocache_headers();
	}
	wp_redirect( $target['url'], $target['status'], 'Pagewright' ); // phpcs:ignore WordPress.Security.SafeRedirect -- the site is another host.
	exit;
}

/**
 * Keeps pages of the front end out of search engines. robots.txt allows them, so that crawlers see the redirects.
 *
 * @param array<string, bool|string> $robots Directives.
 * @return array<string, bool|string>
 */
function no_index( $robots ) {
	return has_separate_site() ? array( 'noindex' => true ) + $robots : $robots;
}

/**
 * Keeps feeds and other files of the front end out of search engines.
 *
 * @param array<string, string> $headers Headers of the response.
 * @return array<string, string>
 */
function send_no_index( $headers ) {
	return has_separate_site() ? array( 'X-Robots-Tag' => 'noindex' ) + $headers : $headers;
}

/**
 * Whether WordPress has a sitemap of its own. It would list the pages of the site under another host.
 *
 * @param bool $is_enabled Whether it is enabled.
 */
function has_own_sitemap( $is_enabled ): bool {
	return $is_enabled && ! has_separate_site();
}
