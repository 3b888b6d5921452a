<?php
/**
 * Slugs and links to the site, in the lists of entries and on the classic edit screen.
 *
 * @package Pagewright
 */

namespace Pagewright;

const SLUG_COLUMN = 'pagewright_slug';

/**
 * Adds the slug, which is the last part of the path on the site, after the title.
 *
 * @param array<string, string> $columns Labels by column.
 * @return array<string, string>
 */
function add_slug_column( $columns ) {
	$added = array();
	foreach ( $columns as $name => $label ) {
		$added[ $name ] = $label;
		if ( 'title' === $name ) {
			$added[ SLUG_COLUMN ] = __( 'Slug', 'pagewright-content' );
		}
	}
	return $added;
}

/**
 * Prints the slug of an entry.
 *
 * @param string $column  Name of the column.
 * @param int    $post_id ID of the entry.
 */
function print_slug_column( $column, $post_id ): void {
	if ( SLUG_COLUMN === $column ) {
		$slug = rawurldecode( (string) get_post_field( 'post_name', $post_id ) );
		echo '' === $slug ? '—' : '<code>' . esc_html( $slug ) . '</code>';
	}
}

/**
 * The link to a published entry on the site.
 *
 * @param \WP_Post $post An entry.
 * @return string HTML; empty if the site does not show the entry, or its address is unknown.
 */
function view_link( \WP_Post $post ): string {
	$url = is_shown( $post ) ? site_url_of( $post ) : '';
	if ( '' === $url ) {
		return '';
	}
	return sprintf(
		'<a href="%1$s" aria-label="%2$s">%3$s</a>',
		esc_url( $url ),
		/* translators: %s: title of an entry. */
		esc_attr( sprintf( __( 'View “%s” on the site', 'pagewright-content' ), get_the_title( $post ) ) ),
		esc_html__( 'View on site', 'pagewright-content' )
	);
}

/**
 * Replaces "View" in a row of a list, and adds it for types that have none.
 *
 * @param array<string, string> $actions Links of a row.
 * @param \WP_Post              $post    The entry.
 * @return array<string, string>
 */
function add_view_action( $actions, $post ) {
	$link = view_link( $post );
	return '' === $link ? $actions : array_merge( $actions, array( 'view' => $link ) );
}

/**
 * Prints the link in the box "Publish" of the classic edit screen.
 *
 * @param \WP_Post $post The entry.
 */
function print_view_link( $post ): void {
	$link = view_link( $post );
	if ( '' !== $link ) {
		echo '<div class="misc-pub-section">' . wp_kses_post( $link ) . '</div>';
	}
}
