<?php
/**
 * The list of messages: bulk actions, the view of unread messages, and the label "Unread".
 *
 * @package Pagewright
 */

namespace Pagewright;

/** Query variable of the list of unread messages. */
const UNREAD_VIEW = 'pagewright_unread';

/** Bulk actions, and whether a message is unread afterwards. */
const MARKS = array(
	'pagewright_mark_read'   => false,
	'pagewright_mark_unread' => true,
);

/**
 * Adds the bulk actions. A message cannot be edited, so "Edit" is removed.
 *
 * @param array<string, string> $actions Labels by action.
 * @return array<string, string>
 */
function message_bulk_actions( $actions ) {
	unset( $actions['edit'] );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only selects the actions.
	if ( 'trash' === ( $_GET['post_status'] ?? '' ) ) {
		return $actions;
	}
	return array(
		'pagewright_mark_read'   => __( 'Mark as read', 'pagewright-content' ),
		'pagewright_mark_unread' => __( 'Mark as unread', 'pagewright-content' ),
	) + $actions;
}

/**
 * Marks the selected messages. WordPress has checked the nonce.
 *
 * @param string $location URL of the next screen.
 * @param string $action   The bulk action.
 * @param int[]  $ids      The selected messages.
 */
function mark_selected_messages( $location, $action, $ids ): string {
	if ( ! isset( MARKS[ $action ] ) ) {
		return (string) $location;
	}
	$changed = array_filter( array_map( 'absint', $ids ), static fn( $id ) => MESSAGE_TYPE === get_post_type( $id ) && current_user_can( 'edit_post', $id ) );
	foreach ( $changed as $id ) {
		mark_message( $id, MARKS[ $action ] );
	}
	return add_query_arg( $action, count( $changed ), $location );
}

/**
 * Confirms a bulk action.
 */
function print_marked_notice(): void {
	if ( 'edit-' . MESSAGE_TYPE !== get_current_screen()->id ) {
		return;
	}
	foreach ( MARKS as $action => $is_unread ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only selects the text.
		$count = absint( $_GET[ $action ] ?? 0 );
		if ( $count > 0 ) {
			$text = $is_unread
				/* translators: %s: number of messages. */
				? _n( '%s message is marked as unread.', '%s messages are marked as unread.', $count, 'pagewright-content' )
				/* translators: %s: number of messages. */
				: _n( '%s message is marked as read.', '%s messages are marked as read.', $count, 'pagewright-content' );
			wp_admin_notice(
				esc_html( sprintf( $text, number_format_i18n( $count ) ) ),
				array(
					'type'        => 'success',
					'dismissible' => true,
				)
			);
		}
	}
}

/**
 * Names of the mark as query arguments, which WordPress removes from the URL after the notice.
 *
 * @param string[] $names Names of query arguments.
 * @return string[]
 */
function remove_mark_arguments( $names ) {
	return array_merge( $names, array_keys( MARKS ) );
}

/**
 * Adds the list of unread messages to the views above the list.
 *
 * @param array<string, string> $views Links.
 * @return array<string, string>
 */
function message_views( $views ) {
	$is_shown = '' !== (string) get_query_var( UNREAD_VIEW );
	$url      = add_query_arg(
		array(
			'post_type' => MESSAGE_TYPE,
			UNREAD_VIEW => '1',
		),
		'edit.php'
	);
	// All messages that are not in the trash have this status, so the view would equal "All".
	unset( $views['private'] );
	$views[ UNREAD_VIEW ] = sprintf(
		'<a href="%1$s"%2$s>%3$s <span class="count">(%4$s)</span></a>',
		esc_url( $url ),
		$is_shown ? ' class="current" aria-current="page"' : '',
		esc_html__( 'Unread', 'pagewright-content' ),
		esc_html( number_format_i18n( count_unread() ) )
	);
	return $views;
}

/**
 * Allows the query variable of the view in wp-admin.
 *
 * @param string[] $names Names of query variables.
 * @return string[]
 */
function allow_unread_view( $names ) {
	return is_admin() ? array_merge( $names, array( UNREAD_VIEW ) ) : $names;
}

/**
 * Limits the list to unread messages.
 *
 * @param \WP_Query $query The query of the list.
 */
function query_unread( \WP_Query $query ): void {
	if ( is_admin() && $query->is_main_query() && MESSAGE_TYPE === $query->get( 'post_type' ) && '' !== (string) $query->get( UNREAD_VIEW ) ) {
		$query->set( 'meta_key', UNREAD_KEY );
	}
}

/**
 * Shows the mark next to the name, instead of "Private".
 *
 * @param array<string, string> $states Labels of the entry.
 * @param \WP_Post              $post   The entry.
 * @return array<string, string>
 */
function message_states( $states, $post ) {
	if ( MESSAGE_TYPE !== $post->post_type ) {
		return $states;
	}
	return is_unread( $post->ID ) ? array( UNREAD_VIEW => __( 'Unread', 'pagewright-content' ) ) : array();
}

/**
 * Removes quick edit: messages are read-only.
 *
 * @param array<string, string> $actions Links of a row.
 * @param \WP_Post              $post    The entry.
 * @return array<string, string>
 */
function message_row_actions( $actions, $post ) {
	if ( MESSAGE_TYPE === $post->post_type ) {
		unset( $actions['inline hide-if-no-js'] );
	}
	return $actions;
}
