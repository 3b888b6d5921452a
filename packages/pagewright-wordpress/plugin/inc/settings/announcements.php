<?php
/**
 * The sections "Announcements" and "Builds" of the screen Settings, Pagewright, and its button "Send test".
 *
 * @package Pagewright
 */

namespace Pagewright;

const TEST_ACTION = 'pagewright_send_test';

/**
 * Registers the settings of the sections and their fields.
 */
function register_announcement_settings(): void {
	$settings = array(
		RECEIVERS_OPTION => __NAMESPACE__ . '\\check_receivers',
		SECRET_OPTION    => __NAMESPACE__ . '\\check_secret',
		BUILD_OPTION     => static fn( $value ) => esc_url_raw( plain_text( $value ), array( 'https', 'http' ) ),
	);
	foreach ( $settings as $option => $check ) {
		register_setting(
			'pagewright',
			$option,
			array(
				'type'              => 'string',
				'default'           => '',
				'show_in_rest'      => false,
				'sanitize_callback' => $check,
			)
		);
	}
	add_settings_section( 'pagewright-announcements', __( 'Announcements', 'pagewright-content' ), '__return_null', 'pagewright' );
	add_settings_section( 'pagewright-build', __( 'Builds', 'pagewright-content' ), '__return_null', 'pagewright' );
	$fields = array(
		RECEIVERS_OPTION => array( __( 'Receivers', 'pagewright-content' ), 'print_receivers_field', 'pagewright-announcements' ),
		SECRET_OPTION    => array( __( 'Secret', 'pagewright-content' ), 'print_secret_field', 'pagewright-announcements' ),
		BUILD_OPTION     => array( __( 'Build webhook', 'pagewright-content' ), 'print_webhook_field', 'pagewright-build' ),
	);
	foreach ( $fields as $option => list( $label, $print, $section ) ) {
		add_settings_field( $option, $label, __NAMESPACE__ . "\\$print", 'pagewright', $section, array( 'label_for' => $option ) );
	}
}

/**
 * Cleans the URLs of the receivers: one on each line. Keeps the stored ones if a line is no URL.
 *
 * @param mixed $value What was typed; null if the field is disabled.
 */
function check_receivers( $value ): string {
	$stored = (string) get_option( RECEIVERS_OPTION, '' );
	if ( ! is_string( $value ) ) {
		return $stored;
	}
	$lines = preg_split( '/\s+/', $value, -1, PREG_SPLIT_NO_EMPTY );
	$wrong = array_filter( $lines, static fn( $line ) => ! preg_match( '#^https?://[^/?\#%]#i', $line ) || ! urls_of_lines( $line ) );
	if ( ! $wrong ) {
		return implode( "\n", urls_of_lines( $value ) );
	}
	add_settings_error(
		RECEIVERS_OPTION,
		'pagewright-receivers',
		/* translators: %s: what was typed. */
		sprintf( __( '"%s" is not a URL. Enter URLs such as https://www.example.com/_pagewright/purge, one on each line. The stored receivers were kept.', 'pagewright-content' ), reset( $wrong ) )
	);
	return $stored;
}

/**
 * Checks the secret. Keeps the stored one if the new one is too short.
 *
 * @param mixed $value What was typed; null if the field is disabled.
 */
function check_secret( $value ): string {
	$stored = (string) get_option( SECRET_OPTION, '' );
	if ( ! is_string( $value ) ) {
		return $stored;
	}
	$secret = trim( $value );
	if ( '' === $secret || strlen( $secret ) >= SHORTEST_SECRET ) {
		return $secret;
	}
	add_settings_error(
		SECRET_OPTION,
		'pagewright-secret',
		/* translators: %d: number of characters. */
		sprintf( __( 'The secret needs at least %d characters. The stored secret was kept.', 'pagewright-content' ), SHORTEST_SECRET )
	);
	return $stored;
}

/**
 * Prints the help text of a field.
 *
 * @param string $option Name of the option.
 * @param string $text   The text.
 */
function print_setting_help( string $option, string $text ): void {
	printf( '<p class="description" id="%1$s-help">%2$s</p>', esc_attr( $option ), esc_html( $text ) );
}

/**
 * The help text of a field whose value is a constant.
 *
 * @param string $constant Name of the constant.
 */
