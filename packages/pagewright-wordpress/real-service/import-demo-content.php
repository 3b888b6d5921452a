<?php
/**
 * Imports demo content. Runs inside WordPress with the plugin active; import-demo-content.ts writes the data. Entries that
 * an earlier import added are kept as editors changed them.
 *
 * @package Pagewright
 */

namespace Pagewright\Demo;

use function Pagewright\content_errors;
use function Pagewright\content_json;
use function Pagewright\editor_types;
use function Pagewright\fields_schema;
use function Pagewright\is_picture_schema;

use const Pagewright\META_KEY;

const IMPORT_KEY = '_pagewright_demo';

/**
 * IDs of the entries and images of earlier imports, by key.
 *
 * @return array<string, int>
 */
function imported(): array {
	global $wpdb;
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s", IMPORT_KEY ) );
	return array_map( 'intval', array_column( $rows, 'post_id', 'meta_value' ) );
}

/**
 * Adds an image with the sizes that exist as files.
 *
 * @param array<string, mixed> $image An image.
 */
function import_image( array $image ): int {
	static $second = 0;
	// Lists are newest first, so the first image of the project must be the newest.
	$date = gmdate( 'Y-m-d H:i:s', gmmktime( 0, 0, 0, 1, 1, 2026 ) - $second++ );
	$id = wp_insert_attachment(
		array(
			'post_title'     => $image['slug'],
			'post_name'      => $image['slug'],
			'post_mime_type' => $image['mime'],
			'post_status'    => 'inherit',
			'post_date'      => $date,
			'post_date_gmt'  => $date,
			'meta_input'     => array( IMPORT_KEY => $image['src'] ),
		),
		wp_upload_dir()['basedir'] . '/' . $image['file']
	);
	$sizes = array();
	foreach ( $image['sizes'] as $name => $size ) {
		$sizes[ $name ] = $size + array( 'mime-type' => $image['mime'] );
	}
	wp_update_attachment_metadata(
		$id,
		array(
			'width'  => $image['width'],
			'height' => $image['height'],
			'file'   => $image['file'],
			'sizes'  => $sizes,
		)
	);
	return $id;
}

/**
 * Fields as the plugin stores them: paths of images become IDs of the media library.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $value  Value from the file.
 * @param array<string, int>   $ids    IDs by key.
 * @return mixed
 */
function fields( array $schema, $value, array $ids ) {
	if ( is_picture_schema( $schema ) ) {
		$src   = is_array( $value ) ? $value['url'] : $value;
		$image = isset( $ids[ $src ] ) ? array( 'id' => $ids[ $src ] ) : array( 'src' => $src );
		return $image + ( empty( $value['alt'] ) || ! is_array( $value ) ? array() : array( 'alt' => $value['alt'] ) );
	}
	if ( 'object' === $schema['type'] ) {
		$fields = array();
		foreach ( array_intersect_key( $schema['properties'], $value ) as $name => $property ) {
			$fields[ $name ] = fields( $property, $value[ $name ], $ids );
		}
		return $fields;
	}
	if ( 'array' === $schema['type'] ) {
		return array_map( static fn( $item ) => fields( $schema['items'], $item, $ids ), $value );
	}
	return 'html' === ( $schema['format'] ?? '' ) ? with_library_images( $value, $ids ) : $value;
}

/**
 * HTML in which images are written as the editor writes images of the media library.
 *
 * @param string             $html HTML.
 * @param array<string, int> $ids  IDs by key.
 */
function with_library_images( string $html, array $ids ): string {
	return (string) preg_replace_callback(
		'#<img src="(/[^"]+)" alt="([^"]*)"\s*/?>#',
		static function ( $found ) use ( $ids ) {
			$id = $ids[ $found[1] ] ?? 0;
			return $id
				? sprintf( '<img src="%s" alt="%s" class="wp-image-%d"/>', wp_get_attachment_url( $id ), $found[2], $id )
				: $found[0];
		},
		$html
	);
}

/**
 * Rendered HTML as blocks of the block editor. Three blank lines separate the blocks.
 *
 * @param string             $html HTML.
 * @param array<string, int> $ids  IDs by key.
 */
