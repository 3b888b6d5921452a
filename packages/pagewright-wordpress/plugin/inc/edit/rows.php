<?php
/**
 * The rows of an array. The script collapses, moves, duplicates and removes them.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Prints an array: its items, and a template for a new one.
 *
 * @param Field $field An array.
 */
function print_list_field( Field $field ): void {
	$title = $field->schema['items']['title'] ?? __( 'Entry', 'pagewright-content' );
	// Arrays inside of arrays have a template inside of a template, so each depth has a placeholder of its own.
	$placeholder = sprintf( '__new%d__', substr_count( $field->path, '.' ) );
	printf(
		'<fieldset class="pagewright-group" %1$s data-pagewright-list="%2$s" data-pagewright-placeholder="%3$s"><legend>%4$s</legend>',
		$field->place(), // phpcs:ignore WordPress.Security.EscapeOutput -- place() escapes.
		esc_attr( $field->path ),
		esc_attr( $placeholder ),
		esc_html( $field->title() )
	);
	print_error( $field );
	print_help( $field );
	print_limit( $field );
	if ( is_collapsible( $field->schema['items'] ) ) {
		printf(
			'<p class="pagewright-all"><button type="button" class="button-link" data-pagewright-act="expand-all">%1$s</button> <button type="button" class="button-link" data-pagewright-act="collapse-all">%2$s</button></p>',
			esc_html__( 'Expand all', 'pagewright-content' ),
			esc_html__( 'Collapse all', 'pagewright-content' )
		);
	}
	echo '<ol class="pagewright-entries">';
	foreach ( array_keys( is_array( $field->value ) ? array_values( $field->value ) : array() ) as $position ) {
		print_entry( $field, (string) $position, $title );
	}
	echo '</ol><template>';
	print_entry( $field, $placeholder, $title );
	printf(
		'</template><button type="button" class="button" data-pagewright-act="add">%s</button></fieldset>',
		/* translators: %s: what is added, such as "Counter". */
		esc_html( sprintf( __( 'Add: %s', 'pagewright-content' ), $title ) )
	);
}

/**
 * Whether a row is long enough to collapse: everything except a plain text, a number or a choice.
 *
 * @param array<string, mixed> $schema Schema of an item.
 */
function is_collapsible( array $schema ): bool {
	return in_array( $schema['type'], array( 'object', 'array' ), true ) || 'html' === ( $schema['format'] ?? '' );
}

/**
 * Prints an item of an array: a header with its buttons, and its fields.
 *
 * @param Field  $field    The array.
 * @param string $position Its index, or the placeholder of a new one.
 * @param string $title    Title of an item.
 */
function print_entry( Field $field, string $position, string $title ): void {
	$item = $field->within( $field->schema['items'], $position, true );
	$body = $item->id( 'row' );
	$name = is_numeric( $position ) ? $title . ' ' . ( (int) $position + 1 ) : $title;
	printf( '<li class="pagewright-entry" data-pagewright-title="%s"><div class="pagewright-row">', esc_attr( $title ) );
	// For the mouse only. Keyboards and touch screens have the buttons.
	printf( '<span class="pagewright-handle dashicons dashicons-move" aria-hidden="true" title="%s"></span>', esc_attr__( 'Drag to move', 'pagewright-content' ) );
	if ( is_collapsible( $field->schema['items'] ) ) {
		printf( '<button type="button" class="pagewright-toggle" data-pagewright-act="toggle" aria-expanded="true" aria-controls="%s"><span class="dashicons dashicons-arrow-down" aria-hidden="true"></span>', esc_attr( $body ) );
		print_row_name( $name );
		echo '<img class="pagewright-thumbnail" alt="" hidden><span class="pagewright-summary"></span></button>';
	} else {
		print_row_name( $name );
	}
	$acts = array(
		'up'        => array( 'arrow-up-alt2', __( 'Move up', 'pagewright-content' ) ),
		'down'      => array( 'arrow-down-alt2', __( 'Move down', 'pagewright-content' ) ),
		'duplicate' => array( 'admin-page', __( 'Duplicate', 'pagewright-content' ) ),
		'remove'    => array( 'no-alt', __( 'Remove', 'pagewright-content' ) ),
	);
	echo '<span class="pagewright-acts">';
	foreach ( $acts as $act => list( $icon, $label ) ) {
		printf(
			'<button type="button" class="button-link" data-pagewright-act="%1$s" data-pagewright-label="%2$s" aria-label="%3$s" title="%2$s"><span class="dashicons dashicons-%4$s" aria-hidden="true"></span></button>',
			esc_attr( $act ),
			esc_attr( $label ),
			esc_attr( "$label: $name" ),
			esc_attr( $icon )
		);
	}
	printf( '</span></div><div class="pagewright-row-body" id="%s">', esc_attr( $body ) );
	print_field( $item );
	echo '</div></li>';
}

/**
 * Prints the name of a row, such as "Counter 2", which the script keeps current.
 *
 * @param string $name The name.
 */
function print_row_name( string $name ): void {
	printf( '<span class="pagewright-row-name">%s</span>', esc_html( $name ) );
}
