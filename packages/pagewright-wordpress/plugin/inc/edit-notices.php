<?php
/**
 * Says on admin screens what is not valid, and what that means for the site.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Faults with the place of each: "Sections, entry 2: This is not an image of the media library."
 *
 * @param string                $type   Type of the entry.
 * @param array<string, string> $faults Sentences by path.
 * @return array<string, string> The same paths.
 */
function placed_faults( string $type, array $faults ): array {
	$name   = source_of_type( $type );
	$schema = $name ? fields_schema( $name ) : array();
	$placed = array();
	foreach ( $faults as $path => $sentence ) {
		$place           = place_in_words( $schema, (string) $path );
		$placed[ $path ] = '' === $place ? $sentence : "$place: $sentence";
	}
	return $placed;
}

/**
 * The lists and groups around a field, and for a picture or a list its own title, which its faults do not name.
 *
 * @param array<string, mixed> $schema Schema of the fields.
 * @param string               $path   Names and positions, joined by dots.
 */
function place_in_words( array $schema, string $path ): string {
	$parts = explode( '.', $path );
	$words = array();
	foreach ( $parts as $depth => $part ) {
		$is_last = count( $parts ) - 1 === $depth;
		if ( 'array' === ( $schema['type'] ?? '' ) ) {
			$schema = $schema['items'];
			/* translators: %d: position in a list. */
			$words[] = sprintf( __( 'entry %d', 'pagewright-content' ), (int) $part + 1 );
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
 * Why publishing was refused, in one line.
 *
 * @param string                $type   Type of the entry.
 * @param array<string, string> $faults Sentences by path.
 */
function refusal_in_words( string $type, array $faults ): string {
	/* translators: %s: sentences about fields. */
	return sprintf( __( 'It was not published, because it is not complete. %s', 'pagewright-content' ), implode( ' ', placed_faults( $type, $faults ) ) );
}

/**
 * Why the fields of a form were not saved, and what helps.
 */
function cut_off_in_words(): string {
	/* translators: %s: a number. */
	return sprintf( __( 'The fields were not saved, because the server reads only %s values of a form. Raise max_input_vars in php.ini, then save again.', 'pagewright-content' ), (string) ini_get( 'max_input_vars' ) );
}

/**
 * What an editor must know of an entry with faults.
 *
 * @param \WP_Post              $post   The entry.
 * @param array<string, string> $faults Sentences by path.
 * @param bool                  $is_refused Whether publishing was refused just now.
 * @return array{kind: string, text: string, faults: array<string, string>}|null Null where nothing is wrong.
 */
function notice_of( \WP_Post $post, array $faults, bool $is_refused = false ): ?array {
	if ( ! $faults || 'auto-draft' === $post->post_status ) {
		return null;
	}
	$kind = $is_refused || publicity( $post->post_status ) > 0 ? 'error' : 'warning';
	$text = __( 'Everything is saved. Before this can be published, correct these fields:', 'pagewright-content' );
	if ( publicity( $post->post_status ) > 0 ) {
		$text = __( 'Your changes are kept here, but they are not published: the site still shows the version before them. Correct these fields, then save:', 'pagewright-content' );
	} elseif ( $is_refused ) {
		$text = __( 'This was not published, but everything is saved. Correct these fields, then publish:', 'pagewright-content' );
	}
	return array(
		'kind'   => $kind,
		'text'   => $text,
		'faults' => placed_faults( $post->post_type, $faults ),
	);
}

/**
 * Entries that the address of a screen names as refused, as far as the user may edit them.
 *
 * @return \WP_Post[]
 */
function refused_in_address(): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only chooses which words are shown.
	$written = isset( $_GET[ REFUSED ] ) ? sanitize_text_field( wp_unslash( $_GET[ REFUSED ] ) ) : '';
	$ids     = array_filter( wp_parse_id_list( $written ), static fn( $id ) => current_user_can( 'edit_post', $id ) );
	return array_filter( array_map( 'get_post', $ids ) );
}

/**
 * Prints the notices: on the edit screen that of its entry, on other screens those of refused entries.
 */
function print_content_notices(): void {
	$screen  = get_current_screen();
	$refused = refused_in_address();
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only chooses which words are shown.
	if ( isset( $_GET[ CUT_OFF ] ) ) {
		printf( '<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html( cut_off_in_words() ) );
	}
	if ( 'post' !== $screen->base ) {
		foreach ( $refused as $post ) {
			print_notice( notice_of( $post, faults_of_entry( $post ), true ), get_the_title( $post ), (string) get_edit_post_link( $post ) );
		}
		return;
	}
	$post = get_post();
	if ( $post instanceof \WP_Post && in_array( $post->post_type, shown_types(), true ) && ! $screen->is_block_editor() ) {
		print_notice( notice_of( $post, faults_of_entry( $post ), in_array( $post->ID, wp_list_pluck( $refused, 'ID' ), true ) ) );
	}
}

/**
 * Prints one notice, with a link to each field.
 *
 * @param array{kind: string, text: string, faults: array<string, string>}|null $notice A notice.
 * @param string                                                                $title  Title of the entry, where the screen does not show it.
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
	echo esc_html( $notice['text'] ) . '</p><ul class="ul-disc">';
	foreach ( $notice['faults'] as $path => $sentence ) {
		$anchor = 'post_title' === $path ? '#title' : '#pagewright-field-' . str_replace( '.', '-', (string) $path );
		printf( '<li><a href="%1$s">%2$s</a></li>', esc_attr( $edit . $anchor ), esc_html( $sentence ) );
	}
	echo '</ul></div>';
}
