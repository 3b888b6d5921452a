<?php
/**
 * Signed tokens that name the draft of one entry.
 *
 * A token is `base64url(json) + "." + base64url(signature)`. The JSON has `entry`, `user` (0 for a shared link), `expires`
 * (Unix seconds), and for a user `until`, after which the token is not renewed, and `thumbnail`, a featured image that is not
 * saved yet; for a shared link its ID, `link`.
 *
 * @package Pagewright
 */

namespace Pagewright;

const PREVIEW_LIFETIME = 10 * MINUTE_IN_SECONDS;
const PREVIEW_RENEWAL  = 12 * HOUR_IN_SECONDS;
const MAX_TOKEN_LENGTH = 1000;

/**
 * A token with which a user sees the draft of an entry.
 *
 * @param int      $entry     ID of the entry.
 * @param int      $user      ID of the user.
 * @param int      $thumbnail ID of a featured image that is not saved yet, or 0.
 * @param int|null $until     Unix time after which the token is not renewed; null for a new preview.
 */
function preview_token( int $entry, int $user, int $thumbnail = 0, ?int $until = null ): string {
	$until = $until ?? time() + PREVIEW_RENEWAL;
	return signed_preview(
		array(
			'entry'     => $entry,
			'user'      => $user,
			'expires'   => min( time() + PREVIEW_LIFETIME, $until ),
			'until'     => $until,
			'thumbnail' => $thumbnail,
		)
	);
}

/**
 * Signs the payload of a token.
 *
 * @param array<string, int|string> $payload Payload.
 */
function signed_preview( array $payload ): string {
	$json = (string) wp_json_encode( $payload );
	return base64url( $json ) . '.' . base64url( preview_signature( $json, (int) $payload['user'] ) );
}

/**
 * The signature of a payload. It depends on the password of the user, so changing the password ends all previews.
 *
 * @param string $json The payload.
 * @param int    $user ID of the user, or 0.
 */
function preview_signature( string $json, int $user ): string {
	$account = $user > 0 ? get_userdata( $user ) : false;
	$secret  = wp_salt( 'auth' ) . '|pagewright-preview|' . ( $account ? $account->user_pass : '' );
	return hash_hmac( 'sha256', $json, $secret, true );
}

/**
 * Verifies a token.
 *
 * @param string $token The token.
 * @return array<string, mixed>|\WP_Error Its payload, with `post` (the entry) and `author` (ID of the user whose changes it shows).
 */
function verified_preview( string $token ) {
	$parts   = strlen( $token ) <= MAX_TOKEN_LENGTH ? explode( '.', $token ) : array();
	$json    = 2 === count( $parts ) ? from_base64url( $parts[0] ) : '';
	$payload = json_decode( $json, true, 2 );
	if ( ! is_array( $payload ) || ! is_int( $payload['user'] ?? null ) || ! is_int( $payload['entry'] ?? null ) || ! is_int( $payload['expires'] ?? null ) ) {
		return preview_refused( 'invalid' );
	}
	if ( ! hash_equals( preview_signature( $json, $payload['user'] ), from_base64url( $parts[1] ) ) ) {
		return preview_refused( 'invalid' );
	}
	if ( $payload['expires'] <= time() ) {
		return preview_refused( 'expired' );
	}
	$post = get_post( $payload['entry'] );
	if ( ! $post || 'trash' === $post->post_status || ! in_array( $post->post_type, shown_types(), true ) ) {
		return preview_refused( 'gone' );
	}
	$author = 0 === $payload['user'] ? author_of_link( $post->ID, (string) ( $payload['link'] ?? '' ) ) : $payload['user'];
	if ( 0 === $author || ! user_can( $author, 'edit_post', $post->ID ) ) {
		return preview_refused( 'ended' );
	}
	return array(
		'post'   => $post,
		'author' => $author,
	) + $payload;
}

/**
 * The error for a token that shows nothing.
 *
 * @param string $reason `invalid`, `expired`, `ended` (the user may no longer edit the entry, or the link was revoked) or `gone`.
 */
function preview_refused( string $reason ): \WP_Error {
	$messages = array(
		'invalid' => __( 'This preview link is not valid.', 'pagewright-content' ),
		'expired' => __( 'This preview link has expired.', 'pagewright-content' ),
		'ended'   => __( 'This preview link no longer gives access.', 'pagewright-content' ),
		'gone'    => __( 'The entry was deleted.', 'pagewright-content' ),
	);
	return new \WP_Error( "pagewright_preview_$reason", $messages[ $reason ], array( 'status' => 'gone' === $reason ? 410 : 401 ) );
}

/**
 * Encodes bytes for a URL.
 *
 * @param string $bytes Any bytes.
 */
function base64url( string $bytes ): string {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- part of the format of the token.
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
}

/**
 * Decodes what `base64url` has encoded.
 *
 * @param string $text Encoded bytes.
 * @return string Empty if the text is not valid.
 */
function from_base64url( string $text ): string {
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- part of the format of the token.
	return (string) base64_decode( strtr( $text, '-_', '+/' ), true );
}
