<?php
/**
 * Content that a site holds back: it still shows an entry that the service no longer returns, because nothing says that somebody has
 * removed it. The receivers of announcements list it, and accept that it is gone.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** Accepts everything that a receiver holds back. */
const ACCEPT_ALL = '*';

/**
 * Asks a receiver for the content that it holds back. Before that, the receiver accepts that some of it is gone.
 *
 * @param string   $url    URL of the receiver.
 * @param string[] $accept Keys of what to accept, or ACCEPT_ALL.
 * @return array{held: array<int, array{key: string, what: string, url: string, since: int}>|null, error: string} `held` is null if
 *         the receiver does not list it, or if there is an error.
 */
function ask_for_held( string $url, array $accept = array() ): array {
	if ( '' === announcement_secret() ) {
		return array(
			'held'  => null,
			'error' => missing_secret(),
		);
	}
	$sent = send_announcement( $url, array( 'held' => array( 'accept' => array_values( $accept ) ) ) );
	return array(
		'held'  => $sent['ok'] ? held_of_answer( $url, $sent['body'] ) : null,
		'error' => $sent['ok'] ? '' : $sent['outcome'],
	);
}

/**
 * The held content in an answer.
 *
 * @param string $url  URL of the receiver.
 * @param string $body Body of the answer.
 * @return array<int, array{key: string, what: string, url: string, since: int}>|null Null if it has no list, as from an older version.
 */
function held_of_answer( string $url, string $body ): ?array {
	$answer = json_decode( $body, true );
	$listed = is_array( $answer ) ? ( $answer['held'] ?? null ) : null;
	if ( ! is_array( $listed ) ) {
		return null;
	}
	$held = array();
	foreach ( $listed as $item ) {
		$texts = array();
		foreach ( array( 'key', 'path', 'what', 'since' ) as $name ) {
			$texts[ $name ] = is_array( $item ) && is_string( $item[ $name ] ?? null ) ? $item[ $name ] : '';
		}
		if ( '' !== $texts['key'] ) {
			$held[] = array(
				'key'   => $texts['key'],
				'what'  => '' === $texts['what'] ? $texts['key'] : $texts['what'],
				'url'   => is_site_path( $texts['path'] ) ? site_of_receiver( $url ) . $texts['path'] : '',
				'since' => (int) strtotime( $texts['since'] ),
			);
		}
	}
	return $held;
}

/**
 * The address of the site that a receiver belongs to: its own address if it is the route of a site, or else the address in the settings.
 *
 * @param string $url URL of the receiver.
 */
function site_of_receiver( string $url ): string {
	return str_ends_with( $url, RECEIVER_PATH ) ? substr( $url, 0, -strlen( RECEIVER_PATH ) ) : site_address();
}
