<?php
/**
 * The section "Site" of the screen Settings, Pagewright.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Registers the settings of the section and their fields.
 */
function register_site_settings(): void {
	register_setting(
		'pagewright',
		SITE_OPTION,
		array(
			'type'              => 'string',
			'default'           => '',
			'show_in_rest'      => false,
			'sanitize_callback' => __NAMESPACE__ . '\\check_site_address',
		)
	);
	register_setting(
		'pagewright',
		REDIRECT_OPTION,
		array(
			'type'              => 'string',
			'default'           => '1',
			'show_in_rest'      => false,
			'sanitize_callback' => static fn( $value ) => '1' === $value ? '1' : '0',
		)
	);
	add_settings_section( 'pagewright-site', __( 'Site', 'pagewright-content' ), '__return_null', 'pagewright' );
	add_settings_field(
		SITE_OPTION,
		__( 'Site address', 'pagewright-content' ),
		__NAMESPACE__ . '\\print_site_field',
		'pagewright',
		'pagewright-site',
		array( 'label_for' => SITE_OPTION )
	);
	add_settings_field(
		REDIRECT_OPTION,
		__( 'Visitors of WordPress', 'pagewright-content' ),
		__NAMESPACE__ . '\\print_redirect_field',
		'pagewright',
		'pagewright-site'
	);
}

/**
 * Prints the checkbox of the redirect, and why it has no effect.
 */
function print_redirect_field(): void {
	printf(
		'<label><input type="checkbox" name="%1$s" value="1" aria-describedby="%1$s-help"%2$s> %3$s</label>',
		esc_attr( REDIRECT_OPTION ),
		checked( get_option( REDIRECT_OPTION, '1' ), '1', false ),
		esc_html__( 'Redirect to the site', 'pagewright-content' )
	);
	$help = __( 'Entries lead to their pages on the site, and other paths to the same path. wp-admin, REST, feeds, previews and uploads stay.', 'pagewright-content' );
	if ( null === site_description() ) {
		$help = __( 'No effect yet: the site has not answered.', 'pagewright-content' );
	} elseif ( ! has_separate_site() ) {
		$help = __( 'No effect: the site is at the URL of WordPress or below it, so a redirect would lead back to WordPress.', 'pagewright-content' );
	}
	print_setting_help( REDIRECT_OPTION, $help );
}

/**
 * Cleans the address of the site. Keeps the stored address if the new one is not a URL.
 *
 * @param mixed $value What was typed.
 */
function check_site_address( $value ): string {
	// The field of a constant is disabled, so browsers do not send it.
	if ( ! is_string( $value ) ) {
		return (string) get_option( SITE_OPTION, '' );
	}
	$clean = clean_site_address( $value );
	if ( '' === $clean && '' !== trim( $value ) ) {
		add_settings_error(
			SITE_OPTION,
			'pagewright-site-url',
			__( 'The site address must be a URL, such as https://www.example.com. The stored address was kept.', 'pagewright-content' )
		);
		return (string) get_option( SITE_OPTION, '' );
	}
	return $clean;
}

/**
 * Prints the field of the address, and whether the site answers.
 */
function print_site_field(): void {
	$is_fixed = defined( 'PAGEWRIGHT_SITE_URL' );
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" placeholder="https://www.example.com" aria-describedby="%1$s-help"%3$s>',
		esc_attr( SITE_OPTION ),
		esc_attr( site_address() ),
		$is_fixed ? ' disabled' : ''
	);
	print_setting_help(
		SITE_OPTION,
		$is_fixed ? constant_help( 'PAGEWRIGHT_SITE_URL' ) : __( 'Where visitors see the site. "View" then leads to its pages.', 'pagewright-content' )
	);
	$kept = site_fetch_result();
	if ( $kept ) {
		printf( '<p>%s</p>', esc_html( site_fetch_words( $kept ) ) );
	}
}

/**
 * Describes the result of the last attempt to read the description of the site.
 *
 * @param array{time: int, error: string, description: array|null} $kept The result.
 */
function site_fetch_words( array $kept ): string {
	if ( '' === $kept['error'] ) {
		/* translators: 1: date and time, 2: list of content types. */
		return sprintf( __( 'The site answered on %1$s. It has pages for: %2$s.', 'pagewright-content' ), local_time( $kept['time'] ), implode( ', ', array_keys( $kept['description']['routes'] ) ) );
	}
	/* translators: 1: date and time, 2: error message. */
	$words = sprintf( __( 'The site did not answer on %1$s: %2$s', 'pagewright-content' ), local_time( $kept['time'] ), $kept['error'] );
	return $kept['description'] ? $words . ' ' . __( 'Its last good answer is used.', 'pagewright-content' ) : $words;
}

/**
 * A time as the settings of WordPress format it.
 *
 * @param int  $time         Seconds since 1970.
 * @param bool $with_seconds Whether to add the seconds.
 */
function local_time( int $time, bool $with_seconds = false ): string {
	return (string) wp_date( get_option( 'date_format' ) . ' ' . ( $with_seconds ? 'H:i:s' : get_option( 'time_format' ) ), $time );
}
