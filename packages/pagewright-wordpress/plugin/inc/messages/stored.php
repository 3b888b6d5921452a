<?php
/**
 * Messages of the contact forms, for editors.
 *
 * Messages are plain text. Title and content of a post are HTML, so they store the escaped text: it stays complete and never
 * becomes markup.
 *
 * @package Pagewright
 */

namespace Pagewright;

const MESSAGE_TYPE = 'pagewright_message';

/**
 * Registers a private post type for users who may edit the posts of others.
 */
function register_message_type(): void {
	$editors = array_fill_keys(
		array(
			'edit_post',
			'read_post',
			'delete_post',
			'edit_posts',
			'edit_others_posts',
			'edit_published_posts',
			'edit_private_posts',
			'publish_posts',
			'read_private_posts',
			'delete_posts',
			'delete_others_posts',
			'delete_published_posts',
			'delete_private_posts',
		),
		'edit_others_posts'
	);
	register_post_type(
		MESSAGE_TYPE,
		array(
			'labels'              => array(
				'name'               => __( 'Messages', 'pagewright-content' ),
				'singular_name'      => __( 'Message', 'pagewright-content' ),
				'edit_item'          => __( 'Message', 'pagewright-content' ),
				'search_items'       => __( 'Search messages', 'pagewright-content' ),
				'not_found'          => __( 'No messages yet.', 'pagewright-content' ),
				'not_found_in_trash' => __( 'No messages in Trash.', 'pagewright-content' ),
			),
			'public'              => false,
			'show_ui'             => true,
			'exclude_from_search' => true,
			'show_in_rest'        => false,
			'can_export'          => false,
			'menu_icon'           => 'dashicons-email',
			'menu_position'       => 26,
			'capability_type'     => 'pagewright_message',
			'capabilities'        => array( 'create_posts' => 'do_not_allow' ) + $editors,
			'map_meta_cap'        => false,
			'supports'            => false,
		)
	);
}

/**
 * Stores a message.
 *
 * @param array{name: string, email: string, phone?: string, message: string, fields?: array<string, string>} $message Plain texts.
 * @param string $slug Slug that a repeat of the message would have too; empty without a key.
 * @return int|\WP_Error Number of the stored message.
 */
function store_message( array $message, string $slug = '' ) {
	return wp_insert_post(
		wp_slash(
			array(
				'post_type'    => MESSAGE_TYPE,
				'post_status'  => 'private',
				'post_title'   => as_html( $message['name'] ),
				'post_content' => as_html( $message['message'] ),
				'post_name'    => $slug,
				'meta_input'   => array_filter(
					array(
						'_pagewright_email'  => $message['email'],
						'_pagewright_phone'  => $message['phone'] ?? '',
						UNREAD_KEY           => '1',
						// Encoded as ASCII, so it fits any character set of the table.
						'_pagewright_fields' => isset( $message['fields'] ) ? wp_json_encode( $message['fields'] ) : '',
					)
				),
			)
		),
		true
	);
}

/**
 * Replaces the texts of a stored message with the texts of a later attempt to send it. Texts that the attempt lacks stay, such as a phone
 * number that another form has asked for.
 *
 * @param int   $id      ID of the message.
 * @param array $message Parts of the attempt, as `store_message` takes them.
 * @return bool|\WP_Error Whether the message has changed.
 */
function change_message( int $id, array $message ) {
	$post   = get_post( $id );
	$fields = $message['fields'] ?? array();
	$parts  = array_diff_key( $message, array( 'fields' => true ) );
	$known  = stored_fields( $post );
	foreach ( array_keys( $parts ) as $part ) {
		$known[ $part ] = message_part( $post, $part );
	}
	if ( ! array_diff_assoc( array_filter( $parts + $fields, 'strlen' ), $known ) ) {
		return false;
	}
	$changed = wp_update_post(
		wp_slash(
			array(
				'ID'           => $id,
				'post_title'   => as_html( $message['name'] ),
				'post_content' => as_html( $message['message'] ),
				'meta_input'   => array_filter(
					array(
						'_pagewright_email'  => $message['email'],
						'_pagewright_phone'  => $message['phone'] ?? '',
						UNREAD_KEY           => '1',
						'_pagewright_fields' => $fields ? wp_json_encode( $fields + stored_fields( $post ) ) : '',
					)
				),
			)
		),
		true
	);
	return is_wp_error( $changed ) ? $changed : true;
}

