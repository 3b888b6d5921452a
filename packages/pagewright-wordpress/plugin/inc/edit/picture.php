<?php
/**
 * The form field of an image.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Prints an image: one of the media library or a URL, with its alternative text.
 *
 * @param Field $field An image.
 */
function print_picture_field( Field $field ): void {
	$kept  = is_array( $field->value ) ? $field->value : array();
	$id    = (string) ( $kept['id'] ?? '' );
	$shown = ctype_digit( $id ) ? wp_get_attachment_image_url( (int) $id, 'medium' ) : '';
	printf(
		'<fieldset class="pagewright-group pagewright-picture" %1$s data-pagewright-picture><legend>%2$s%3$s</legend>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		esc_html( $field->title() ),
		$field->is_required ? ' <span class="pagewright-required">*</span>' : ''
	);
	print_error( $field );
	print_help( $field );
	printf(
		'<input type="hidden" name="%1$s" value="%2$s"><img src="%3$s" alt=""%4$s>',
		esc_attr( $field->name( 'id' ) ),
		esc_attr( $id ),
		esc_url( (string) $shown ),
		$shown ? '' : ' hidden'
	);
	printf(
		'<p><button type="button" class="button" data-pagewright-act="choose">%1$s</button> <button type="button" class="button-link" data-pagewright-act="clear">%2$s</button></p>',
		esc_html__( 'Choose from the media library', 'pagewright-content' ),
		esc_html__( 'Remove image', 'pagewright-content' )
	);
	$inputs = array(
		'src' => __( 'or its URL', 'pagewright-content' ),
		'alt' => __( 'Alternative text (empty: that of the media library)', 'pagewright-content' ),
	);
	foreach ( $inputs as $part => $label ) {
		printf(
			'<p><label for="%1$s">%2$s</label><input type="text" class="widefat" id="%1$s" name="%3$s" value="%4$s" data-pagewright-part="%5$s"></p>',
			esc_attr( $field->id( $part ) ),
			esc_html( $label ),
			esc_attr( $field->name( $part ) ),
			esc_attr( (string) ( $kept[ $part ] ?? '' ) ),
			esc_attr( $part )
		);
	}
	echo '</fieldset>';
}
