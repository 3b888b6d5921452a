<?php
/**
 * Previews over REST: what a token names, and reads that are answered with the draft.
 *
 * @package Pagewright
 */

namespace Pagewright;

const PREVIEW_HEADER = 'X-Pagewright-Preview';

/**
 * `GET custom/v1/preview`.
 */
function register_preview_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/preview',
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => __NAMESPACE__ . '\\serve_preview',
			// The token is verified before: see preview_request().
			'permission_callback' => '__return_true',
			'args'                => array(),
		)
	);
}

/**
 * The token of a request for content.
 *
 * @param \WP_REST_Request $request The request.
 */
function requested_preview( \WP_REST_Request $request ): string {
	$is_read = in_array( $request->get_method(), array( 'GET', 'HEAD' ), true );
	return $is_read && preg_match( '#^/(custom/v1|wp/v2)/#', $request->get_route() ) ? (string) $request->get_header( PREVIEW_HEADER ) : '';
}

/**
 * Starts the preview for a request with a valid token, and refuses one with another token.
 *
 * @param mixed            $result  Null unless another filter has responded.
 * @param \WP_REST_Server  $server  The server.
 * @param \WP_REST_Request $request The request.
 * @return mixed
 */
function preview_request( $result, $server, $request ) {
	$token = requested_preview( $request );
	if ( null !== $result || '' === $token ) {
		return $result;
	}
	$verified = verified_preview( $token );
	if ( is_wp_error( $verified ) ) {
		return $verified;
	}
	current_preview( $verified );
	return $result;
}

/**
 * Keeps the responses to requests with a token out of all caches.
 *
 * @param \WP_HTTP_Response $response The response.
 * @param \WP_REST_Server   $server   The server.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_HTTP_Response
 */
function never_cache_preview( $response, $server, $request ) {
	if ( '' !== requested_preview( $request ) || '/' . REST_NAMESPACE . '/preview' === $request->get_route() ) {
		$response->header( 'Cache-Control', 'no-store, private' );
	}
	return $response;
}

/**
 * Allows scripts of the site, and of no other origin, to send a token.
 *
 * @param string[] $headers Request headers that WordPress allows.
 * @return string[]
 */
function allow_preview_header( $headers ) {
	if ( in_array( get_http_origin(), preview_origins(), true ) ) {
		$headers[] = PREVIEW_HEADER;
	}
	return $headers;
}

/**
 * Lets browsers remember that the site may send a token. Otherwise an open preview asks every few seconds.
 *
 * @param \WP_HTTP_Response $response The response.
 * @param \WP_REST_Server   $server   The server.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_HTTP_Response
 */
function remember_preflight( $response, $server, $request ) {
	if ( 'OPTIONS' === $request->get_method() && in_array( get_http_origin(), preview_origins(), true ) ) {
		$response->header( 'Access-Control-Max-Age', (string) PREVIEW_LIFETIME );
	}
	return $response;
}

/**
 * Origins that may send a token: the origin of the site and, on a local WordPress, the origin of a development server.
 *
 * @return string[]
 */
function preview_origins(): array {
	$origins = array( origin_of( site_address() ) );
	$origin  = (string) get_http_origin();
	if ( 'local' === wp_get_environment_type() && in_array( wp_parse_url( $origin, PHP_URL_HOST ), array( 'localhost', '127.0.0.1' ), true ) ) {
		$origins[] = $origin;
	}
	/**
	 * Filters the origins whose scripts may read drafts with a preview token.
	 *
	 * @param string[] $origins Origins, such as https://www.example.com.
	 */
	return array_filter( (array) apply_filters( 'pagewright_preview_origins', $origins ) );
}

/**
 * The origin of a URL; empty if it is not a URL.
 *
 * @param string $url A URL.
 */
function origin_of( string $url ): string {
	$parts = wp_parse_url( $url );
	if ( empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
		return '';
	}
	return strtolower( $parts['scheme'] . '://' . $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * Serves what a token names. For a user, it renews the token.
 *
 * @return \WP_REST_Response|\WP_Error
 */
function serve_preview() {
	$preview = current_preview();
	if ( ! $preview ) {
		return preview_refused( 'invalid' );
	}
	$entry = $preview['entry'];
	$shown = $preview['shown'];
	$token = $preview['token'];
	$until = (int) ( $token['until'] ?? 0 );
	$about = array(
		'type'     => type_of( $entry->post_type ),
		'slug'     => $shown->post_name,
		'status'   => $entry->post_status,
		'label'    => get_post_status_object( $entry->post_status )->label ?? $entry->post_status,
		'title'    => wp_strip_all_tags( get_the_title( $shown ) ),
		'modified' => served_date( $shown, 'modified' ),
		'version'  => version_of_draft( $preview ),
		'expires'  => gmdate( DATE_RFC3339, (int) $token['expires'] ),
		'errors'   => errors_of_draft( $preview ),
	);
	if ( 0 !== $token['user'] ) {
		$about['expires'] = gmdate( DATE_RFC3339, min( time() + PREVIEW_LIFETIME, $until ) );
		$about['edit']    = admin_url( 'post.php?post=' . $entry->ID . '&action=edit' );
		$about['token']   = preview_token( $entry->ID, $token['user'], (int) ( $token['thumbnail'] ?? 0 ), $until );
	}
	return rest_ensure_response( $about );
}

/**
 * A digest of all that the preview of an entry shows. It differs after each change, also within the same second.
 *
 * @param array<string, mixed> $preview The result of `current_preview`.
 */
function version_of_draft( array $preview ): string {
	$shown  = $preview['shown'];
	$id     = $shown->ID;
	$parts  = array( $shown->post_title, $shown->post_content, $shown->post_excerpt, $shown->post_name, $shown->post_date );
	$meta   = array_unique( array_merge( wp_post_revision_meta_keys( $shown->post_type ), array( '_thumbnail_id' ) ) );
	$values = array_map( static fn( $key ) => get_post_meta( $id, $key, true ), array_values( $meta ) );
	return md5( (string) wp_json_encode( array( $preview['entry']->post_status, $parts, $values ) ) );
}

/**
 * The errors that keep a draft from being published, with the names of the fields.
 *
 * @param array<string, mixed> $preview The result of `current_preview`.
 * @return string[]
 */
function errors_of_draft( array $preview ): array {
	$shown  = $preview['shown'];
	$errors = publish_errors( $shown->post_type, $shown->post_title, kept_content( $shown->ID ) );
	return array_values( placed_errors( $shown->post_type, $errors ) );
}
