<?php
/**
 * Notices on admin screens about invalid fields.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Errors with their locations: "Sections, entry 2: This is not an image in the media library."
 *
 * @param string                    $type   Type of the entry.
 * @param array<string, string>     $errors Messages by path.
 * @param array<string, mixed>|null $values Fields whose arrays have the indexes of a form; null if they count from 0.
 * @return array<string, string> The same paths.
 */
function placed_errors( string $type, array $errors, ?array $values = null ): array {
	$name   = source_of_type( $type );
	$schema = $name ? fields_schema( $name ) : array();
	$placed = array();
	foreach ( $errors as $path => $sentence ) {
		$place           = location_of( $schema, (string) $path, $values );
		$placed[ $path ] = '' === $place ? $sentence : "$place: $sentence";
	}
	return $placed;
}

/**
 * The titles of the objects and arrays around a field. For an image or an array also its own title, which its errors do not
 * contain.
 *
 * @param array<string, mixed> $schema Schema of the fields.
 * @param string               $path   Names and indexes, joined by dots.
 * @param mixed                $values The fields, if the indexes of their arrays are not positions.
 */
function location_of( array $schema, string $path, $values = null ): string {
	$parts = explode( '.', $path );
	$words = array();
	foreach ( $parts as $depth => $part ) {
		$is_last = count( $parts ) - 1 === $depth;
		$around  = is_array( $values ) ? $values : array();
		$values  = $around[ $part ] ?? null;
		if ( 'array' === ( $schema['type'] ?? '' ) ) {
			$schema = $schema['items'];
			/* translators: %d: position in a list. */
			$words[] = sprintf( __( 'entry %d', 'pagewright-content' ), position_of( $part, $around ) );
			continue;
		}
		$schema = $schema['properties'][ $part ] ?? array();
		if ( isset( $schema['title'] ) && ( ! $is_last || is_picture_schema( $schema ) ) ) {
			$words[] = $schema['title'];
		}
	}
	return implode( ', ', $words );
}

/**
 * Position of an item, from 1. In a form an added item has a high index, and a moved one keeps its own.
 *
 * @param string       $index Index of the item.
 * @param array<mixed> $items The array; empty if the indexes are positions.
 */
function position_of( string $index, array $items ): int {
	$position = array_search( (int) $index, array_keys( $items ), true );
	return ( false === $position ? (int) $index : $position ) + 1;
}

/**
 * Why publishing was rejected, in one line.
 *
 * @param string                    $type   Type of the entry.
 * @param array<string, string>     $errors Messages by path.
 * @param array<string, mixed>|null $values As for placed_errors().
 */
function rejection_message( string $type, array $errors, ?array $values = null ): string {
	/* translators: %s: sentences about fields. */
	return sprintf( __( 'It was not published because some fields are invalid. %s', 'pagewright-content' ), implode( ' ', placed_errors( $type, $errors, $values ) ) );
}

/**
 * Why the fields of a form were not saved, with the fix.
 */
function cut_off_message(): string {
	/* translators: %s: a number. */
	return sprintf( __( 'The fields were not saved because the server accepts only %s values per form. Increase max_input_vars in php.ini, then save again.', 'pagewright-content' ), (string) ini_get( 'max_input_vars' ) );
}

/**
 * The notice for an entry with errors.
 *
 * @param \WP_Post                  $post       The entry.
 * @param array<string, string>     $errors     Messages by path.
 * @param bool                      $is_refused Whether publishing was just rejected.
 * @param array<string, mixed>|null $values     As for placed_errors().
 * @return array{kind: string, text: string, errors: array<string, string>}|null Null where nothing is wrong.
 */
function notice_of( \WP_Post $post, array $errors, bool $is_refused = false, ?array $values = null ): ?array {
	if ( ! $errors || 'auto-draft' === $post->post_status ) {
		return null;
	}
	$kind = $is_refused || publicity( $post->post_status ) > 0 ? 'error' : 'warning';
	$text = __( 'Everything is saved. Correct these fields before you publish:', 'pagewright-content' );
	if ( publicity( $post->post_status ) > 0 ) {
		$text = __( 'Your changes are saved but not published: the site still shows the previous version. Correct these fields, then save:', 'pagewright-content' );
	} elseif ( $is_refused ) {
		$text = __( 'Everything is saved, but not published. Correct these fields, then publish:', 'pagewright-content' );
	}
	return array(
		'kind'   => $kind,
		'text'   => $text,
		'errors' => placed_errors( $post->post_type, $errors, $values ),
	);
}

/**
 * The rejected entries in the URL of a screen that the user may edit.
 *
 * @return \WP_Post[]
 */
function refused_in_url(): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only selects the text.
	$written = isset( $_GET[ REFUSED ] ) ? sanitize_text_field( wp_unslash( $_GET[ REFUSED ] ) ) : '';
	$ids     = array_filter( wp_parse_id_list( $written ), static fn( $id ) => current_user_can( 'edit_post', $id ) );
	return array_filter( array_map( 'get_post', $ids ) );
}

/**
 * Prints the notice of the entry on its edit screen, or the notices of rejected entries on other screens.
 */
function print_content_notices(): void {
	$screen  = get_current_screen();
	$refused = refused_in_url();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only selects the text.
	if ( isset( $_GET[ CUT_OFF ] ) ) {
		printf( '<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html( cut_off_message() ) );
	}
	if ( 'post' !== $screen->base ) {
		foreach ( $refused as $post ) {
			print_notice( notice_of( $post, errors_of_entry( $post ), true ), get_the_title( $post ), (string) get_edit_post_link( $post ) );
		}
		return;
	}
	$post = get_post();
	if ( $post instanceof \WP_Post && in_array( $post->post_type, shown_types(), true ) && ! $screen->is_block_editor() ) {
		print_notice( notice_of( $post, errors_of_entry( $post ), in_array( $post->ID, wp_list_pluck( $refused, 'ID' ), true ) ) );
	}
}

/**
 * Prints one notice, with a link to each field.
 *
 * @param array{kind: string, text: string, errors: array<string, string>}|null $notice A notice.
 * @param string                                                                $title  Title of the entry, if the screen does not show it.
 * @param string                                                                $edit   Its edit screen.
 */
function print_notice( ?array $notice, string $title = '', string $edit = '' ): void {
	if ( null === $notice ) {
		return;
	}
	printf( '<div class="notice notice-%s" role="alert"><p>', esc_attr( $notice['kind'] ) );
	if ( '' !== $edit ) {
		printf( '<strong><a href="%1$s">%2$s</a></strong>: ', esc_url( $edit ), esc_html( $title ) );
	}
	// On the edit screen the script keeps this list current.
	printf( '%1$s</p><ul class="ul-disc"%2$s>', esc_html( $notice['text'] ), '' === $edit ? ' data-pagewright-summary' : '' );
	foreach ( $notice['errors'] as $path => $sentence ) {
		$anchor = 'post_title' === $path ? '#title' : '#pagewright-field-' . str_replace( '.', '-', (string) $path );
		printf( '<li><a href="%1$s">%2$s</a></li>', esc_attr( $edit . $anchor ), esc_html( $sentence ) );
	}
	echo '</ul></div>';
}
