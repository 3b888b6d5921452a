<?php
/**
 * The form controls of strings, numbers and choices.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Prints a string, a number or a choice.
 *
 * @param Field $field A value.
 */
function print_value_field( Field $field ): void {
	$schema     = $field->schema;
	$value      = is_scalar( $field->value ) ? (string) $field->value : '';
	$is_refused = isset( $field->errors[ $field->path ] );
	printf(
		'<div class="pagewright-field" %1$s><label for="%2$s">%3$s%4$s</label>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		esc_attr( $field->id() ),
		esc_html( $field->title() ),
		$field->is_required ? ' <span class="pagewright-required">*</span>' : ''
	);
	$common = sprintf(
		'id="%1$s" name="%2$s" aria-describedby="%3$s"%4$s%5$s',
		esc_attr( $field->id() ),
		esc_attr( $field->name() ),
		esc_attr( trim( ( $is_refused ? $field->id( 'error' ) : '' ) . ' ' . $field->id( 'help' ) ) ),
		$field->is_required ? ' aria-required="true"' : '',
		$is_refused ? ' aria-invalid="true"' : ''
	);
	// phpcs:disable WordPress.Security.EscapeOutput -- each part of $common was escaped above.
	if ( isset( $schema['enum'] ) || 'boolean' === $schema['type'] ) {
		$choices = $schema['enum'] ?? array( 'true', 'false' );
		$value   = is_bool( $field->value ) ? ( $field->value ? 'true' : 'false' ) : $value;
		echo "<select $common><option value=\"\"></option>";
		foreach ( $choices as $choice ) {
			printf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $choice ), selected( $value, $choice, false ) );
		}
		echo '</select>';
	} elseif ( 'string' !== $schema['type'] ) {
		printf(
			'<input type="%6$s" class="small-text" %1$s value="%2$s"%3$s%4$s step="%5$s">',
			$common,
			esc_attr( $value ),
			isset( $schema['minimum'] ) ? ' min="' . esc_attr( (string) $schema['minimum'] ) . '"' : '',
			isset( $schema['maximum'] ) ? ' max="' . esc_attr( (string) $schema['maximum'] ) . '"' : '',
			'integer' === $schema['type'] ? '1' : 'any',
			// A number input would hide a value that is not a number.
			'' === $value || is_numeric( $value ) ? 'number' : 'text'
		);
	} elseif ( in_array( $schema['format'] ?? '', array( 'href', 'slug', 'date-time' ), true ) ) {
		printf( '<input type="text" class="widefat code" %1$s value="%2$s">', $common, esc_attr( $value ) );
	} else {
		$is_html = 'html' === ( $schema['format'] ?? '' );
		printf(
			'<textarea class="widefat%1$s" rows="%2$d" %3$s>%4$s</textarea>',
			$is_html ? ' pagewright-html' : '',
			$is_html ? 12 : max( 1, min( 8, (int) ceil( strlen( $value ) / 100 ) ) ),
			$common,
			esc_textarea( $value )
		);
	}
	// phpcs:enable
	print_help( $field );
	echo '</div>';
}
