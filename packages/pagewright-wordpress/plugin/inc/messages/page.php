<?php
/**
 * The response to a form as a page, for a browser without script.
 *
 * @package Pagewright
 */

namespace Pagewright;

const FORM_PAGE_STYLE = ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif}';

/**
 * Serves a page if a browser submitted the form without script.
 *
 * @param bool              $served  Whether the response has been sent.
 * @param \WP_HTTP_Response $result  The response.
 * @param \WP_REST_Request  $request The request.
 */
function serve_form_page( $served, $result, $request ) {
	if ( $served || ! is_form_request( $request ) || ! wants_page( $request ) ) {
		return $served;
	}
	$style = base64_encode( hash( 'sha256', FORM_PAGE_STYLE, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of policies.
	header( 'Content-Type: text/html; charset=UTF-8' );
	header( "Content-Security-Policy: default-src 'none'; style-src 'sha256-$style'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" );
	header( 'Cache-Control: no-store' );
	header( 'Referrer-Policy: no-referrer' );
	print_form_page( $result );
	return true;
}

/**
 * Whether the client expects a page: it sent a form and prefers HTML to JSON.
 *
 * @param \WP_REST_Request $request The request.
 */
function wants_page( \WP_REST_Request $request ): bool {
	$accept = (string) $request->get_header( 'accept' );
	return is_form_encoded( $request ) && accept_preference( $accept, 'text/html' ) > accept_preference( $accept, 'application/json' );
}

/**
 * Quality of a media type in an Accept header, from 0 to 1; 0 if the header does not name it.
 *
 * @param string $accept Header of the request.
 * @param string $type   Media type.
 */
function accept_preference( string $accept, string $type ): float {
	foreach ( explode( ',', $accept ) as $range ) {
		$parts = explode( ';', $range );
		if ( strtolower( trim( $parts[0] ) ) === $type ) {
			return preg_match( '/;\s*q=([\d.]+)/i', $range, $quality ) ? (float) $quality[1] : 1.0;
		}
	}
	return 0.0;
}

/**
 * Prints the page. It repeats nothing that was sent, so nothing can be injected.
 *
 * @param \WP_HTTP_Response $result The response.
 */
function print_form_page( $result ): void {
	$is_stored = 200 === $result->get_status();
	$title     = $is_stored ? __( 'Thank you', 'pagewright-content' ) : __( 'Your message was not sent', 'pagewright-content' );
	$lines     = $is_stored ? array( __( 'Your message was received.', 'pagewright-content' ) ) : rejection_reasons( $result );
	$lines[]   = $is_stored
		? __( 'The Back button of your browser returns to the page that you came from.', 'pagewright-content' )
		: __( 'What you wrote is still in the form: return to it with the Back button of your browser.', 'pagewright-content' );
	printf(
		'<!doctype html>
<html lang="%1$s">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>%2$s</title>
<style>%3$s</style>
</head>
<body>
<main>
<h1>%2$s</h1>
<p>%4$s</p>
</main>
</body>
</html>
',
		esc_attr( get_bloginfo( 'language' ) ),
		esc_html( $title ),
		FORM_PAGE_STYLE, // phpcs:ignore WordPress.Security.EscapeOutput -- a constant, whose hash is in the policy.
		implode( "</p>\n<p>", array_map( 'esc_html', $lines ) ) // phpcs:ignore WordPress.Security.EscapeOutput
	);
}

/**
 * Why a message was rejected, one sentence for each reason.
 *
 * @param \WP_HTTP_Response $result The response.
 * @return string[]
 */
function rejection_reasons( $result ): array {
	if ( 413 === $result->get_status() ) {
		return array( __( 'The message is too long. Please shorten it.', 'pagewright-content' ) );
	}
	if ( 429 === $result->get_status() ) {
		return array( __( 'Too many messages were sent from your network. Please try again in a few minutes.', 'pagewright-content' ) );
	}
	$advice = array(
		'name'    => __( 'Name: write 1 to 100 characters.', 'pagewright-content' ),
		'email'   => __( 'Email: write an address such as name@example.com.', 'pagewright-content' ),
		'phone'   => __( 'Phone: write at most 40 characters.', 'pagewright-content' ),
		'message' => __( 'Message: write 1 to 10,000 characters.', 'pagewright-content' ),
	);
	// Missing parameters are an array of names; invalid ones are the keys of their errors.
	$params = (array) ( $result->get_data()['data']['params'] ?? array() );
	$names  = isset( $params[0] ) ? $params : array_keys( $params );
	if ( ! $names ) {
		return array( __( 'It could not be stored. Please try again in a few minutes.', 'pagewright-content' ) );
	}
	$lines = array_values( array_intersect_key( $advice, array_flip( $names ) ) );
	return $lines ? $lines : array( __( 'One of the other fields is too long: write at most 10,000 characters.', 'pagewright-content' ) );
}
