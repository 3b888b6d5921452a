<?php
/**
 * An email for each message, to the addresses in Settings, Pagewright.
 *
 * @package Pagewright
 */

namespace Pagewright;

const MAIL_OPTION  = 'pagewright_message_mail';
const MAIL_FAILURE = 'pagewright_message_mail_failure';

/**
 * The addresses that get an email for each message.
 *
 * @return string[]
 */
function message_recipients(): array {
	return array_filter( array_map( 'trim', explode( ',', (string) get_option( MAIL_OPTION, '' ) ) ), 'is_email' );
}

/**
 * Sends the email at the end of the request, after the response: a slow or broken mail server does not affect the form.
 *
 * @param int $post_id ID of the message.
 */
function mail_message_later( $post_id ): void {
	if ( ! message_recipients() ) {
		return;
	}
	add_action(
		'shutdown',
		static function () use ( $post_id ) {
			if ( function_exists( 'fastcgi_finish_request' ) ) {
				fastcgi_finish_request();
			}
			mail_message( (int) $post_id );
		}
	);
}

/**
 * Sends the email of a message. A failure is kept for the settings page.
 *
 * @param int $post_id ID of the message.
 */
function mail_message( int $post_id ): void {
	$post = get_post( $post_id );
	if ( ! $post ) {
		return;
	}
	$reason = '';
	$report = static function ( $error ) use ( &$reason ) {
		$reason = $error->get_error_message();
	};
	add_action( 'wp_mail_failed', $report );
	try {
		$is_sent = wp_mail( message_recipients(), mail_subject( $post ), mail_text( $post ), mail_headers( $post ) );
	} catch ( \Throwable $error ) {
		$is_sent = false;
		$reason  = $error->getMessage();
	}
	remove_action( 'wp_mail_failed', $report );
	if ( $is_sent ) {
		delete_option( MAIL_FAILURE );
		return;
	}
	update_option(
		MAIL_FAILURE,
		array(
			'time'   => time(),
			'reason' => valid_line( $reason ),
		),
		false
	);
}

/**
 * The subject: one line, of the site and the name of the visitor.
 *
 * @param \WP_Post $post A message.
 */
function mail_subject( \WP_Post $post ): string {
	$site = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
	/* translators: 1: title of the site, 2: name of a visitor. */
	return valid_line( sprintf( __( '[%1$s] Message from %2$s', 'pagewright-content' ), $site, message_part( $post, 'name' ) ) );
}

/**
 * The headers. An answer goes to the visitor.
 *
 * @param \WP_Post $post A message.
 * @return string[]
 */
function mail_headers( \WP_Post $post ): array {
	$headers = array( 'Content-Type: text/plain; charset=UTF-8' );
	$email   = message_part( $post, 'email' );
	// An address has no line break and no comma, so it adds no header and no recipient.
	if ( is_email( $email ) === $email ) {
		$headers[] = "Reply-To: $email";
	}
	return $headers;
}

/**
 * The text: all fields that are filled in, and the URL of the message.
 *
 * @param \WP_Post $post A message.
 */
function mail_text( \WP_Post $post ): string {
	$lines = array();
	foreach ( array_filter( message_texts( $post ), 'strlen' ) as $label => $text ) {
		$lines[] = str_contains( $text, "\n" ) ? "$label:\n$text\n" : "$label: $text";
	}
	$lines[] = '';
	$lines[] = add_query_arg(
		array(
			'post'   => $post->ID,
			'action' => 'edit',
		),
		admin_url( 'post.php' )
	);
	return implode( "\n", $lines );
}