/**
 * The slug of a message: a hash of its key, so that each attempt to send it has the same. A slug is stored in the row of the message
 * and has an index.
 *
 * @param string $key Key of the sender.
 */
function message_slug( string $key ): string {
	return 'message-' . substr( hash( 'sha256', $key ), 0, 40 );
}

/**
 * The ID of a stored message, even of one in the trash; null if there is none.
 *
 * @param string $slug Slug of the message.
 */
function stored_message( string $slug ): ?int {
	global $wpdb;
	$id = $wpdb->get_var( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- another request may have just stored it.
		$wpdb->prepare(
			"SELECT ID FROM $wpdb->posts WHERE post_name IN (%s, %s) AND post_type = %s LIMIT 1",
			$slug,
			"{$slug}__trashed",
			MESSAGE_TYPE
		)
	);
	return null === $id ? null : (int) $id;
}

/**
 * Plain text as HTML. Unlike esc_html() it escapes character references that a visitor typed, so the text can be decoded
 * again.
 *
 * @param string $text Plain text.
 */
function as_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
}

/**
 * A part of a message as plain text.
 *
 * @param \WP_Post $post A message.
 * @param string   $part `name`, `email`, `phone` or `message`.
 */
function message_part( \WP_Post $post, string $part ): string {
	if ( 'name' === $part || 'message' === $part ) {
		return html_entity_decode( 'name' === $part ? $post->post_title : $post->post_content, ENT_QUOTES, 'UTF-8' );
	}
	return (string) get_post_meta( $post->ID, "_pagewright_$part", true );
}

/**
 * Labels of the parts of a message.
 *
 * @return array<string, string>
 */
function message_labels(): array {
	return array(
		'name'    => __( 'Name', 'pagewright-content' ),
		'email'   => __( 'Email', 'pagewright-content' ),
		'phone'   => __( 'Phone', 'pagewright-content' ),
		'message' => __( 'Message', 'pagewright-content' ),
	);
}

/**
 * All texts of a message by label; texts of added fields by field name.
 *
 * @param \WP_Post $post A message.
 * @return array<string, string>
 */
function message_texts( \WP_Post $post ): array {
	$texts = array();
	foreach ( message_labels() as $part => $label ) {
		$texts[ $label ] = message_part( $post, $part );
	}
	return $texts + stored_fields( $post );
}

/**
 * Columns of the list of messages.
 *
 * @param array<string, string> $columns WordPress's columns.
 * @return array<string, string>
 */
function message_columns( $columns ) {
	$labels = message_labels();
	return array(
		'cb'                 => $columns['cb'] ?? '',
		'title'              => $labels['name'],
		'pagewright_email'   => $labels['email'],
		'pagewright_phone'   => $labels['phone'],
		'pagewright_message' => $labels['message'],
		'date'               => __( 'Received', 'pagewright-content' ),
	);
}

/**
 * Prints a cell of the list of messages.
 *
 * @param string $column  Name of the column.
 * @param int    $post_id ID of the message.
 */
function print_message_column( $column, $post_id ): void {
	$post = get_post( $post_id );
	$part = str_replace( 'pagewright_', '', $column );
	if ( ! $post || ! in_array( $part, array( 'email', 'phone', 'message' ), true ) ) {
		return;
	}
	$text = message_part( $post, $part );
	echo esc_html( 'message' === $part ? wp_html_excerpt( $text, 140, '…' ) : $text );
}

/**
 * Adds the meta box with a message, which is read-only.
 */
function add_message_box(): void {
	remove_meta_box( 'submitdiv', MESSAGE_TYPE, 'side' );
	remove_meta_box( 'slugdiv', MESSAGE_TYPE, 'normal' );
	add_meta_box(
		'pagewright-message',
		__( 'Message details', 'pagewright-content' ),
		__NAMESPACE__ . '\\print_message',
		MESSAGE_TYPE,
		'normal',
		'high'
	);
}

/**
 * Prints one message.
 *
 * @param \WP_Post $post A message.
 */
function print_message( \WP_Post $post ): void {
	echo '<table class="form-table" role="presentation"><tbody>';
	foreach ( message_texts( $post ) as $label => $text ) {
		printf(
			'<tr><th scope="row">%1$s</th><td>%2$s</td></tr>',
			esc_html( $label ),
			nl2br( esc_html( $text ) )
		);
	}
	printf(
		'<tr><th scope="row">%1$s</th><td>%2$s</td></tr></tbody></table>',
		esc_html__( 'Received', 'pagewright-content' ),
		esc_html( get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) )
	);
}
