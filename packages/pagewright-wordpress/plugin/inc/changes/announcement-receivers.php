<?php
/**
 * The receivers of announcements, and the secret that signs them.
 *
 * @package Pagewright
 */

namespace Pagewright;

const RECEIVERS_OPTION = 'pagewright_receivers';
const SECRET_OPTION    = 'pagewright_secret';

/** The path of the receiver of a site that renders on demand, below the address of the site. */
const RECEIVER_PATH = '/_pagewright/purge';

/** The fewest characters that a secret may have. */
const SHORTEST_SECRET = 16;

/**
 * URLs that get each announcement: the constant PAGEWRIGHT_RECEIVERS, or the setting. Both have one URL on each line.
 *
 * @return string[]
 */
function receivers(): array {
	$urls = defined( 'PAGEWRIGHT_RECEIVERS' ) ? PAGEWRIGHT_RECEIVERS : get_option( RECEIVERS_OPTION, '' );
	return urls_of_lines( $urls );
}

/**
 * The URLs of a text.
 *
 * @param mixed $text URLs, separated by white space.
 * @return string[]
 */
function urls_of_lines( $text ): array {
	$lines = is_string( $text ) ? preg_split( '/\s+/', $text, -1, PREG_SPLIT_NO_EMPTY ) : array();
	$urls  = array_map( static fn( $line ) => esc_url_raw( $line, array( 'https', 'http' ) ), $lines );
	return array_values( array_unique( array_filter( $urls, static fn( $url ) => is_string( wp_parse_url( $url, PHP_URL_HOST ) ) ) ) );
}

/**
 * The secret that signs announcements: the constant PAGEWRIGHT_SECRET, or the setting. The receivers have it in the environment
 * variable of the same name.
 */
function announcement_secret(): string {
	$secret = defined( 'PAGEWRIGHT_SECRET' ) ? PAGEWRIGHT_SECRET : get_option( SECRET_OPTION, '' );
	return is_string( $secret ) ? $secret : '';
}

/**
 * Why an announcement was not sent, if there is no secret.
 */
function missing_secret(): string {
	return __( 'Not sent: announcements need a secret', 'pagewright-content' );
}

/**
 * The headers of a request, with its signature if there is a secret.
 *
 * @param string $body The body.
 * @return array<string, string>
 */
function announcement_headers( string $body ): array {
	$headers = array( 'Content-Type' => 'application/json' );
	$secret  = announcement_secret();
	if ( '' === $secret ) {
		return $headers;
	}
	$time = (string) time();
	return $headers + array(
		'X-Pagewright-Timestamp' => $time,
		'X-Pagewright-Signature' => 'sha256=' . hash_hmac( 'sha256', "$time.$body", $secret ),
	);
}

/**
 * The body of an announcement. Each attempt has an ID of its own, because a repeated announcement may contain more changes.
 *
 * @param array<string, mixed> $content `test`, `held`, or `all` and `changes`.
 */
function announcement_body( array $content ): string {
	return (string) wp_json_encode(
		array(
			'version' => 1,
			'id'      => wp_generate_uuid4(),
			'source'  => home_url(),
		) + array_filter( $content ) + array( 'changes' => array() )
	);
}

/**
 * Sends an announcement.
 *
 * @param string               $url     URL of the receiver.
 * @param array<string, mixed> $content `test`, `held`, or `all` and `changes`.
 * @param int                  $timeout Seconds.
 * @return array{ok: bool, outcome: string, body: string} `outcome` is the HTTP status or the error, `body` the body of the response.
 */
function send_announcement( string $url, array $content, int $timeout = 5 ): array {
	$body     = announcement_body( $content );
	$response = wp_remote_post(
		$url,
		array(
			'headers' => announcement_headers( $body ),
			'body'    => $body,
			// A receiver answers with a few lines, and a list of held content with some more.
			'limit_response_size' => MB_IN_BYTES,
		) + outgoing_request( $timeout )
	);
	$status   = (int) wp_remote_retrieve_response_code( $response );
	return array(
		'ok'      => 200 <= $status && $status < 300,
		'outcome' => is_wp_error( $response ) ? $response->get_error_message() : $status . explained_status( $status ),
		'body'    => wp_remote_retrieve_body( $response ),
	);
}

/**
 * What a status means that receivers answer with, and what to do.
 *
 * @param int $status HTTP status.
 * @return string Begins with a colon; empty if the status needs no explanation.
 */
function explained_status( int $status ): string {
	$reasons = array(
		401 => __( ': the receiver has another secret, or the clocks differ', 'pagewright-content' ),
		404 => __( ': there is no receiver at this URL', 'pagewright-content' ),
		405 => __( ': there is no receiver at this URL', 'pagewright-content' ),
	);
	if ( 300 <= $status && $status < 400 ) {
		return __( ': the URL redirects. Enter the URL that it redirects to', 'pagewright-content' );
	}
	return $reasons[ $status ] ?? '';
}
