<?php
/**
 * The meta box with the fields on the edit screen.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Adds the meta box.
 *
 * @param string $post_type Type of the entry.
 */
function add_content_box( $post_type ): void {
	$name = source_of_type( (string) $post_type );
	if ( ! $name ) {
		return;
	}
	$titles = array(
		'posts'     => __( 'Sections of the page', 'pagewright-content' ),
		'post-type' => __( 'Further fields of the page', 'pagewright-content' ),
	);
	add_meta_box(
		'pagewright-content',
		$titles[ sources()[ $name ]['kind'] ] ?? __( 'Content of the page', 'pagewright-content' ),
		__NAMESPACE__ . '\\print_content_box',
		$post_type,
		'normal',
		'high'
	);
}

/**
 * Shows the slug. It is the last part of the path on the site, and these post types have no permalink.
 *
 * @param string[]   $hidden Meta boxes that are hidden by default.
 * @param \WP_Screen $screen The screen.
 * @return string[]
 */
function show_slug_box( $hidden, $screen ) {
	$name     = source_of_type( $screen->post_type );
	$has_slug = $name && 'entries' === sources()[ $name ]['kind'];
	return $has_slug ? array_values( array_diff( $hidden, array( 'slugdiv' ) ) ) : $hidden;
}

/**
 * Prints the fields as typed last, each error next to its field.
 *
 * @param \WP_Post $post The entry.
 */
function print_content_box( \WP_Post $post ): void {
	$name   = (string) source_of_type( $post->post_type );
	$errors = 'auto-draft' === $post->post_status ? array() : errors_of_entry( $post );
	wp_nonce_field( 'pagewright_content_' . $post->ID, NONCE );
	printf(
		'<div class="pagewright-fields" data-pagewright-entry="%1$d" data-pagewright-type="%2$s" data-pagewright-notice="%3$s">',
		(int) $post->ID,
		esc_attr( $post->post_type ),
		esc_attr( (string) wp_json_encode( notice_of( $post, $errors ) ) )
	);
	printf( '<div class="pagewright-errors" role="group" aria-label="%1$s" hidden><p>%1$s</p><ul class="ul-disc" data-pagewright-summary></ul></div>', esc_attr__( 'Correct these fields before you publish:', 'pagewright-content' ) );
	if ( 'post' === $post->post_type ) {
		printf(
			'<p>%s</p>',
			esc_html__( 'If the sections are empty, the page shows the text of the editor, split at its level 2 headings. Otherwise it shows these sections.', 'pagewright-content' )
		);
	}
	print_field( new Field( fields_schema( $name ), edited_content( $post->ID ), '', $errors ) );
	// The last field. If it is missing, the server has cut off the form (max_input_vars), and nothing is overwritten.
	printf( '<input type="hidden" name="%s" value="1"></div>', esc_attr( LAST_FIELD ) );
}

/**
 * Enqueues the script and style of the fields.
 *
 * @param string $screen Name of the admin screen.
 */
function enqueue_edit_screen( $screen ): void {
	$type = get_current_screen()->post_type ?? '';
	if ( ! in_array( $screen, array( 'post.php', 'post-new.php' ), true ) || ! source_of_type( $type ) ) {
		return;
	}
	$folder = plugins_url( 'assets/', PLUGIN_FILE );
	wp_enqueue_media();
	wp_enqueue_editor();
	wp_enqueue_style( 'pagewright-edit-screen', $folder . 'edit-screen.css', array(), VERSION );
	$scripts = array(
		'editors'   => array( 'media-editor', 'editor', 'wp-a11y' ),
		'pictures'  => array( 'pagewright-edit-editors' ),
		'rows'      => array( 'pagewright-edit-editors' ),
		'drag'      => array( 'pagewright-edit-rows' ),
		'tabs'      => array( 'pagewright-edit-rows' ),
		'relations' => array( 'pagewright-edit-editors', 'wp-api-fetch' ),
		'limits'    => array( 'pagewright-edit-editors' ),
		'errors'    => array( 'pagewright-edit-editors' ),
		'changes'   => array( 'pagewright-edit-tabs', 'pagewright-edit-errors', 'wp-api-fetch' ),
		'checks'    => array( 'pagewright-edit-changes' ),
	);
	foreach ( $scripts as $script => $needs ) {
		wp_enqueue_script( "pagewright-edit-$script", $folder . "edit-$script.js", $needs, VERSION, true );
	}
	wp_add_inline_script( 'pagewright-edit-editors', 'var pagewrightWords = ' . wp_json_encode( edit_words() ) . ';', 'before' );
}

/**
 * Texts of the scripts.
 *
 * @return array<string, string>
 */
function edit_words(): array {
	return array(
		'choose'    => __( 'Choose an image', 'pagewright-content' ),
		'use'       => __( 'Use this image', 'pagewright-content' ),
		/* translators: 1: name of a row with its position, such as "Counter 2", 2: number of rows. */
		'moved'     => __( '%1$s of %2$s', 'pagewright-content' ),
		/* translators: %s: number of errors. */
		'errors'    => __( '(errors: %s)', 'pagewright-content' ),
		/* translators: 1: number of characters, 2: greatest number. */
		'used'      => __( 'Used: %1$s of %2$s.', 'pagewright-content' ),
		/* translators: %s: number of entries. */
		'found'     => __( 'Entries found: %s. Use the arrow keys to choose.', 'pagewright-content' ),
		'foundNone' => __( 'No entry was found.', 'pagewright-content' ),
		'valid'     => __( 'All fields are valid now. Save the entry to apply your changes.', 'pagewright-content' ),
		'badInput'  => __( 'Complete this value, or empty it.', 'pagewright-content' ),
		'noEntry'   => __( 'No entry has this slug.', 'pagewright-content' ),
	);
}
