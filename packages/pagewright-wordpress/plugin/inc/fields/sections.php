<?php
/**
 * The sections of a post.
 *
 * @package Pagewright
 */

namespace Pagewright;

// Marks the headings that begin a section while the filters of the text run.
const PART_MARK = 'data-pagewright-part';

/**
 * The sections of a post without section fields: its text, split at level 2 headings. The text before the first heading is a
 * section without a title. The filters of the text run once, so what plugins add at its end is at the end of the last section.
 *
 * @param \WP_Post $post A post.
 * @return array<int, array{title?: string, content?: string}>
 */
function sections_of_text( \WP_Post $post ): array {
	$is_blocks = has_blocks( $post );
	$parts     = $is_blocks ? parts_of_blocks( $post->post_content ) : parts_of_html( $post->post_content );
	$source    = '';
	foreach ( $parts as $index => $part ) {
		if ( $index > 0 ) {
			$source .= sprintf( "\n\n<h2 %s=\"%d\">%s</h2>\n\n", PART_MARK, $index, wp_strip_all_tags( $part['title'] ) );
		}
		$source .= $part['source'];
	}
	$before = $GLOBALS['post'] ?? null;
	// Blocks such as footnotes read their text from the current post, and a REST request has none.
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- restored below.
	setup_postdata( $post );
	/** This filter is documented in wp-includes/post-template.php */
	$html            = apply_filters( 'the_content', $source );
	$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- restored.
	if ( $before instanceof \WP_Post ) {
		setup_postdata( $before );
	}
	$sections = array();
	foreach ( parts_of_shown( $html ) as $index => $shown ) {
		$content = trim( $is_blocks ? $shown : force_balance_tags( $shown ) );
		$title   = trim( wp_strip_all_tags( $parts[ $index ]['title'] ?? '' ) );
		$section = array_filter( compact( 'title', 'content' ), static fn( $text ) => '' !== $text );
		if ( $section ) {
			$sections[] = $section;
		}
	}
	return $sections;
}

/**
 * Splits the shown text of a post at the headings that begin its sections.
 *
 * @param string $html The text after its filters. A filter may have added attributes and elements to the headings.
 * @return array<int, string> The texts of the parts, by their index. A filter may have removed some.
 */
function parts_of_shown( string $html ): array {
	$pieces = preg_split( '#<h2\b[^>]*\b' . PART_MARK . '="(\d+)"[^>]*>.*?</h2>#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	$pieces = $pieces ? $pieces : array( $html );
	$parts  = array( 0 => $pieces[0] );
	foreach ( array_chunk( array_slice( $pieces, 1 ), 2 ) as $pair ) {
		$parts[ (int) $pair[0] ] = $pair[1] ?? '';
	}
	return $parts;
}

/**
 * Makes the URL of an embed that WordPress does not support a link.
 *
 * @param string $html HTML of an embed block.
 */
function link_unknown_embed( $html ): string {
	return preg_match( '#<(a|iframe|blockquote|script|video)\b#', $html ) ? $html : make_clickable( $html );
}

/**
 * Splits a text of the block editor at level 2 headings. Headings inside columns or groups do not split, so each part stays
 * valid HTML.
 *
 * @param string $source A text with block delimiters.
 * @return array<int, array{title: string, source: string}>
 */
function parts_of_blocks( string $source ): array {
	$parts = array(
		array(
			'title'  => '',
			'source' => '',
		),
	);
	foreach ( parse_blocks( $source ) as $block ) {
		// The title of a section is plain text: a heading with a footnote stays in the text, where its link works.
		$is_title = 'core/heading' === $block['blockName'] && 2 === (int) ( $block['attrs']['level'] ?? 2 )
			&& ! str_contains( $block['innerHTML'], 'data-fn=' );
		if ( $is_title ) {
			$parts[] = array(
				'title'  => $block['innerHTML'],
				'source' => '',
			);
		} else {
			$parts[ count( $parts ) - 1 ]['source'] .= serialize_block( $block );
		}
	}
	return $parts;
}

/**
 * Splits a text of the classic editor at level 2 headings.
 *
 * @param string $source HTML.
 * @return array<int, array{title: string, source: string}>
 */
function parts_of_html( string $source ): array {
	$pieces = preg_split( '#<h2\b[^>]*>(.*?)</h2>#is', $source, -1, PREG_SPLIT_DELIM_CAPTURE );
	$pieces = array_merge( array( '' ), $pieces ? $pieces : array( $source ) );
	return array_map(
		static fn( $pair ) => array(
			'title'  => $pair[0],
			'source' => $pair[1] ?? '',
		),
		array_chunk( $pieces, 2 )
	);
}
