<?php
/**
 * Brings demo content into a WordPress. Run within it, with the plugin active; $import holds what import-demo-content.ts
 * gathered. What is there already, by its mark, is left as editors made it.
 *
 * @package Pagewright
 */

namespace Pagewright\Demo;

use function Pagewright\content_faults;
use function Pagewright\content_json;
use function Pagewright\fields_schema;
use function Pagewright\is_picture_schema;

use const Pagewright\META_KEY;

const MARK = '_pagewright_demo';

/**
 * Numbers of what was imported before, by mark.
 *
 * @return array<string, int>
 */
function imported(): array {
	global $wpdb;
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s", MARK ) );
	return array_map( 'intval', array_column( $rows, 'post_id', 'meta_value' ) );
}

/**
 * Adds a picture, with the sizes that exist as files.
 *
 * @param array<string, mixed> $picture A picture.
 */
function import_picture( array $picture ): int {
	static $second = 0;
	// Lists are newest first: the first picture of the project is the newest.
	$date = gmdate( 'Y-m-d H:i:s', gmmktime( 0, 0, 0, 1, 1, 2026 ) - $second++ );
	$id = wp_insert_attachment(
		array(
			'post_title'     => $picture['slug'],
			'post_name'      => $picture['slug'],
			'post_mime_type' => $picture['mime'],
			'post_status'    => 'inherit',
			'post_date'      => $date,
			'post_date_gmt'  => $date,
			'meta_input'     => array( MARK => $picture['address'] ),
		),
		wp_upload_dir()['basedir'] . '/' . $picture['file']
	);
	$sizes = array();
	foreach ( $picture['sizes'] as $name => $size ) {
		$sizes[ $name ] = $size + array( 'mime-type' => $picture['mime'] );
	}
	wp_update_attachment_metadata(
		$id,
		array(
			'width'  => $picture['width'],
			'height' => $picture['height'],
			'file'   => $picture['file'],
			'sizes'  => $sizes,
		)
	);
	return $id;
}

/**
 * Fields as they are kept: addresses of pictures become numbers of the media library.
 *
 * @param array<string, mixed> $schema Schema of the value.
 * @param mixed                $value  The value of the file.
 * @param array<string, int>   $ids    Numbers by mark.
 * @return mixed
 */
function fields( array $schema, $value, array $ids ) {
	if ( is_picture_schema( $schema ) ) {
		$address = is_array( $value ) ? $value['url'] : $value;
		$kept    = isset( $ids[ $address ] ) ? array( 'id' => $ids[ $address ] ) : array( 'src' => $address );
		return $kept + ( empty( $value['alt'] ) || ! is_array( $value ) ? array() : array( 'alt' => $value['alt'] ) );
	}
	if ( 'object' === $schema['type'] ) {
		$kept = array();
		foreach ( array_intersect_key( $schema['properties'], $value ) as $name => $property ) {
			$kept[ $name ] = fields( $property, $value[ $name ], $ids );
		}
		return $kept;
	}
	if ( 'array' === $schema['type'] ) {
		return array_map( static fn( $entry ) => fields( $schema['items'], $entry, $ids ), $value );
	}
	return 'html' === ( $schema['format'] ?? '' ) ? local_pictures( $value, $ids ) : $value;
}

/**
 * Pictures in HTML as the editor writes those of the media library.
 *
 * @param string             $html HTML.
 * @param array<string, int> $ids  Numbers by mark.
 */