function constant_help( string $constant ): string {
	/* translators: %s: name of a constant. */
	return sprintf( __( 'Set by the constant %s.', 'pagewright-content' ), $constant );
}

/**
 * Prints the field of the receivers.
 */
function print_receivers_field(): void {
	$is_fixed = defined( 'PAGEWRIGHT_RECEIVERS' );
	printf(
		'<textarea class="large-text code" rows="3" id="%1$s" name="%1$s" aria-describedby="%1$s-help"%2$s>%3$s</textarea>',
		esc_attr( RECEIVERS_OPTION ),
		$is_fixed ? ' disabled' : '',
		esc_textarea( implode( "\n", receivers() ) )
	);
	print_setting_help(
		RECEIVERS_OPTION,
		$is_fixed ? constant_help( 'PAGEWRIGHT_RECEIVERS' ) : __( 'URLs, one on each line. Each gets a signed POST request as soon as published content has changed: /_pagewright/purge of a site that renders on demand, or "pagewright receive" for a site of static files.', 'pagewright-content' )
	);
	if ( receivers() && '' === announcement_secret() ) {
		echo '<p><strong>' . esc_html__( 'Nothing is sent, because there is no secret.', 'pagewright-content' ) . '</strong></p>';
	}
}

/**
 * Prints the field of the secret.
 */
function print_secret_field(): void {
	$is_fixed = defined( 'PAGEWRIGHT_SECRET' );
	printf(
		'<input type="password" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" autocomplete="new-password" aria-describedby="%1$s-help"%3$s>',
		esc_attr( SECRET_OPTION ),
		$is_fixed ? '' : esc_attr( announcement_secret() ),
		$is_fixed ? ' disabled' : ''
	);
	print_setting_help(
		SECRET_OPTION,
		$is_fixed ? constant_help( 'PAGEWRIGHT_SECRET' ) : __( 'At least 16 characters. It signs each announcement; give the receivers the same value in their environment variable PAGEWRIGHT_SECRET.', 'pagewright-content' )
	);
}

/**
 * Prints the field of the build webhook.
 */
function print_webhook_field(): void {
	$is_fixed = defined( 'PAGEWRIGHT_BUILD_WEBHOOK' );
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"%3$s>',
		esc_attr( BUILD_OPTION ),
		esc_attr( build_webhook() ),
		$is_fixed ? ' disabled' : ''
	);
	print_setting_help(
		BUILD_OPTION,
		$is_fixed ? constant_help( 'PAGEWRIGHT_BUILD_WEBHOOK' ) : __( 'A build service gets one POST request at this URL, half a minute after published content has changed.', 'pagewright-content' )
	);
}

/**
 * Prints the button "Send test", in a form of its own.
 */
function print_test_form(): void {
	echo '<h2>' . esc_html__( 'Test', 'pagewright-content' ) . '</h2>';
	echo '<p>' . esc_html__( 'Asks whether the site answers, and sends each receiver an announcement without changes. If there is a build webhook, this starts a build. Save changed settings first.', 'pagewright-content' ) . '</p>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	wp_nonce_field( TEST_ACTION );
	echo '<input type="hidden" name="action" value="' . esc_attr( TEST_ACTION ) . '">';
	submit_button( __( 'Send test', 'pagewright-content' ), 'secondary', 'submit', false );
	echo '</form>';
}

/**
 * Reads the description of the site, and sends a test to each receiver. Then shows the settings with the results.
 */
function handle_test(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'pagewright-content' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( TEST_ACTION );
	send_test();
	wp_safe_redirect( admin_url( 'options-general.php?page=pagewright#pagewright-results' ) );
	exit;
}

/**
 * Reads the description of the site, and sends a test to each receiver and to the build webhook.
 */
function send_test(): void {
	fetch_site_description();
	$test = array( 'test' => true );
	foreach ( receivers() as $url ) {
		$is_signed = '' !== announcement_secret();
		$outcome   = $is_signed ? send_announcement( $url, $test )['outcome'] : missing_secret();
		add_result( $url, $test, $outcome, 0 );
	}
	if ( '' !== build_webhook() ) {
		add_result( build_webhook(), $test, send_announcement( build_webhook(), $test, 10 )['outcome'], 0 );
	}
}