function as_blocks( string $html, array $ids ): string {
	$blocks = array_map( 'trim', preg_split( '/\n{4,}/', trim( with_library_images( $html, $ids ) ) ) );
	return implode( "\n\n", array_map( __NAMESPACE__ . '\\as_block', array_filter( $blocks ) ) );
}

/**
 * The HTML of one block, with its delimiters.
 *
 * @param string $html HTML of the block.
 */
function as_block( string $html ): string {
	$wrapped = static fn( $name, $inner, $attributes = array() ) => get_comment_delimited_block_content( $name, $attributes, "\n$inner\n" );
	if ( preg_match( '#^<h([1-6])#', $html, $found ) ) {
		return $wrapped( 'heading', $html, '2' === $found[1] ? array() : array( 'level' => (int) $found[1] ) );
	}
	if ( preg_match( '#^<figure class="wp-block-image[^>]*><img[^>]*class="wp-image-(\d+)"#', $html, $found ) ) {
		$attributes = array(
			'id'       => (int) $found[1],
			'sizeSlug' => 'large',
		);
		return $wrapped( 'image', $html, $attributes );
	}
	if ( str_starts_with( $html, '<figure class="wp-block-table' ) ) {
		return $wrapped( 'table', $html );
	}
	if ( str_starts_with( $html, '<pre class="wp-block-code' ) ) {
		return $wrapped( 'code', $html );
	}
	if ( preg_match( '#^<(ul|ol) class="wp-block-list">#', $html, $found ) ) {
		$entries = preg_replace_callback( '#\s*<li>(.*?)</li>\s*#s', static fn( $li ) => $wrapped( 'list-item', "<li>$li[1]</li>" ) . "\n", $html );
		return $wrapped( 'list', $entries, 'ol' === $found[1] ? array( 'ordered' => true ) : array() );
	}
	if ( str_starts_with( $html, '<blockquote class="wp-block-quote' ) ) {
		$html = preg_replace( '#^<blockquote[^>]*>\s*#', '<blockquote class="wp-block-quote">', $html );
		$html = preg_replace_callback( '#<p>(.*?)</p>#s', static fn( $p ) => $wrapped( 'paragraph', $p[0] ), $html );
		return $wrapped( 'quote', preg_replace( '#\s*</blockquote>$#', '</blockquote>', $html ) );
	}
	return str_starts_with( $html, '<p>' ) ? $wrapped( 'paragraph', $html ) : $html;
}

/**
 * ID of an author's account, which is created when it is missing.
 *
 * @param string $name   Display name; empty for the editor.
 * @param int    $editor ID of the editor.
 */
function author_id( string $name, int $editor ): int {
	$login = sanitize_user( sanitize_title( $name ) . '-author', true );
	if ( '' === $name ) {
		return $editor;
	}
	return username_exists( $login ) ?: wp_insert_user(
		array(
			'user_login'    => $login,
			'user_nicename' => sanitize_title( $name ),
			'user_pass'     => wp_generate_password( 24 ),
			'user_email'    => sanitize_title( $name ) . '@demo.example',
			'display_name'  => $name,
			'role'          => 'author',
		)
	);
}

/**
 * IDs of categories, which are created if they are missing; the default category without names.
 *
 * @param string[] $names Names of categories.
 * @return int[]
 */
function category_ids( array $names ): array {
	$ids = array_map( static fn( $name ) => (int) ( get_term_by( 'name', $name, 'category' )->term_id ?? wp_insert_term( $name, 'category' )['term_id'] ), $names );
	return $ids ? $ids : array( (int) get_option( 'default_category' ) );
}

/**
 * Adds an entry.
 *
 * @param array<string, mixed> $entry  An entry.
 * @param array<string, int>   $ids    IDs by key.
 * @param int                  $author ID of the editor.
 */
