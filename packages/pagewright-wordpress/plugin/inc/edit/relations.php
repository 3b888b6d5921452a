<?php
/**
 * Fields that choose another entry: the form control, and the search for it.
 *
 * @package Pagewright
 */

namespace Pagewright;

/** The search returns at most this many entries. */
const MOST_RELATED = 20;

/**
 * Prints the control of a slug that names an entry. Without script it is a text control for the slug.
 *
 * @param Field $field A slug with `relatesTo`.
 */
function print_relation( Field $field ): void {
	$options = $field->id( 'options' );
	printf( '<div class="pagewright-relation" data-pagewright-relation="%s">', esc_attr( $field->schema['relatesTo'] ) );
	print_input(
		$field,
		'text',
		array(
			'class'             => 'regular-text code',
			'role'              => 'combobox',
			'aria-autocomplete' => 'list',
			'aria-expanded'     => 'false',
			'aria-controls'     => $options,
			'autocomplete'      => 'off',
			'spellcheck'        => 'false',
		)
	);
	printf(
		' <span class="pagewright-related">%1$s</span><ul class="pagewright-options" id="%2$s" role="listbox" aria-label="%3$s" hidden></ul></div>',
		esc_html( related_label( $field->schema['relatesTo'], $field->text() ) ),
		esc_attr( $options ),
		esc_attr( $field->title() )
	);
}

/**
 * Title of the entry with a slug, or a note that there is none.
 *
 * @param string $type Content type.
 * @param string $slug Slug; empty for none.
 */
function related_label( string $type, string $slug ): string {
	if ( '' === $slug ) {
		return '';
	}
	$found = related_entries( $type, array( 'name' => $slug ) );
	return $found ? $found[0]['title'] : __( 'No entry has this slug.', 'pagewright-content' );
}

/**
 * Entries of a content type. Includes drafts that have a slug: the site shows the link when they are published.
 *
 * @param string               $type  Content type.
 * @param array<string, mixed> $query Arguments of WP_Query.
 * @return array<int, array{slug: string, title: string}>
 */
function related_entries( string $type, array $query ): array {
	$post_type = content_types()[ $type ]['postType'] ?? '';
	if ( '' === $post_type || ! current_user_can( get_post_type_object( $post_type )->cap->edit_posts ) ) {
		return array();
	}
	$posts = get_posts(
		$query + array(
			'post_type'   => $post_type,
			'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			'numberposts' => MOST_RELATED,
			'orderby'     => 'title',
			'order'       => 'ASC',
			'perm'        => 'readable',
		)
	);
	$posts = array_filter( $posts, static fn( $post ) => '' !== $post->post_name );
	return array_values( array_map( __NAMESPACE__ . '\\related_entry', $posts ) );
}

/**
 * An entry as the search returns it.
 *
 * @param \WP_Post $post An entry.
 * @return array{slug: string, title: string}
 */
function related_entry( \WP_Post $post ): array {
	$title = html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' );
	$label = get_post_status_object( $post->post_status )->label ?? '';
	return array(
		'slug'  => rawurldecode( $post->post_name ),
		'title' => 'publish' === $post->post_status ? $title : "$title ($label)",
	);
}

/**
 * `GET custom/v1/edit/related`, for users who may edit posts.
 */
function register_related_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/edit/related',
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => __NAMESPACE__ . '\\answer_related',
			'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
			'args'                => array(
				'type'   => array(
					'description' => __( 'Content type.', 'pagewright-content' ),
					'type'        => 'string',
					'required'    => true,
					'enum'        => array_keys( content_types() ),
				),
				'search' => array(
					'description' => __( 'Part of the title, or the slug.', 'pagewright-content' ),
					'type'        => 'string',
					'default'     => '',
				),
			),
		)
	);
}

/**
 * Finds entries by their titles, and by their slug.
 *
 * @param \WP_REST_Request $request The request.
 */
function answer_related( \WP_REST_Request $request ): \WP_REST_Response {
	$search = plain_text( $request['search'] );
	$found  = '' === $search ? array() : related_entries( $request['type'], array( 'name' => $search ) );
	$query  = '' === $search ? array() : array(
		's'              => $search,
		'search_columns' => array( 'post_title' ),
	);
	$found  = array_merge( $found, related_entries( $request['type'], $query ) );
	return new \WP_REST_Response( array_values( array_column( $found, null, 'slug' ) ) );
}
