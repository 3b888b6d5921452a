<?php
/**
 * Automatic excerpts: the first words of a text whose editor wrote none.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Ends headings and paragraphs with a full stop while WordPress makes an excerpt of a text. WordPress removes their tags, and each
 * would run into the next: "The best answer was to leave it alone Last spring we showed…".
 *
 * @param mixed $html The text.
 * @return mixed
 */
function end_blocks_of_excerpt( $html ) {
	if ( ! is_string( $html ) || ! doing_filter( 'get_the_excerpt' ) ) {
		return $html;
	}
	$block   = '</(?:h[1-6]|p|li|dt|dd|td|th|figcaption|caption|blockquote)>';
	$inline  = '(?:</(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)>)*';
	$closing = '(?:[”’"\')\]]|&#82(?:17|21);)*';
	$stopped = preg_replace( "~([\\p{L}\\p{N}%]$closing)($inline\\s*$block)~u", '$1.$2', $html ) ?? $html;
	return preg_replace( "~$block~", '$0 ', $stopped ) ?? $html;
}
