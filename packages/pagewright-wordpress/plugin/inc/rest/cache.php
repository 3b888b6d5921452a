<?php
/**
 * Caching of responses: clients keep a response and ask whether it has changed.
 *
 * The ETag of a response is made from the request and the content version, which changes with all published content. So an
 * answer of 304 needs no query for content.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Whether a request reads published content as a visitor. Responses for users and previews may contain more.
 *
 * @param \WP_REST_Request $request The request.
 */
function is_public_read( \WP_REST_Request $request ): bool {
	$bases   = array_merge( array( 'posts', 'pages', 'media' ), array_column( custom_post_types(), 'postType' ) );
	$is_ours = preg_match( '#^/(custom/v1|wp/v2/(' . implode( '|', $bases ) . '))(/|$)#', $request->get_route() );
	$wrapped = array_intersect_key( $request->get_query_params(), array_flip( array( '_envelope', '_jsonp' ) ) );
	return $is_ours && ! $wrapped && ! is_user_logged_in() && '' === requested_preview( $request ) && in_array( $request->get_method(), array( 'GET', 'HEAD' ), true );
}

/**
 * Identifies the response to a request. First called before WordPress converts the parameters.
 *
 * @param \WP_REST_Request $request The request.
 */
function response_digest( \WP_REST_Request $request ): string {
	static $digests = null;
	$digests ??= new \WeakMap();
	if ( ! isset( $digests[ $request ] ) ) {
		$params = $request->get_query_params();
		ksort( $params );
		$digests[ $request ] = md5( (string) wp_json_encode( array( VERSION, content_version(), rest_url(), $request->get_route(), $params ) ) );
	}
	return $digests[ $request ];
}

/**
 * Whether the client has the current response. Servers that compress a response may add a suffix to its ETag.
 *
 * @param \WP_REST_Request $request The request.
 */
function has_current_response( \WP_REST_Request $request ): bool {
	return str_contains( (string) $request->get_header( 'if_none_match' ), response_digest( $request ) );
}

/**
 * Answers 304 before WordPress runs the route.
 *
 * @param mixed            $response An earlier response; null without one.
 * @param \WP_REST_Server  $server   The server.
 * @param \WP_REST_Request $request  The request.
 * @return mixed
 */
function answer_not_modified( $response, $server, $request ) {
	$is_current = null === $response && is_public_read( $request ) && has_current_response( $request );
	// An array, because WordPress applies `_fields` to it.
	return $is_current ? new \WP_REST_Response( array(), 304 ) : $response;
}

/**
 * Sets the headers for caches. By default, caches must revalidate responses each time.
 *
 * @param \WP_HTTP_Response $response The response.
 * @param \WP_REST_Server   $server   The server.
 * @param \WP_REST_Request  $request  The request.
 * @return \WP_HTTP_Response
 */
function send_cache_headers( $response, $server, $request ) {
	if ( ! is_public_read( $request ) || isset( $response->get_headers()['Cache-Control'] ) ) {
		return $response;
	}
	/**
	 * Filters the Cache-Control header of public content.
	 *
	 * @param string           $value   Value of the header.
	 * @param \WP_REST_Request $request The request.
	 */
	$response->header( 'Cache-Control', apply_filters( 'pagewright_cache_control', 'no-cache', $request ) );
	if ( in_array( $response->get_status(), array( 200, 304 ), true ) ) {
		// Weak, because servers compress responses.
		$response->header( 'ETag', 'W/"' . response_digest( $request ) . '"' );
	}
	if ( 304 === $response->get_status() ) {
		$response->set_data( null );
	}
	return $response;
}

/**
 * Lets browsers of other origins read the ETag.
 *
 * @param string[] $names Names of headers.
 * @return string[]
 */
function expose_response_tag( $names ) {
	return array_merge( $names, array( 'ETag' ) );
}
