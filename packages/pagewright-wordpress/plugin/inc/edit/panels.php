<?php
/**
 * The panels of a long entry, which the script turns into tabs.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** With fewer panels than this, the fields are short enough for one page. */
const FEWEST_PANELS = 3;

/**
 * The panels of an entry: one for its single fields, and one for each object and array.
 *
 * @param array<string, mixed> $schema Schema of the fields.
 * @return array<string, array{title: string, fields: string[]}> By ID; empty if the entry is short.
 */
function edit_panels( array $schema ): array {
	$panels = array();
	foreach ( $schema['properties'] as $name => $property ) {
		$is_group = in_array( $property['type'], array( 'object', 'array' ), true ) && ! is_picture_schema( $property );
		$id       = $is_group ? $name : 'general';
		$panels  += array(
			$id => array(
				'title'  => $is_group ? ( $property['title'] ?? $name ) : __( 'General', 'pagewright-content' ),
				'fields' => array(),
			),
		);
		$panels[ $id ]['fields'][] = $name;
	}
	return count( $panels ) < FEWEST_PANELS ? array() : $panels;
}

/**
 * Prints the fields of an entry, in panels if it is long.
 *
 * @param Field $entry The outermost object.
 */
function print_panels( Field $entry ): void {
	$panels = edit_panels( $entry->schema );
	if ( ! $panels ) {
		print_properties( $entry, array_keys( $entry->schema['properties'] ) );
		return;
	}
	printf( '<div class="pagewright-tabs" role="tablist" aria-label="%s" hidden></div>', esc_attr__( 'Parts of the page', 'pagewright-content' ) );
	foreach ( $panels as $id => $panel ) {
		printf( '<div class="pagewright-panel" id="pagewright-panel-%1$s" data-pagewright-panel="%2$s">', esc_attr( $id ), esc_attr( $panel['title'] ) );
		print_properties( $entry, $panel['fields'] );
		echo '</div>';
	}
}
