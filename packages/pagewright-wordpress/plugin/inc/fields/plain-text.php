<?php
/**
 * Sanitises plain text.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Valid UTF-8 without control characters, except line breaks and tabs.
 *
 * @param mixed $value The input.
 */
function valid_text( $value ): string {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
	$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
	return trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
}

/**
 * A single line of valid text. Line breaks and control characters, also of Unicode, become spaces: in the header of an
 * email they would start another header.
 *
 * @param mixed $value The input.
 */
function valid_line( $value ): string {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : '';
	return trimmed_text( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text ) );
}

/**
 * Text without white space at its ends. Browsers treat more characters as white space than trim() does.
 *
 * @param string $text Valid text.
 */
function trimmed_text( string $text ): string {
	// The lookbehind tries each run of blanks only from its start; trying from each blank would take quadratic time.
	return (string) preg_replace( '/^[\s\p{Z}\x{FEFF}]++|(?<![\s\p{Z}\x{FEFF}])[\s\p{Z}\x{FEFF}]++$/u', '', $text );
}

/**
 * Text without tags. Unlike sanitize_textarea_field() it keeps percent signs, as in "20%added".
 *
 * @param mixed $value The input.
 */
function plain_text( $value ): string {
	return trim( wp_strip_all_tags( wp_pre_kses_less_than( valid_text( $value ) ) ) );
}

/**
 * Whether a text is a date, such as `2026-03-31`, or empty.
 *
 * @param string $text A text.
 */
function is_day( string $text ): bool {
	return '' === $text || ( 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)\z/', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) );
}
