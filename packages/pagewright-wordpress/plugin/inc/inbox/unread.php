<?php
/**
 * The unread mark of messages. A new message has it; opening the message removes it.
 *
 * @package Pagewright
 */

namespace Pagewright;

const UNREAD_KEY = '_pagewright_unread';

/**
 * Changes the mark of a message.
 *
 * @param int  $post_id   ID of the message.
 * @param bool $is_unread Whether it is unread.
 */
function mark_message( int $post_id, bool $is_unread ): void {
	if ( $is_unread ) {
		update_post_meta( $post_id, UNREAD_KEY, '1' );
	} else {
		delete_post_meta( $post_id, UNREAD_KEY );
	}
}

/**
 * Whether a message is unread.
 *
 * @param int $post_id ID of the message.
 */
function is_unread( int $post_id ): bool {
	return '1' === get_post_meta( $post_id, UNREAD_KEY, true );
}

/**
 * The number of unread messages outside of the trash.
 */
function count_unread(): int {
	$query = new \WP_Query(
		array(
			'post_type'              => MESSAGE_TYPE,
			'post_status'            => 'private',
			'posts_per_page'         => 1,
			'fields'                 => 'ids',
			'update_post_meta_cache' => false,
			'meta_key'               => UNREAD_KEY, // phpcs:ignore WordPress.DB.SlowDBQuery -- only unread messages have this key.
		)
	);
	return (int) $query->found_posts;
}

/**
 * Marks a message as read when a user opens it.
 */
function mark_opened_message(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- reading changes only the mark.
	$post = isset( $_GET['post'] ) && is_scalar( $_GET['post'] ) ? get_post( absint( $_GET['post'] ) ) : null;
	if ( $post && MESSAGE_TYPE === $post->post_type && current_user_can( 'edit_post', $post->ID ) ) {
		mark_message( $post->ID, false );
	}
}

/**
 * Adds the number of unread messages to the menu.
 */
function show_unread_in_menu(): void {
	global $menu;
	$slug = 'edit.php?post_type=' . MESSAGE_TYPE;
	foreach ( current_user_can( 'edit_others_posts' ) ? $menu : array() as $position => $item ) {
		if ( $slug !== $item[2] ) {
			continue;
		}
		$count = count_unread();
		if ( $count > 0 ) {
			$label = sprintf(
				/* translators: %s: number of messages. */
				_n( '%s unread message', '%s unread messages', $count, 'pagewright-content' ),
				number_format_i18n( $count )
			);
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress has no filter for the label of a post type.
			$menu[ $position ][0] .= sprintf(
				' <span class="awaiting-mod"><span aria-hidden="true">%1$s</span><span class="screen-reader-text">%2$s</span></span>',
				esc_html( number_format_i18n( $count ) ),
				esc_html( $label )
			);
		}
	}
}
