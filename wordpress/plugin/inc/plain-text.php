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
 * Text without tags. Unlike sanitize_textarea_field() it keeps percent signs: "20%added" is no octet.
 *
 * @param mixed $value What was sent.
 */
function plain_text( $value ): string {
	return trim( wp_strip_all_tags( wp_pre_kses_less_than( valid_text( $value ) ) ) );
}
