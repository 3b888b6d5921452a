<?php
/**
 * The section "Content held back" of the screen Settings, Pagewright.
 *
 * @package Pagewright
 */

namespace Pagewright;

const HELD_ACTION = 'pagewright_accept_held';

/** The parameter of the screen that asks the receivers. */
const HELD_PARAMETER = 'held';

/**
 * Prints the section. The receivers are asked only on request, because that takes up to five seconds for each of them.
 */
function print_held_section(): void {
	if ( ! receivers() ) {
		return;
	}
	echo '<h2 id="pagewright-held">' . esc_html__( 'Content held back', 'pagewright-content' ) . '</h2>';
	echo '<p>' . esc_html__( 'A site still shows content that WordPress no longer returns if nothing says that somebody has removed it. Accept what was really removed: the site then stops showing it.', 'pagewright-content' ) . '</p>';
	echo '<form action="#pagewright-held"><input type="hidden" name="page" value="pagewright">';
	echo '<input type="hidden" name="' . esc_attr( HELD_PARAMETER ) . '" value="1">';
	echo '<button class="button">' . esc_html__( 'Ask the sites', 'pagewright-content' ) . '</button></form>';
	if ( isset( $_GET[ HELD_PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- asking changes nothing.
		foreach ( receivers() as $url ) {
			print_held_of( $url, ask_for_held( $url ) );
		}
	}
}

/**
 * Prints what a receiver holds back, with buttons that accept it.
 *
 * @param string                            $url    URL of the receiver.
 * @param array{held: array|null, error: string} $answer Its answer.
 */
function print_held_of( string $url, array $answer ): void {
	echo '<h3>' . esc_html( $url ) . '</h3>';
	if ( ! $answer['held'] ) {
		echo '<p>' . esc_html( words_without_held( $answer ) ) . '</p>';
		return;
	}
	$heads = array(
		__( 'Content', 'pagewright-content' ),
		__( 'Page', 'pagewright-content' ),
		__( 'Held since', 'pagewright-content' ),
		__( 'Accept', 'pagewright-content' ),
	);
	/* translators: %s: URL of a receiver. */
	$caption = sprintf( __( 'Content that %s holds back', 'pagewright-content' ), $url );
	echo '<table class="widefat striped"><caption class="screen-reader-text">' . esc_html( $caption ) . '</caption><thead><tr>';
	foreach ( $heads as $head ) {
		echo '<th scope="col">' . esc_html( $head ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $answer['held'] as $item ) {
		echo '<tr><th scope="row">' . esc_html( $item['what'] ) . '</th><td>';
		if ( '' !== $item['url'] ) {
			printf( '<a href="%1$s">%2$s</a>', esc_url( $item['url'] ), esc_html( rawurldecode( $item['url'] ) ) );
		}
		echo '</td><td>' . esc_html( $item['since'] > 0 ? local_time( $item['since'] ) : '' ) . '</td><td>';
		/* translators: %s: content that is held back. */
		print_accept_form( $url, $item['key'], __( 'Accept', 'pagewright-content' ), sprintf( __( 'Accept: %s', 'pagewright-content' ), $item['what'] ) );
		echo '</td></tr>';
	}
	echo '</tbody></table><p>';
	/* translators: %s: URL of a receiver. */
	print_accept_form( $url, ACCEPT_ALL, __( 'Accept all', 'pagewright-content' ), sprintf( __( 'Accept all that %s holds back', 'pagewright-content' ), $url ) );
	echo '</p>';
}

/**
 * Why there is no list of a receiver.
 *
 * @param array{held: array|null, error: string} $answer Its answer.
 */
function words_without_held( array $answer ): string {
	if ( '' !== $answer['error'] ) {
		/* translators: %s: HTTP status or error. */
		return sprintf( __( 'The receiver did not answer: %s', 'pagewright-content' ), $answer['error'] );
	}
	return null === $answer['held']
		? __( 'This receiver does not list what it holds back. Update its site to a current version of Pagewright.', 'pagewright-content' )
		: __( 'Nothing is held back.', 'pagewright-content' );
}

/**
 * Prints a button that accepts content that a receiver holds back.
 *
 * @param string $url   URL of the receiver.
 * @param string $key   Key of the content, or ACCEPT_ALL.
 * @param string $label Text of the button.
 * @param string $name  Its name for screen readers, which begins with the text.
 */
function print_accept_form( string $url, string $key, string $label, string $name ): void {
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	// Not wp_nonce_field(), which gives all forms of the screen the same ID.
	$values = array(
		'_wpnonce' => wp_create_nonce( HELD_ACTION ),
		'action'   => HELD_ACTION,
		'receiver' => $url,
		'key'      => $key,
	);
	foreach ( $values as $field => $value ) {
		echo '<input type="hidden" name="' . esc_attr( $field ) . '" value="' . esc_attr( $value ) . '">';
	}
	echo '<button class="button" aria-label="' . esc_attr( $name ) . '">' . esc_html( $label ) . '</button></form>';
}

/**
 * Accepts that content of a receiver is gone.
 *
 * @param string $url URL of the receiver.
 * @param string $key Key of the content, or ACCEPT_ALL.
 * @return string Why that failed; empty if it did not.
 */
function accept_held( string $url, string $key ): string {
	$answer = ask_for_held( $url, array( $key ) );
	if ( null === $answer['held'] ) {
		return words_without_held( $answer );
	}
	$is_left = ACCEPT_ALL === $key ? $answer['held'] : in_array( $key, array_column( $answer['held'], 'key' ), true );
	return $is_left ? __( 'The receiver still holds it back. Try again.', 'pagewright-content' ) : '';
}

/**
 * Accepts what a button names, and shows what is still held back.
 */
function handle_accept_held(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'pagewright-content' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( HELD_ACTION );
	$typed = array();
	foreach ( array( 'receiver', 'key' ) as $field ) {
		// Not sanitised: a receiver must equal one of the settings, and a key is sent as the receiver has sent it.
		$typed[ $field ] = is_string( $_POST[ $field ] ?? null ) ? wp_unslash( $_POST[ $field ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
	}
	$problem = in_array( $typed['receiver'], receivers(), true )
		? accept_held( $typed['receiver'], $typed['key'] )
		: __( 'It is not a receiver of the settings.', 'pagewright-content' );
	add_settings_error( 'pagewright', HELD_ACTION, $problem ? $problem : __( 'Accepted.', 'pagewright-content' ), $problem ? 'error' : 'success' );
	// The screen of the settings prints these notices.
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	$screen = array(
		'page'             => 'pagewright',
		HELD_PARAMETER     => '1',
		'settings-updated' => 'true',
	);
	wp_safe_redirect( add_query_arg( $screen, admin_url( 'options-general.php' ) ) . '#pagewright-held' );
	exit;
}
