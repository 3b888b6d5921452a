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
	register_announcement_settings();
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
	echo '</form>';
	print_held_section();
	print_test_form();
	echo '<div id="pagewright-results">';
	print_results();
	echo '</div></div>';
}
