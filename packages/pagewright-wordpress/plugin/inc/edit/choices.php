<?php
/**
 * The form controls of choices: switches, radio buttons and drop-down lists.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Prints a boolean or an enum.
 *
 * @param Field $field A value.
 */
function print_choice( Field $field ): void {
	$is_boolean = 'boolean' === $field->schema['type'];
	$value      = is_bool( $field->value ) ? ( $field->value ? 'true' : 'false' ) : $field->text();
	if ( $is_boolean && ( $field->is_required || isset( $field->schema['default'] ) ) ) {
		print_switch( $field, 'true' === ( '' === $value && ! empty( $field->schema['default'] ) ? 'true' : $value ) );
		return;
	}
	$options = $is_boolean
		? array(
			'true'  => __( 'Yes', 'pagewright-content' ),
			'false' => __( 'No', 'pagewright-content' ),
		)
		: option_labels( $field->schema );
	if ( '' !== $value && ! isset( $options[ $value ] ) ) {
		// A value of an older schema stays as it is until an editor changes it.
		$options[ $value ] = $value;
	}
	if ( ! $field->is_required || ( '' === $value && count( $options ) > MOST_RADIOS ) ) {
		$options = array( '' => __( 'Not set', 'pagewright-content' ) ) + $options;
	}
	if ( count( $options ) > MOST_RADIOS ) {
		print_select( $field, $options, $value );
	} else {
		print_radios( $field, $options, $value );
	}
}

/**
 * The values of an enum, each with what it means if the schema says so.
 *
 * @param array $schema The schema of a choice.
 * @return array<string, string> Labels by value.
 */
function option_labels( array $schema ): array {
	$labels = array();
	foreach ( $schema['enum'] as $index => $value ) {
		$meaning          = $schema['enumDescriptions'][ $index ] ?? '';
		$labels[ $value ] = '' === $meaning ? $value : "$value: $meaning";
	}
	return $labels;
}

/**
 * Prints a boolean that is true or false. The hidden input sends false.
 *
 * @param Field $field A boolean.
 * @param bool  $is_on Its value.
 */
function print_switch( Field $field, bool $is_on ): void {
	$attributes = array(
		'type'  => 'checkbox',
		'role'  => 'switch',
		'value' => 'true',
	) + control_attributes( $field );
	unset( $attributes['aria-required'] );
	printf(
		'<div class="pagewright-field pagewright-switch" %1$s><input type="hidden" name="%2$s" value="false"><input%3$s%4$s> <label for="%5$s">%6$s</label>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		esc_attr( $field->name() ),
		attributes_html( $attributes ), // phpcs:ignore WordPress.Security.EscapeOutput -- attributes_html() escapes.
		checked( $is_on, true, false ),
		esc_attr( $field->id() ),
		esc_html( $field->title() )
	);
	print_error( $field );
	print_help( $field );
	echo '</div>';
}

/**
 * Prints radio buttons.
 *
 * @param Field                 $field   A choice.
 * @param array<string, string> $options Labels by value.
 * @param string                $value   The chosen value.
 */
function print_radios( Field $field, array $options, string $value ): void {
	$attributes = array_diff_key( control_attributes( $field ), array_flip( array( 'id', 'name' ) ) );
	printf(
		'<fieldset class="pagewright-field pagewright-radios" role="radiogroup" %1$s%2$s><legend>%3$s</legend>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		attributes_html( $attributes ), // phpcs:ignore WordPress.Security.EscapeOutput -- attributes_html() escapes.
		label_html( $field ) // phpcs:ignore WordPress.Security.EscapeOutput -- label_html() escapes.
	);
	print_error( $field );
	foreach ( $options as $option => $label ) {
		printf(
			'<label><input type="radio" name="%1$s" value="%2$s"%3$s> %4$s</label> ',
			esc_attr( $field->name() ),
			esc_attr( (string) $option ),
			checked( (string) $option, $value, false ),
			esc_html( $label )
		);
	}
	print_help( $field );
	echo '</fieldset>';
}

/**
 * Prints a drop-down list.
 *
 * @param Field                 $field   A choice.
 * @param array<string, string> $options Labels by value.
 * @param string                $value   The chosen value.
 */
function print_select( Field $field, array $options, string $value ): void {
	open_field( $field );
	echo '<select' . attributes_html( control_attributes( $field ) ) . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- attributes_html() escapes.
	foreach ( $options as $option => $label ) {
		printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( (string) $option ), selected( $value, (string) $option, false ), esc_html( $label ) );
	}
	echo '</select>';
	print_help( $field );
	echo '</div>';
}
