<?php
/**
 * Messages as a CSV file.
 *
 * @package Pagewright
 */

namespace Pagewright;

const EXPORT_ACTION = 'pagewright_export_messages';
const EXPORT_PAGE   = 'pagewright-export-messages';

/**
 * Adds the screen Messages, Export.
 */
function add_export_page(): void {
	add_submenu_page(
		'edit.php?post_type=' . MESSAGE_TYPE,
		__( 'Export messages', 'pagewright-content' ),
		__( 'Export', 'pagewright-content' ),
		'edit_others_posts',
		EXPORT_PAGE,
		__NAMESPACE__ . '\\print_export_page'
	);
}

/**
 * Prints the screen.
 */
function print_export_page(): void {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only selects the text.
	if ( isset( $_GET['invalid'] ) ) {
		wp_admin_notice( esc_html__( 'The first day must not be after the last day. Write each date as year, month, day: 2026-03-31.', 'pagewright-content' ), array( 'type' => 'error' ) );
	}
	printf(
		'<p>%s</p><form method="post" action="%s">',
		esc_html__( 'Downloads the messages as a CSV file for a spreadsheet, without those in the trash. Empty dates export all messages.', 'pagewright-content' ),
		esc_url( admin_url( 'admin-post.php' ) )
	);
	wp_nonce_field( EXPORT_ACTION );
	printf( '<input type="hidden" name="action" value="%s"><table class="form-table" role="presentation">', esc_attr( EXPORT_ACTION ) );
	$labels = array(
		'from' => __( 'First day', 'pagewright-content' ),
		'to'   => __( 'Last day', 'pagewright-content' ),
	);
	foreach ( $labels as $name => $label ) {
		printf(
			'<tr><th scope="row"><label for="pagewright-%1$s">%2$s</label></th><td><input type="date" id="pagewright-%1$s" name="%1$s"></td></tr>',
			esc_attr( $name ),
			esc_html( $label )
		);
	}
	echo '</table>';
	submit_button( __( 'Download CSV', 'pagewright-content' ) );
	echo '</form></div>';
}

/**
 * Sends the file.
 */
function send_message_export(): void {
	check_admin_referer( EXPORT_ACTION );
	if ( ! current_user_can( 'edit_others_posts' ) ) {
		wp_die( esc_html__( 'You may not export messages.', 'pagewright-content' ), '', array( 'response' => 403 ) );
	}
	$from = plain_text( wp_unslash( $_POST['from'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- plain_text() sanitises.
	$to   = plain_text( wp_unslash( $_POST['to'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	if ( ! is_day( $from ) || ! is_day( $to ) || ( '' !== $from && '' !== $to && $from > $to ) ) {
		wp_safe_redirect( admin_url( 'edit.php?post_type=' . MESSAGE_TYPE . '&page=' . EXPORT_PAGE . '&invalid=1' ) );
		exit;
	}
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( sprintf( 'Content-Disposition: attachment; filename="%s.csv"', implode( '-', array_filter( array( 'messages', $from, '' === $to ? '' : "to-$to" ) ) ) ) );
	header( 'X-Content-Type-Options: nosniff' );
	write_message_export( fopen( 'php://output', 'wb' ), $from, $to ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the response, not a file.
	exit;
}

/**
 * Writes the messages, oldest first, in batches. It begins with a byte order mark, by which Excel knows UTF-8.
 *
 * @param resource $output Where to write.
 * @param string   $from   First day in the time zone of the site; empty for no limit.
 * @param string   $to     Last day; empty for no limit.
 */
function write_message_export( $output, string $from, string $to ): void {
	$between = array(
		'inclusive' => true,
		'after'     => '' === $from ? '' : "$from 00:00:00",
		'before'    => '' === $to ? '' : "$to 23:59:59",
	);
	$query   = array(
		'post_type'   => MESSAGE_TYPE,
		'post_status' => 'private',
		'orderby'     => 'ID',
		'order'       => 'ASC',
		'fields'      => 'ids',
		'numberposts' => -1,
		'date_query'  => array( array_filter( $between ) ),
	);
	$batches = array_chunk( get_posts( $query ), MESSAGES_AT_ONCE );
	$names   = array();
	foreach ( $batches as $ids ) {
		foreach ( messages_by_id( $ids ) as $post ) {
			$names += stored_fields( $post );
		}
	}
	$names  = array_keys( $names );
	$labels = array( __( 'Received', 'pagewright-content' ), __( 'Status', 'pagewright-content' ) );
	$parts  = message_labels();
	fwrite( $output, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	write_csv_row( $output, array_merge( $labels, array_values( $parts ), $names ) );
	foreach ( $batches as $ids ) {
		foreach ( messages_by_id( $ids ) as $post ) {
			$stored = stored_fields( $post );
			write_csv_row(
				$output,
				array_merge(
					array( get_the_date( 'Y-m-d H:i:s', $post ), is_unread( $post->ID ) ? __( 'Unread', 'pagewright-content' ) : __( 'Read', 'pagewright-content' ) ),
					array_map( static fn( $part ) => message_part( $post, $part ), array_keys( $parts ) ),
					array_map( static fn( $name ) => $stored[ $name ] ?? '', $names )
				)
			);
		}
	}
}

/**
 * The messages of a batch.
 *
 * @param int[] $ids IDs of messages.
 * @return \WP_Post[]
 */
function messages_by_id( array $ids ): array {
	// Thousands of messages must not fill the memory.
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
	return get_posts(
		array(
			'post_type'   => MESSAGE_TYPE,
			'post_status' => 'private',
			'post__in'    => $ids,
			'orderby'     => 'post__in',
			'numberposts' => -1,
		)
	);
}

/**
 * Writes a row by RFC 4180.
 *
 * @param resource $output Where to write.
 * @param string[] $cells  The cells.
 */
function write_csv_row( $output, array $cells ): void {
	$quoted = array_map( static fn( $cell ) => '"' . str_replace( '"', '""', csv_text( $cell ) ) . '"', $cells );
	fwrite( $output, implode( ',', $quoted ) . "\r\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
}

/**
 * A text that a spreadsheet does not run as a formula. An apostrophe before the text makes it plain text.
 *
 * @param string $text A text of a visitor.
 */
function csv_text( string $text ): string {
	return 0 === preg_match( '/^[\s\0]*[=+\-@|＝＋－＠]|^[\t\r\n]/u', $text ) ? $text : "'$text";
}
