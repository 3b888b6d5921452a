<?php
/**
 * When and by whom an entry was written.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * A date of an entry with its time zone, as RFC 3339 writes it; false where it has none, as drafts do.
 *
 * @param \WP_Post $post  An entry.
 * @param string   $which `date` or `modified`.
 * @return string|false
 */
function served_date( \WP_Post $post, string $which ) {
	$date = get_post_datetime( $post, $which );
	return $date ? $date->format( DATE_RFC3339 ) : false;
}

/**
 * The name that the author of an entry chose to show; false for a login or an e-mail address, which are not for readers.
 *
 * @param \WP_Post $post An entry.
 * @return string|false
 */
function served_author( \WP_Post $post ) {
	$user = get_userdata( (int) $post->post_author );
	if ( ! $user ) {
		return false;
	}
	$name   = trim( $user->display_name );
	$logins = array( strtolower( $user->user_login ), strtolower( $user->user_nicename ) );
	return '' === $name || str_contains( $name, '@' ) || in_array( strtolower( $name ), $logins, true ) ? false : $name;
}
