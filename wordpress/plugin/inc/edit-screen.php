<?php
/**
 * The fields on the edit screen.
 *
 * @package Pagewright
 */

namespace Pagewright;

const NONCE = 'pagewright_content_nonce';

/**
 * The box with the fields.
 *
 * @param string $post_type Type of the entry.
 */
function add_content_box( $post_type ): void {
	if ( ! source_of_type( (string) $post_type ) ) {
		return;
	}
	add_meta_box(
		'pagewright-content',
		'post' === $post_type ? __( 'Sections of the page', 'pagewright-content' ) : __( 'Content of the page', 'pagewright-content' ),
		__NAMESPACE__ . '\\print_content_box',
		$post_type,
		'normal',
		'high'
	);
}

/**
 * Shows the slug, which is the last part of the address on the site and which no permalink tells here.
 *
 * @param string[]   $hidden Boxes that are hidden at first.
 * @param \WP_Screen $screen The screen.
 * @return string[]
 */
function show_slug_box( $hidden, $screen ) {
	$name     = source_of_type( $screen->post_type );
	$has_slug = $name && isset( sources()[ $name ]['by'] );
	return $has_slug ? array_values( array_diff( $hidden, array( 'slugdiv' ) ) ) : $hidden;
}

/**
 * Prints the fields; after a save that found faults, what was typed then.
 *
 * @param \WP_Post $post The entry.
 */
function print_content_box( \WP_Post $post ): void {
	$name    = (string) source_of_type( $post->post_type );
	$refused = get_transient( refused_key( $post->ID ) );
	$refused = is_array( $refused ) ? $refused : array(
		'content' => kept_content( $post->ID ),
		'faults'  => array(),
	);
	delete_transient( refused_key( $post->ID ) );
	wp_nonce_field( 'pagewright_content_' . $post->ID, NONCE );
	echo '<div class="pagewright-fields">';
	if ( $refused['faults'] ) {
		printf(
			'<div class="notice notice-error inline" role="alert"><p>%s</p></div>',
			esc_html(
				sprintf(
					/* translators: %d: number of faults. */
					_n(
						'The fields were not saved: %d of them needs your attention. The site shows what was saved before.',
						'The fields were not saved: %d of them need your attention. The site shows what was saved before.',
						count( $refused['faults'] ),
						'pagewright-content'
					),
					count( $refused['faults'] )
				)
			)
		);
	}
	if ( 'post' === $post->post_type ) {
		printf(
			'<p>%s</p>',
			esc_html__( 'Leave the sections empty, and the page shows the text of the editor, split at its second-level headings. Sections that are filled in here are shown in its place.', 'pagewright-content' )
		);
	}
	print_field( new Field( fields_schema( $name ), $refused['content'], '', $refused['faults'] ) );
	echo '</div>';
}

/**
 * Script and style of the fields.
 *
 * @param string $screen Name of the admin screen.
 */
function enqueue_edit_screen( $screen ): void {
	$type = get_current_screen()->post_type ?? '';
	if ( ! in_array( $screen, array( 'post.php', 'post-new.php' ), true ) || ! source_of_type( $type ) ) {
		return;
	}
	$folder = plugins_url( 'assets/', __DIR__ );
	wp_enqueue_media();
	wp_enqueue_editor();
	wp_enqueue_style( 'pagewright-edit-screen', $folder . 'edit-screen.css', array(), VERSION );
	wp_enqueue_script( 'pagewright-edit-screen', $folder . 'edit-screen.js', array( 'media-editor', 'editor' ), VERSION, true );
	wp_add_inline_script(
		'pagewright-edit-screen',
		'var pagewrightWords = ' . wp_json_encode(
			array(
				'choose' => __( 'Choose an image', 'pagewright-content' ),
				'use'    => __( 'Use this image', 'pagewright-content' ),
			)
		) . ';',
		'before'
	);
}

/**
 * Validates and keeps the fields. Content with faults replaces nothing.
 *
 * @param int      $post_id Number of the entry.
 * @param \WP_Post $post    The entry.
 */
function save_content_box( $post_id, $post ): void {
	$name  = source_of_type( $post->post_type );
	$nonce = isset( $_POST[ NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ NONCE ] ) ) : '';
	if ( ! $name || wp_is_post_autosave( $post_id ) || ! wp_verify_nonce( $nonce, 'pagewright_content_' . $post_id ) ) {
		return;
	}
	if ( ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	$schema = fields_schema( $name );
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- field by field, by the schema.
	$content = content_from_input( $schema, wp_unslash( $_POST['pagewright'] ?? array() ) ) ?? array();
	$faults  = content_faults( $schema, $content );
	if ( $faults ) {
		set_transient( refused_key( $post_id ), compact( 'content', 'faults' ), HOUR_IN_SECONDS );
		return;
	}
	delete_transient( refused_key( $post_id ) );
	if ( ! $content && 'post' === $post->post_type ) {
		delete_post_meta( $post_id, META_KEY );
		return;
	}
	keep_content( $post_id, $content );
}

/**
 * Where refused input waits for its author to see it again.
 *
 * @param int $post_id Number of the entry.
 */
function refused_key( int $post_id ): string {
	return 'pagewright_refused_' . $post_id . '_' . get_current_user_id();
}
