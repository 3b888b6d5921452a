<?php
/**
 * Date and author of an entry.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * A date of an entry in RFC 3339 format, with time zone; false without a date, as for drafts.
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
 * The display name of the author; false for a login or an email address, which visitors must not see.
 *
 * @param \WP_Post $post An entry.
 * @return string|false
 */
function served_author( \WP_Post $post ) {
	$user = get_userdata( (int) $post->post_author );
	return $user ? visible_name( $user ) : false;
}

/**
 * The display name of a user; false for a login or an email address, which visitors must not see.
 *
 * @param \WP_User $user A user.
 * @return string|false
 */
function visible_name( \WP_User $user ) {
	$name   = trim( $user->display_name );
	$logins = array( strtolower( $user->user_login ), strtolower( $user->user_nicename ) );
	return '' === $name || str_contains( $name, '@' ) || in_array( strtolower( $name ), $logins, true ) ? false : $name;
}
