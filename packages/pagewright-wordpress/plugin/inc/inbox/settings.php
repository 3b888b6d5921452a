<?php
/**
 * The section "Messages" of the screen Settings, Pagewright.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Registers the settings and their fields.
 */
function register_message_settings(): void {
	$options = array(
		DAYS_OPTION => array( 'integer', 0, __( 'Delete messages after', 'pagewright-content' ), 'print_days_field', 'days_from_input' ),
		MAIL_OPTION => array( 'string', '', __( 'Send each message to', 'pagewright-content' ), 'print_mail_field', 'recipients_from_input' ),
	);
	add_settings_section( 'pagewright-messages', __( 'Messages', 'pagewright-content' ), '__return_null', 'pagewright' );
	foreach ( $options as $option => list( $type, $default, $label, $field, $sanitize ) ) {
		register_setting(
			'pagewright',
			$option,
			array(
				'type'              => $type,
				'default'           => $default,
				'show_in_rest'      => false,
				'sanitize_callback' => __NAMESPACE__ . "\\$sanitize",
			)
		);
		add_settings_field( $option, $label, __NAMESPACE__ . "\\$field", 'pagewright', 'pagewright-messages', array( 'label_for' => $option ) );
	}
}

/**
 * A number of days. Anything else is reported, and the number stays.
 *
 * @param mixed $value The input.
 */
function days_from_input( $value ): int {
	$typed = plain_text( $value );
	if ( ! ctype_digit( $typed ) || (int) $typed > 36500 ) {
		/* translators: %s: what was typed. */
		add_settings_error( 'pagewright', DAYS_OPTION, sprintf( __( 'Messages are deleted after a number of days from 0 to 36500, not "%s". The setting was not changed.', 'pagewright-content' ), $typed ) );
		return message_days();
	}
	return (int) $typed;
}

/**
 * Email addresses, separated by commas. If one is invalid, it is reported, and the addresses stay.
 *
 * @param mixed $value The input.
 */
function recipients_from_input( $value ): string {
	$typed   = array_filter( array_map( 'trim', explode( ',', plain_text( $value ) ) ), 'strlen' );
	$invalid = array_filter( $typed, static fn( $address ) => ! is_email( $address ) );
	if ( $invalid ) {
		/* translators: %s: what was typed. */
		add_settings_error( 'pagewright', MAIL_OPTION, sprintf( __( 'This is not an email address: "%s". The addresses were not changed.', 'pagewright-content' ), implode( '", "', $invalid ) ) );
		return (string) get_option( MAIL_OPTION, '' );
	}
	return implode( ', ', array_unique( $typed ) );
}

/**
 * Prints the number of days, and how many messages the next run deletes.
 */
function print_days_field(): void {
	printf(
		'<input type="number" class="small-text" id="%1$s" name="%1$s" value="%2$d" min="0" max="36500" step="1" aria-describedby="%1$s-help"> %3$s<p class="description" id="%1$s-help">%4$s',
		esc_attr( DAYS_OPTION ),
		absint( message_days() ),
		esc_html__( 'days', 'pagewright-content' ),
		esc_html__( 'Each day, older messages are deleted for good, those in the trash too. 0 keeps all messages.', 'pagewright-content' )
	);
	$old = message_days() > 0 ? count( old_messages( message_days(), -1 ) ) : 0;
	if ( $old > 0 ) {
		/* translators: %s: number of messages. */
		echo ' ' . esc_html( sprintf( _n( 'The next run deletes %s message.', 'The next run deletes %s messages.', $old, 'pagewright-content' ), number_format_i18n( $old ) ) );
	}
	echo '</p>';
}

/**
 * Prints the addresses, and the last failure.
 */
function print_mail_field(): void {
	printf(
		'<input type="text" class="regular-text" id="%1$s" name="%1$s" value="%2$s" inputmode="email" autocomplete="off" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
		esc_attr( MAIL_OPTION ),
		esc_attr( (string) get_option( MAIL_OPTION, '' ) ),
		esc_html__( 'Email addresses, separated by commas. Empty: no email is sent. Every message is stored in any case.', 'pagewright-content' )
	);
	$failure = mail_failure_text();
	if ( '' !== $failure ) {
		printf( '<p>%s</p>', esc_html( $failure ) );
	}
}

/**
 * Why the last email was not sent; empty if it was.
 */
function mail_failure_text(): string {
	$failure = get_option( MAIL_FAILURE );
	if ( ! is_array( $failure ) || ! message_recipients() ) {
		return '';
	}
	/* translators: 1: date and time, 2: error. */
	return sprintf( __( 'The last email was not sent (%1$s). %2$s', 'pagewright-content' ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $failure['time'] ), $failure['reason'] );
}

/**
 * Reports a failed email above the list of messages.
 */
function print_mail_notice(): void {
	$text = 'edit-' . MESSAGE_TYPE === get_current_screen()->id ? mail_failure_text() : '';
	if ( '' !== $text ) {
		wp_admin_notice( esc_html( $text ), array( 'type' => 'warning' ) );
	}
}
