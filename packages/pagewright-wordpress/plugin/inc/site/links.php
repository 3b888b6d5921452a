<?php
/**
 * Permalinks lead to the site: "View", the field for the slug, `link` of wp/v2, feeds.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * The permalink of an entry that the site shows. Drafts and private entries keep WordPress's own.
 *
 * @param string   $permalink WordPress's own permalink.
 * @param \WP_Post $post      The entry. For a proposed slug, WordPress passes a draft as published.
 * @param bool     $leavename Whether a placeholder replaces the slug, for an editor that changes it.
 */
function permalink_on_site( $permalink, $post, $leavename ): string {
	if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password ) {
		return $permalink;
	}
	$url = $leavename ? site_url_with_slug( site_route_of( $post->post_type ), '%postname%' ) : site_url_of( $post );
	return '' === $url ? $permalink : $url;
}
