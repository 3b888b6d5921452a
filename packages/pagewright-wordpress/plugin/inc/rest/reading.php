<?php
/**
 * What lists say about a post besides its title: its topics, and how long it takes to read it.
 *
 * @package Pagewright
 */

namespace Pagewright;

// Words that people read in a minute.
const READING_SPEED = 220;

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
 * The number of words in HTML. A tag separates words, so that two cells of a table are two words. The delimiters of blocks
 * are comments, which count as tags.
 *
 * @param string $html HTML.
 */
function count_words( string $html ): int {
	return (int) preg_match_all( '/\S+/', (string) preg_replace( '/<[^>]*>/', ' ', $html ) );
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
