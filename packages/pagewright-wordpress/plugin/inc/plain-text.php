<?php
/**
 * Plain text that people type.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Valid text without control characters; line breaks and tabs stay.
 *
 * @param mixed $value What was sent.
 */
function valid_text( $value ): string {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
	$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
	return trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
}

/**
 * A single line of valid text. Line breaks and control characters, of Unicode's own too, become spaces: whoever puts the
 * line into the header of a mail would begin another header with them.
 *
 * @param mixed $value What was sent.
 */
function valid_line( $value ): string {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
	return trimmed_text( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text ) );
}

/**
 * Text without white space at its ends; a browser counts more characters as such than trim() does.
 *
 * @param string $text Valid text.
 */
function trimmed_text( string $text ): string {
	// Each run of blanks is tried from its beginning alone: from each of its blanks it would take quadratic time.
	return (string) preg_replace( '/^[\s\p{Z}\x{FEFF}]++|(?<![\s\p{Z}\x{FEFF}])[\s\p{Z}\x{FEFF}]++$/u', '', $text );
}

/**
 * Text without tags. Unlike sanitize_textarea_field() it keeps percent signs: "20%added" is no octet.
 *
 * @param mixed $value What was sent.
 */
function plain_text( $value ): string {
	return trim( wp_strip_all_tags( wp_pre_kses_less_than( valid_text( $value ) ) ) );
}
