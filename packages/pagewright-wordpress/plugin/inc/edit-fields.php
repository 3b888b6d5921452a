<?php
/**
 * Prints form fields for a schema. Titles are labels, descriptions are help texts.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * The data of a form field.
 */
final class Field {
	/**
	 * Creates a field.
	 *
	 * @param array<string, mixed>  $schema      Schema of the value.
	 * @param mixed                 $value       The value; null if it is empty.
	 * @param string                $path        Names and indexes, joined by dots.
	 * @param array<string, string> $errors      Messages by path.
	 * @param bool                  $is_required Whether its object requires it.
	 */
	public function __construct(
		public array $schema,
		public $value,
		public string $path,
		public array $errors,
		public bool $is_required = false
	) {}

	/**
	 * Name of the form control.
	 *
	 * @param string $part A part of the value, such as `alt` of an image.
	 */
	public function name( string $part = '' ): string {
		$path = '' === $part ? $this->path : ltrim( "$this->path.$part", '.' );
		return 'pagewright' . ( '' === $path ? '' : '[' . str_replace( '.', '][', $path ) . ']' );
	}

	/**
	 * ID of the form control.
	 *
	 * @param string $part A part of the value.
	 */
	public function id( string $part = '' ): string {
		return 'pagewright-' . str_replace( '.', '-', $this->path ) . ( '' === $part ? '' : "-$part" );
	}

	/**
	 * ID and path of the element around the form control. Notices link to the ID, and the script finds the path.
	 */
	public function place(): string {
		return sprintf( 'id="%1$s" data-pagewright-field="%2$s"', esc_attr( 'pagewright-field-' . str_replace( '.', '-', $this->path ) ), esc_attr( $this->path ) );
	}

	/**
	 * A field of this object or array.
	 *
	 * @param array<string, mixed> $schema      Its schema.
	 * @param string               $name        Name or index.
	 * @param bool                 $is_required Whether this value requires it.
	 */
	public function within( array $schema, string $name, bool $is_required = false ): Field {
		$value = is_array( $this->value ) ? ( $this->value[ $name ] ?? null ) : null;
		return new Field( $schema, $value, ltrim( "$this->path.$name", '.' ), $this->errors, $is_required );
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return (string) ( $this->schema['title'] ?? $this->path );
	}
}

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
 * Prints the help text and the error of a field.
 *
 * @param Field $field A field.
 */
function print_help( Field $field ): void {
	if ( isset( $field->errors[ $field->path ] ) ) {
		printf( '<p class="pagewright-error" id="%s">%s</p>', esc_attr( $field->id( 'error' ) ), esc_html( $field->errors[ $field->path ] ) );
	}
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
	$is_outermost = '' === $field->path;
	if ( ! $is_outermost ) {
		printf( '<fieldset class="pagewright-group" %1$s><legend>%2$s</legend>', $field->place(), esc_html( $field->title() ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		print_help( $field );
	}
	foreach ( $field->schema['properties'] as $name => $property ) {
		print_field( $field->within( $property, $name, in_array( $name, $field->schema['required'] ?? array(), true ) ) );
	}
	if ( ! $is_outermost ) {
		echo '</fieldset>';
	}
}

/**
 * Prints an array: its items, and a template for a new one.
 *
 * @param Field $field An array.
 */
function print_list_field( Field $field ): void {
	$entry = $field->schema['items']['title'] ?? __( 'Entry', 'pagewright-content' );
	printf(
		'<fieldset class="pagewright-group" %1$s data-pagewright-list="%2$s"><legend>%3$s</legend>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		esc_attr( $field->path ),
		esc_html( $field->title() )
	);
	print_help( $field );
	echo '<ol class="pagewright-entries">';
	foreach ( array_keys( is_array( $field->value ) ? array_values( $field->value ) : array() ) as $position ) {
		print_entry( $field, (string) $position, $entry );
	}
	echo '</ol><template>';
	print_entry( $field, '__new__', $entry );
	printf(
		'</template><button type="button" class="button" data-pagewright-act="add">%s</button></fieldset>',
		/* translators: %s: what is added, such as "Counter". */
		esc_html( sprintf( __( 'Add: %s', 'pagewright-content' ), $entry ) )
	);
}

/**
 * Prints an item of an array with buttons to move and remove it.
 *
 * @param Field  $field    The array.
 * @param string $position Its index.
 * @param string $title    Title of an item.
 */
function print_entry( Field $field, string $position, string $title ): void {
	$acts = array(
		'up'     => array( '↑', __( 'Move up', 'pagewright-content' ) ),
		'down'   => array( '↓', __( 'Move down', 'pagewright-content' ) ),
		'remove' => array( '×', __( 'Remove', 'pagewright-content' ) ),
	);
	echo '<li class="pagewright-entry"><div class="pagewright-acts">';
	foreach ( $acts as $act => list( $sign, $label ) ) {
		printf(
			'<button type="button" class="button-link" data-pagewright-act="%1$s" aria-label="%2$s">%3$s</button>',
			esc_attr( $act ),
			esc_attr( "$label: $title" ),
			esc_html( $sign )
		);
	}
	echo '</div>';
	print_field( $field->within( $field->schema['items'], $position, true ) );
	echo '</li>';
}

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
