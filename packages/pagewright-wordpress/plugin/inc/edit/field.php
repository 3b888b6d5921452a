<?php
/**
 * A form field: its schema, value, names and errors.
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
	 * This field with another value.
	 *
	 * @param mixed $value The value.
	 */
	public function with_value( $value ): Field {
		return new Field( $this->schema, $value, $this->path, $this->errors, $this->is_required );
	}

	/**
	 * The value as a form control shows it; empty for an object or an array.
	 */
	public function text(): string {
		return is_scalar( $this->value ) ? (string) $this->value : '';
	}

	/**
	 * Its title.
	 */
	public function title(): string {
		return (string) ( $this->schema['title'] ?? $this->path );
	}
}