function local_pictures( string $html, array $ids ): string {
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
 * HTML as WordPress shows it, back in the form of the block editor. Blocks stand three blank lines apart.
 *
 * @param string             $html HTML.
 * @param array<string, int> $ids  Numbers by mark.
 */
function as_blocks( string $html, array $ids ): string {
	$blocks = array_map( 'trim', preg_split( '/\n{4,}/', trim( local_pictures( $html, $ids ) ) ) );
	return implode( "\n\n", array_map( __NAMESPACE__ . '\\as_block', array_filter( $blocks ) ) );
}

/**
 * One block.
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
 * The account of an author by its display name; made where there is none yet.
 *
 * @param string $name   Display name; empty for the editor.
 * @param int    $editor Number of the editor.
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
			'user_email'    => sanitize_title( $name ) . '@meridian-works.example',
			'display_name'  => $name,
			'role'          => 'author',
		)
	);
}

/**
 * Adds a post, a case study, a page or an entry of fields.
 *
 * @param array<string, mixed> $entry  An entry.
 * @param array<string, int>   $ids    Numbers by mark.
 * @param int                  $author Number of the editor.
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
		'post_category' => 'case-studies' === $entry['type'] ? array( (int) get_option( 'default_category' ) ) : array(),
		'meta_input'   => array( MARK => $entry['mark'] ),
	);
	if ( isset( $entry['date'] ) ) {
		$post['post_date']     = str_replace( 'T', ' ', $entry['date'] );
		$post['post_date_gmt'] = $post['post_date'];
	}
	if ( isset( $entry['fields'] ) ) {
		$schema  = fields_schema( $entry['source'] );
		$content = fields( $schema, $entry['fields'], $ids );
		$faults  = content_faults( $schema, $content );
		if ( $faults ) {
			throw new \RuntimeException( esc_html( $entry['mark'] . ': ' . wp_json_encode( $faults ) ) );
		}
		// Together with the entry: without fields it would not be published.
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
		throw new \RuntimeException( esc_html( $entry['mark'] . ': ' . $id->get_error_message() ) );
	}
	foreach ( $entry['oldSlugs'] ?? array() as $slug ) {
		add_post_meta( $id, '_wp_old_slug', $slug );
	}
	if ( isset( $ids[ $entry['picture'] ?? '' ] ) ) {
		set_post_thumbnail( $id, $ids[ $entry['picture'] ] );
	}
	return $id;
}

/**
 * The accounts, the address form and the names of the site; what a new WordPress brings along is removed.
 *
 * @return int Number of the editor.
 */
function prepare_site(): int {
	global $wp_rewrite;
	$editor = username_exists( 'editor' );
	if ( ! $editor ) {
		$editor = wp_insert_user(
			array(
				'user_login'   => 'editor',
				'user_pass'    => 'password',
				'user_email'   => 'editor@meridian-works.example',
				'display_name' => 'Editor',
				'role'         => 'editor',
			)
		);
		foreach ( array( 'hello-world' => 'post', 'sample-page' => 'page', 'privacy-policy' => 'page' ) as $slug => $type ) {
			$brought = get_page_by_path( $slug, OBJECT, $type );
			if ( $brought ) {
				wp_delete_post( $brought->ID, true );
			}
		}
		update_option( 'blogname', 'Meridian Works' );
		update_option( 'default_comment_status', 'closed' );
		update_option( 'timezone_string', 'UTC' );
		wp_update_term( (int) get_option( 'default_category' ), 'category', array( 'name' => 'Insights', 'slug' => 'insights' ) );
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
	}
	return (int) $editor;
}

/**
 * Imports what is missing.
 *
 * @param array{pictures: array<int, array<string, mixed>>, entries: array<int, array<string, mixed>>} $import What was gathered.
 * @return int How much was missing.
 */
function import( array $import ): int {
	global $wpdb;
	// Dates of the demo content may lie ahead of this machine's clock; it is published all the same.
	add_filter(
		'wp_insert_post_data',
		static fn( $data ) => array( 'post_status' => 'future' === $data['post_status'] ? 'publish' : $data['post_status'] ) + $data
	);
	$wpdb->query( 'START TRANSACTION' );
	$author = prepare_site();
	$ids    = imported();
	$before = count( $ids );
	foreach ( $import['pictures'] as $picture ) {
		$ids[ $picture['address'] ] ??= import_picture( $picture );
	}
	foreach ( $import['entries'] as $entry ) {
		$ids[ $entry['mark'] ] ??= import_entry( $entry, $ids, $author );
	}
	$wpdb->query( 'COMMIT' );
	return count( $ids ) - $before;
}
