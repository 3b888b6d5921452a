<?php
/**
 * Images: stored as `{ id }` in the media library or as `{ src }`, with `alt` if an editor wrote an alternative text.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * An image as responses contain it.
 *
 * @param mixed $kept The stored value.
 * @return array<string, mixed>|false False where there is none, as WordPress's fields have it.
 */
function served_picture( $kept ) {
	if ( ! is_array( $kept ) ) {
		return false;
	}
	$picture = isset( $kept['id'] ) ? served_attachment( (int) $kept['id'] ) : false;
	if ( ! $picture && ! empty( $kept['src'] ) ) {
		$picture = array( 'url' => $kept['src'] );
	}
	if ( $picture && isset( $kept['alt'] ) ) {
		$picture['alt'] = $kept['alt'];
	}
	return $picture;
}

/**
 * An attachment as responses contain it, with the sizes that exist as files.
 *
 * @param int $id ID of the attachment.
 * @return array<string, mixed>|false
 */
function served_attachment( int $id ) {
	$url = $id > 0 && 'attachment' === get_post_type( $id ) ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return false;
	}
	$details = wp_get_attachment_metadata( $id );
	$details = is_array( $details ) ? $details : array();
	$sizes   = array();
	foreach ( $details['sizes'] ?? array() as $name => $size ) {
		$sizes[ $name ] = array(
			'url'    => path_join( dirname( $url ), $size['file'] ),
			'width'  => (int) $size['width'],
			'height' => (int) $size['height'],
		);
	}
	$picture = array(
		'id'  => $id,
		'url' => $url,
		'alt' => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
	);
	if ( ! empty( $details['width'] ) && ! empty( $details['height'] ) ) {
		$picture['width']  = (int) $details['width'];
		$picture['height'] = (int) $details['height'];
		$sizes['full']     = array_intersect_key( $picture, array_flip( array( 'url', 'width', 'height' ) ) );
	}
	return $picture + array( 'sizes' => (object) $sizes );
}
