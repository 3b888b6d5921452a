<?php
/**
 * Prints form fields for a schema. Titles are labels, descriptions are help texts.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Prints a field.
 *
 * @param Field $field A field.
 */
function print_field( Field $field ): void {
	if ( is_picture_schema( $field->schema ) ) {
		print_picture_field( $field );
	} elseif ( 'object' === $field->schema['type'] ) {
		print_object_field( $field );
	} elseif ( 'array' === $field->schema['type'] ) {
		print_list_field( $field );
	} else {
		print_value_field( $field );
	}
}

/**
 * Prints the error of a field.
 *
 * @param Field $field A field.
 */
function print_error( Field $field ): void {
	if ( isset( $field->errors[ $field->path ] ) ) {
		printf( '<p class="pagewright-error" id="%s">%s</p>', esc_attr( $field->id( 'error' ) ), esc_html( $field->errors[ $field->path ] ) );
	}
}

/**
 * Prints the help text of a field.
 *
 * @param Field $field A field.
 */
function print_help( Field $field ): void {
	if ( ! empty( $field->schema['description'] ) ) {
		printf( '<p class="description" id="%s">%s</p>', esc_attr( $field->id( 'help' ) ), esc_html( $field->schema['description'] ) );
	}
}

/**
 * Prints the fields of an object.
 *
 * @param Field $field An object.
 */
function print_object_field( Field $field ): void {
	if ( '' === $field->path ) {
		print_panels( $field );
		return;
	}
	printf( '<fieldset class="pagewright-group" %1$s><legend>%2$s</legend>', $field->place(), esc_html( $field->title() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
	print_error( $field );
	print_help( $field );
	print_properties( $field, array_keys( $field->schema['properties'] ) );
	echo '</fieldset>';
}

/**
 * Prints properties of an object.
 *
 * @param Field    $field An object.
 * @param string[] $names Names of properties.
 */
function print_properties( Field $field, array $names ): void {
	foreach ( $names as $name ) {
		print_field( $field->within( $field->schema['properties'][ $name ], $name, in_array( $name, $field->schema['required'] ?? array(), true ) ) );
	}
}