function import_entry( array $entry, array $ids, int $author ): int {
	$post = array(
		'post_type'    => $entry['type'],
		'post_status'  => $entry['status'],
		'post_password' => $entry['password'] ?? '',
		'post_title'   => $entry['title'],
		'post_name'    => $entry['slug'],
		'post_excerpt' => $entry['excerpt'] ?? '',
		'post_content' => as_blocks( $entry['html'] ?? '', $ids ),
		'post_author'  => author_id( $entry['author'] ?? '', $author ),
		'post_category' => in_array( $entry['type'], editor_types(), true ) ? category_ids( $entry['topics'] ?? array() ) : array(),
		'tags_input'   => $entry['tags'] ?? array(),
		'meta_input'   => array( IMPORT_KEY => $entry['key'] ),
	);
	if ( isset( $entry['date'] ) ) {
		$post['post_date']     = str_replace( 'T', ' ', $entry['date'] );
		$post['post_date_gmt'] = $post['post_date'];
	}
	if ( isset( $entry['fields'] ) ) {
		$schema  = fields_schema( $entry['source'] );
		$content = fields( $schema, $entry['fields'], $ids );
		$errors  = content_errors( $schema, $content );
		if ( $errors ) {
			throw new \RuntimeException( esc_html( $entry['key'] . ': ' . wp_json_encode( $errors ) ) );
		}
		// The plugin publishes no entry without its fields, so both are saved together.
		$post['meta_input'][ META_KEY ] = content_json( $content );
	}
	if ( isset( $entry['single'] ) ) {
		$post['ID'] = get_posts(
			array(
				'post_type'   => $entry['type'],
				'post_status' => 'any',
				'fields'      => 'ids',
			)
		)[0] ?? 0;
	}
	$id = wp_insert_post( wp_slash( $post ), true );
	if ( is_wp_error( $id ) ) {
		throw new \RuntimeException( esc_html( $entry['key'] . ': ' . $id->get_error_message() ) );
	}
	foreach ( $entry['oldSlugs'] ?? array() as $slug ) {
		add_post_meta( $id, '_wp_old_slug', $slug );
	}
	if ( ! empty( $entry['sticky'] ) ) {
		stick_post( $id );
	}
	if ( isset( $ids[ $entry['image'] ?? '' ] ) ) {
		set_post_thumbnail( $id, $ids[ $entry['image'] ] );
	}
	return $id;
}

/**
 * Creates the accounts and sets permalinks and options; removes the sample content of a new WordPress.
 *
 * @return int ID of the editor.
 */
function prepare_site(): int {
	global $wp_rewrite;
	$editor = username_exists( 'editor' );
	if ( ! $editor ) {
		$editor = wp_insert_user(
			array(
				'user_login'   => 'editor',
				'user_pass'    => 'password',
				'user_email'   => 'editor@demo.example',
				'display_name' => 'Editor',
				'role'         => 'editor',
			)
		);
		foreach ( array( 'hello-world' => 'post', 'sample-page' => 'page', 'privacy-policy' => 'page' ) as $slug => $type ) {
			$sample = get_page_by_path( $slug, OBJECT, $type );
			if ( $sample ) {
				wp_delete_post( $sample->ID, true );
			}
		}
		update_option( 'blogname', 'Demo content' );
		update_option( 'default_comment_status', 'closed' );
		update_option( 'timezone_string', 'UTC' );
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
	}
	return (int) $editor;
}

/**
 * Imports what is missing.
 *
 * @param array{images: array<int, array<string, mixed>>, entries: array<int, array<string, mixed>>} $import The data.
 * @return int How many entries and images were added.
 */
function import( array $import ): int {
	global $wpdb;
	// A date of the demo content may be in the future. WordPress would schedule such an entry instead of publishing it.
	add_filter(
		'wp_insert_post_data',
		static fn( $data ) => array( 'post_status' => 'future' === $data['post_status'] ? 'publish' : $data['post_status'] ) + $data
	);
	$wpdb->query( 'START TRANSACTION' );
	wp_defer_term_counting( true );
	$author = prepare_site();
	$ids    = imported();
	$before = count( $ids );
	foreach ( $import['images'] as $image ) {
		$ids[ $image['src'] ] ??= import_image( $image );
	}
	foreach ( $import['entries'] as $entry ) {
		$ids[ $entry['key'] ] ??= import_entry( $entry, $ids, $author );
	}
	wp_defer_term_counting( false );
	$wpdb->query( 'COMMIT' );
	return count( $ids ) - $before;
}
