<?php
/**
 * The limits of a field: what they allow, next to the field, and how much of it is used.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * The limits of a value in words; empty if it has none.
 *
 * @param array<string, mixed> $schema Schema of the value.
 */
function limit_text( array $schema ): string {
	if ( isset( $schema['cut'] ) ) {
		/* translators: %d: number of characters. */
		return sprintf( __( 'Lists show the first %d characters.', 'pagewright-content' ), $schema['cut'] );
	}
	switch ( $schema['type'] ) {
		case 'string':
			$least = ( $schema['minLength'] ?? 0 ) > 1 ? $schema['minLength'] : null;
			/* translators: %s: limits, such as "at most 20". */
			return range_text( __( 'Characters: %s.', 'pagewright-content' ), $least, $schema['maxLength'] ?? null );
		case 'array':
			/* translators: %s: limits, such as "1 to 3". */
			return range_text( __( 'Entries: %s.', 'pagewright-content' ), $schema['minItems'] ?? null, $schema['maxItems'] ?? null );
		case 'integer':
			/* translators: %s: limits, such as "0 to 100". */
			return range_text( __( 'A whole number: %s.', 'pagewright-content' ), $schema['minimum'] ?? null, $schema['maximum'] ?? null );
		case 'number':
			/* translators: %s: limits, such as "0 to 100". */
			return range_text( __( 'A number: %s.', 'pagewright-content' ), $schema['minimum'] ?? null, $schema['maximum'] ?? null );
		default:
			return '';
	}
}

/**
 * Limits in a sentence.
 *
 * @param string         $sentence The sentence, with a placeholder.
 * @param int|float|null $least    The least value; null for no limit.
 * @param int|float|null $most     The greatest value; null for no limit.
 */
function range_text( string $sentence, $least, $most ): string {
	if ( null === $least && null === $most ) {
		return '';
	}
	if ( null === $most ) {
		/* translators: %s: a number. */
		return sprintf( $sentence, sprintf( __( 'at least %s', 'pagewright-content' ), $least ) );
	}
	if ( null === $least ) {
		/* translators: %s: a number. */
		return sprintf( $sentence, sprintf( __( 'at most %s', 'pagewright-content' ), $most ) );
	}
	/* translators: 1: least number, 2: greatest number. */
	return sprintf( $sentence, sprintf( __( '%1$s to %2$s', 'pagewright-content' ), $least, $most ) );
}

/**
 * Prints the limits of a field. The script adds how many characters it has.
 *
 * @param Field $field A field.
 */
function print_limit( Field $field ): void {
	$text = limit_text( $field->schema );
	if ( '' !== $text ) {
		printf(
			'<p class="description pagewright-limit" id="%1$s" data-pagewright-limit="%2$s">%3$s</p>',
			esc_attr( $field->id( 'limit' ) ),
			esc_attr( (string) ( $field->schema['maxLength'] ?? $field->schema['cut'] ?? '' ) ),
			esc_html( $text )
		);
	}
}
