<?php
/**
 * Messages in Tools: Export and Erase Personal Data.
 *
 * @package Pagewright
 */

namespace Pagewright;

const MESSAGES_AT_ONCE = 100;

/**
 * Adds the exporter.
 *
 * @param array<string, array<string, mixed>> $exporters Exporters.
 * @return array<string, array<string, mixed>>
 */
function register_message_exporter( $exporters ) {
	$exporters['pagewright-messages'] = array(
		'exporter_friendly_name' => __( 'Messages of the contact forms', 'pagewright-content' ),
		'callback'               => __NAMESPACE__ . '\\export_messages',
	);
	return $exporters;
}

/**
 * Adds the eraser.
 *
 * @param array<string, array<string, mixed>> $erasers Erasers.
 * @return array<string, array<string, mixed>>
 */
function register_message_eraser( $erasers ) {
	$erasers['pagewright-messages'] = array(
		'eraser_friendly_name' => __( 'Messages of the contact forms', 'pagewright-content' ),
		'callback'             => __NAMESPACE__ . '\\erase_messages',
	);
	return $erasers;
}

/**
 * The messages of an email address.
 *
 * @param string $email Email address.
 * @param int    $page  Page of the list, from 1.
 * @return \WP_Post[]
 */
function messages_from( string $email, int $page ): array {
	return get_posts(
		array(
			'post_type'      => MESSAGE_TYPE,
			'post_status'    => array( 'private', 'trash' ),
			'posts_per_page' => MESSAGES_AT_ONCE,
			'paged'          => $page,
			'orderby'        => 'ID',
			'meta_key'       => '_pagewright_email', // phpcs:ignore WordPress.DB.SlowDBQuery -- runs once per request of a person.
			'meta_value'     => $email, // phpcs:ignore WordPress.DB.SlowDBQuery
		)
	);
}

/**
 * Exports messages.
 *
 * @param string $email Email address.
 * @param int    $page  Page of the list, from 1.
 * @return array{data: array<int, array<string, mixed>>, done: bool}
 */
function export_messages( $email, $page = 1 ) {
	$messages = messages_from( (string) $email, (int) $page );
	$data     = array_map(
		static fn( $post ) => array(
			'group_id'    => 'pagewright-messages',
			'group_label' => __( 'Messages', 'pagewright-content' ),
			'item_id'     => "pagewright-message-{$post->ID}",
			'data'        => export_texts( $post ),
		),
		$messages
	);
	return array(
		'data' => $data,
		'done' => count( $messages ) < MESSAGES_AT_ONCE,
	);
}

/**
 * All fields of a message, in the format of the exporter.
 *
 * @param \WP_Post $post A message.
 * @return array<int, array{name: string, value: string}>
 */
function export_texts( \WP_Post $post ): array {
	$texts = array();
	foreach ( array( 'name', 'email', 'phone', 'message' ) as $part ) {
		$texts[ $part ] = message_part( $post, $part );
	}
	$texts += stored_fields( $post );
	return array_map(
		static fn( $name, $value ) => array(
			'name'  => $name,
			'value' => $value,
		),
		array_keys( $texts ),
		$texts
	);
}

/**
 * Erases messages. Always the first page, because erased messages leave the list.
 *
 * @param string $email Email address.
 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
 */
function erase_messages( $email ) {
	$messages = messages_from( (string) $email, 1 );
	foreach ( $messages as $post ) {
		wp_delete_post( $post->ID, true );
	}
	return array(
		'items_removed'  => (bool) $messages,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => count( $messages ) < MESSAGES_AT_ONCE,
	);
}
