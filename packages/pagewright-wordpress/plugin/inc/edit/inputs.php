<?php
/**
 * The form controls of strings, numbers and choices. Each sends what was typed: a control that rejects an input would lose it.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** A choice with more options than this is a drop-down list. */
const MOST_RADIOS = 4;

/**
 * Prints the beginning of a field with one control: its label and its error.
 *
 * @param Field $field A value.
 */
function open_field( Field $field ): void {
	printf(
		'<div class="pagewright-field" %1$s><label for="%2$s">%3$s</label>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		esc_attr( $field->id() ),
		label_html( $field ) // phpcs:ignore WordPress.Security.EscapeOutput -- label_html() escapes.
	);
	print_error( $field );
}

/**
 * Prints a string, a number or a choice.
 *
 * @param Field $field A value.
 */
function print_value_field( Field $field ): void {
	$schema = $field->schema;
	if ( 'boolean' === $schema['type'] || isset( $schema['enum'] ) ) {
		print_choice( $field );
		return;
	}
	open_field( $field );
	if ( isset( $schema['relatesTo'] ) ) {
		print_relation( $field );
	} elseif ( 'string' !== $schema['type'] ) {
		print_input( $field, 'text', array( 'class' => 'pagewright-number', 'inputmode' => number_keyboard( $schema ) ) );
	} elseif ( is_text_area( $schema ) ) {
		print_text_area( $field );
	} else {
		print_line( $field );
	}
	print_limit( $field );
	print_help( $field );
	echo '</div>';
}

/**
 * Title of a field as HTML, with a mark if its object requires it.
 *
 * @param Field $field A field.
 */
function label_html( Field $field ): string {
	return esc_html( $field->title() ) . ( $field->is_required ? ' <span class="pagewright-required">*</span>' : '' );
}

/**
 * Attributes of every form control: ID, name, and what describes it.
 *
 * @param Field $field A value.
 * @return array<string, string>
 */
function control_attributes( Field $field ): array {
	$is_refused = isset( $field->errors[ $field->path ] );
	$described  = array_filter(
		array(
			$is_refused ? $field->id( 'error' ) : '',
			'' === limit_text( $field->schema ) ? '' : $field->id( 'limit' ),
			empty( $field->schema['description'] ) ? '' : $field->id( 'help' ),
		)
	);
	return array_filter(
		array(
			'id'               => $field->id(),
			'name'             => $field->name(),
			'aria-describedby' => implode( ' ', $described ),
			'aria-required'    => $field->is_required ? 'true' : '',
			'aria-invalid'     => $is_refused ? 'true' : '',
		),
		'strlen'
	);
}

/**
 * Attributes as HTML.
 *
 * @param array<string, string> $attributes Values by name.
 */
function attributes_html( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %1$s="%2$s"', esc_attr( $name ), esc_attr( $value ) );
	}
	return $html;
}

/**
 * Prints an input element.
 *
 * @param Field                 $field      A value.
 * @param string                $type       Type of the element.
 * @param array<string, string> $attributes Further attributes.
 */
function print_input( Field $field, string $type, array $attributes ): void {
	$all = array( 'type' => $type ) + $attributes + control_attributes( $field ) + array( 'value' => $field->text() );
	echo '<input' . attributes_html( $all ) . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- attributes_html() escapes.
}

/**
 * The keyboard of a touch screen for a number. Those for digits have no minus sign.
 *
 * @param array<string, mixed> $schema Schema of a number.
 */
function number_keyboard( array $schema ): string {
	if ( ! isset( $schema['minimum'] ) || $schema['minimum'] < 0 ) {
		return 'text';
	}
	return 'integer' === $schema['type'] ? 'numeric' : 'decimal';
}

/**
 * Whether a string may have several lines.
 *
 * @param array<string, mixed> $schema Schema of a string.
 */
function is_text_area( array $schema ): bool {
	return ! isset( $schema['input'] ) && in_array( $schema['format'] ?? 'html', array( 'html' ), true );
}

/**
 * Prints the control of a string of several lines, or of HTML.
 *
 * @param Field $field A string.
 */
function print_text_area( Field $field ): void {
	$is_html    = 'html' === ( $field->schema['format'] ?? '' );
	$rows       = $is_html ? 12 : max( 1, min( 8, (int) ceil( strlen( $field->text() ) / 100 ) ) );
	$attributes = array(
		'class' => 'widefat' . ( $is_html ? ' pagewright-html' : '' ),
		'rows'  => (string) $rows,
	);
	printf(
		'<textarea%1$s>%2$s</textarea>',
		attributes_html( $attributes + control_attributes( $field ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- attributes_html() escapes.
		esc_textarea( $field->text() )
	);
}

/**
 * Prints the control of a string of one line. A date that is not valid stays visible in a text control: a date control would
 * show nothing.
 *
 * @param Field $field A string.
 */
function print_line( Field $field ): void {
	$text = $field->text();
	$kind = $field->schema['input'] ?? $field->schema['format'] ?? '';
	switch ( $kind ) {
		case 'email':
			print_input( $field, 'email', array( 'class' => 'regular-text' ) );
			break;
		case 'phone':
			print_input( $field, 'tel', array( 'class' => 'regular-text' ) );
			break;
		case 'date':
			print_input( $field, is_day( $text ) ? 'date' : 'text', array() );
			break;
		case 'date-time':
			$time = '' === $text ? false : rest_parse_date( $text );
			if ( false !== $time ) {
				$field = $field->with_value( wp_date( 'Y-m-d\TH:i:s', $time ) );
			}
			print_input( $field, '' === $text || false !== $time ? 'datetime-local' : 'text', array( 'step' => '1' ) );
			break;
		case 'href':
			print_input( $field, 'text', array( 'class' => 'widefat code', 'inputmode' => 'url' ) );
			break;
		case 'line':
			print_input( $field, 'text', array( 'class' => 'widefat' ) );
			break;
		default:
			print_input( $field, 'text', array( 'class' => 'widefat code' ) );
	}
}
