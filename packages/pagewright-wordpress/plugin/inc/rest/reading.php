<?php
/**
 * What lists say about a post besides its title: its topics, and how long it takes to read it.
 *
 * @package Pagewright
 */

namespace Pagewright;

// Words that people read in a minute.
const READING_SPEED = 220;

// Characters that people read in a minute of Chinese, Japanese or Korean, where words have no spaces between them, or few.
const CHARACTER_SPEED = 500;

/**
 * How long it takes to read a post, in whole minutes and at least one.
 *
 * @param \WP_Post $post A post.
 */
function reading_minutes( \WP_Post $post ): int {
	return max( 1, (int) round( count_words( text_of_post( $post ) ) / READING_SPEED ) );
}

/**
 * The HTML that the page of a post shows: the HTML of its sections, or its text if it has none.
 *
 * @param \WP_Post $post A post.
 */
function text_of_post( \WP_Post $post ): string {
	$sections = kept_content( $post->ID )['sections'] ?? array();
	if ( ! $sections ) {
		return $post->post_content;
	}
	$texts = array();
	foreach ( $sections as $section ) {
		foreach ( array( 'title', 'content', 'image_side_text' ) as $name ) {
			$texts[] = (string) ( $section[ $name ] ?? '' );
		}
	}
	return implode( ' ', $texts );
}

/**
 * The length of HTML in words, as far as the time to read it depends on them. A tag separates words, so that two cells of a table
 * are two words. The delimiters of blocks are comments, which count as tags. A character of Chinese, Japanese or Korean counts as
 * a part of a word. The engine has the same rule, in content/reading-time.ts.
 *
 * @param string $html HTML.
 */
function count_words( string $html ): float {
	$text       = (string) preg_replace( '/<[^<>]*>/', ' ', $html );
	// Ranges, because what the name of a script matches depends on the version of PCRE.
	$character  = '/[\x{1100}-\x{11FF}\x{2E80}-\x{2FD5}\x{3005}\x{3007}\x{3021}-\x{3029}\x{3041}-\x{3096}\x{309D}-\x{309F}\x{30A1}-\x{30FA}\x{30FC}-\x{30FF}\x{3131}-\x{318E}\x{31F0}-\x{31FF}\x{3400}-\x{4DBF}\x{4E00}-\x{9FFF}\x{A960}-\x{A97C}\x{AC00}-\x{D7FB}\x{F900}-\x{FAFF}\x{FF66}-\x{FF9D}\x{20000}-\x{3FFFF}]/u';
	$characters = (int) preg_match_all( $character, $text );
	if ( $characters > 0 ) {
		$punctuation = '/[\x{3000}-\x{303F}\x{FF01}-\x{FF0F}\x{FF1A}-\x{FF20}\x{FF3B}-\x{FF40}\x{FF5B}-\x{FF65}\x{30FB}]/u';
		$text        = (string) preg_replace( array( $character, $punctuation ), ' ', $text );
	}
	return (int) preg_match_all( '/\S+/', $text ) + $characters * READING_SPEED / CHARACTER_SPEED;
}

/**
 * Adds the topics and the reading time to the posts of wp/v2.
 */
function register_post_fields(): void {
	register_rest_field(
		'post',
		'topics',
		array(
			'get_callback' => static fn( $entry ) => groups_of_post( 'category', get_post( $entry['id'] ) ),
			'schema'       => array(
				'description' => __( 'Its categories by name, without the default one.', 'pagewright-content' ),
				'type'        => 'array',
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
	register_rest_field(
		'post',
		'minutes',
		array(
			'get_callback' => static fn( $entry ) => reading_minutes( get_post( $entry['id'] ) ),
			'schema'       => array(
				'description' => __( 'How many minutes it takes to read the text.', 'pagewright-content' ),
				'type'        => 'integer',
				'context'     => array( 'view', 'embed' ),
				'readonly'    => true,
			),
		)
	);
}
