<?php
/**
 * The screen Settings, Pagewright.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Adds the screen to the menu.
 */
function add_settings_page(): void {
	add_options_page(
		__( 'Pagewright', 'pagewright-content' ),
		__( 'Pagewright', 'pagewright-content' ),
		'manage_options',
		'pagewright',
		__NAMESPACE__ . '\\print_settings_page'
	);
}

/**
 * Registers the settings and their fields.
 */
function register_settings(): void {
	register_site_settings();
	register_setting(
		'pagewright',
		BUILD_OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'show_in_rest'      => false,
			'sanitize_callback' => static fn( $value ) => esc_url_raw( plain_text( $value ), array( 'https', 'http' ) ),
		)
	);
	add_settings_section( 'pagewright-build', __( 'Builds', 'pagewright-content' ), '__return_null', 'pagewright' );
	add_settings_field(
		BUILD_OPTION,
		__( 'Build webhook', 'pagewright-content' ),
		__NAMESPACE__ . '\\print_webhook_field',
		'pagewright',
		'pagewright-build',
		array( 'label_for' => BUILD_OPTION )
	);
}

/**
 * Prints the field of the webhook and the result of the last call.
 */
function print_webhook_field(): void {
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"%3$s>',
		esc_attr( BUILD_OPTION ),
		esc_attr( build_webhook() ),
		defined( 'PAGEWRIGHT_BUILD_WEBHOOK' ) ? ' disabled' : ''
	);
	printf(
		'<p class="description" id="%1$s-help">%2$s</p>',
		esc_attr( BUILD_OPTION ),
		defined( 'PAGEWRIGHT_BUILD_WEBHOOK' )
			? esc_html__( 'Set by the constant PAGEWRIGHT_BUILD_WEBHOOK.', 'pagewright-content' )
			: esc_html__( 'This URL gets a POST request half a minute after published content has changed.', 'pagewright-content' )
	);
	print_last_call();
}

/**
 * Prints the result of the last call of the webhook, and the next one.
 */
function print_last_call(): void {
	$last = get_option( BUILD_RESULT );
	if ( ! is_array( $last ) ) {
		return;
	}
	/* translators: 1: date and time, 2: HTTP status or error. */
	$words = array( sprintf( __( 'Last call: %1$s, response: %2$s', 'pagewright-content' ), local_time( $last['time'] ), $last['outcome'] ) );
	if ( ! empty( $last['next'] ) ) {
		/* translators: 1: number of calls, 2: date and time. */
		$words[] = sprintf( __( 'It has failed %1$d times. The next attempt is at %2$s.', 'pagewright-content' ), $last['failures'], local_time( $last['next'] ) );
	} elseif ( ! empty( $last['failures'] ) ) {
		/* translators: %d: number of calls. */
		$words[] = sprintf( __( 'It has failed %d times. The next attempt is after the next change of published content.', 'pagewright-content' ), $last['failures'] );
	}
	printf( '<p>%s</p>', esc_html( implode( ' ', $words ) ) );
}

/**
 * Prints the screen.
 */
function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form method="post" action="options.php">';
	settings_fields( 'pagewright' );
	do_settings_sections( 'pagewright' );
	submit_button();
	echo '</form></div>';
}
