<?php
/**
 * Which entries visitors can see, and under which slugs they could see an entry that is withdrawn.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * Whether an entry is published on the site.
 *
 * @param \WP_Post|null $post An entry.
 */
function is_shown( ?\WP_Post $post ): bool {
	return null !== $post && 'publish' === $post->post_status && '' === $post->post_password && in_array( $post->post_type, shown_types(), true );
}

/**
 * Whether visitors can see an entry: it is published, and it has the fields that its type consists of.
 *
 * @param \WP_Post|null $post An entry.
 */
function is_served( ?\WP_Post $post ): bool {
	$needs_fields = null !== $post && in_array( $post->post_type, array_column( field_types(), 'postType' ), true );
	return is_shown( $post ) && ( ! $needs_fields || null !== kept_content( $post->ID ) );
}

/**
 * The slugs that an entry had before its current one. Leaves out the slug of an entry in the trash, which WordPress keeps too when
 * the entry comes back.
 *
 * @param int $post_id ID of the entry.
 * @return string[]
 */
function earlier_slugs( int $post_id ): array {
	$slugs = array_map( 'strval', (array) get_post_meta( $post_id, '_wp_old_slug' ) );
	return array_values( array_filter( $slugs, static fn( $slug ) => '' !== $slug && ! str_ends_with( $slug, '__trashed' ) ) );
}

/**
 * The slugs of a withdrawn entry that no longer show anything to visitors. None if they see the entry: a slug that it had before
 * a rename leads to the current one.
 *
 * @param string        $post_type Type of the entry when visitors saw it.
 * @param int           $post_id   ID of the entry.
 * @param string[]      $slugs     Slugs under which visitors saw it; empty for a single page.
 * @param \WP_Post|null $now       The entry as it is now; null if it is deleted.
 * @return string[] An empty string stands for a single page.
 */
function gone_slugs( string $post_type, int $post_id, array $slugs, ?\WP_Post $now ): array {
	if ( is_served( $now ) && $now->post_type === $post_type ) {
		return array();
	}
	$others = slugs_of_others( $post_type, $post_id, $slugs );
	return array_values( array_diff( $slugs ? $slugs : array( '' ), $others ) );
}

/**
 * The slugs of other visible entries that have, or had, one of some slugs.
 *
 * @param string   $post_type Type of the entries.
 * @param int      $post_id   ID of the entry that is left out.
 * @param string[] $slugs     Slugs; empty for a single page.
 * @return string[] An empty string stands for a single page.
 */
function slugs_of_others( string $post_type, int $post_id, array $slugs ): array {
	$find = static fn( array $query ) => array_filter(
		get_posts(
			$query + array(
				'post_type'      => $post_type,
				'post_status'    => 'publish',
				'has_password'   => false,
				'post__not_in'   => array( $post_id ),
				'posts_per_page' => -1,
				'no_found_rows'  => true,
			)
		),
		__NAMESPACE__ . '\\is_served'
	);
	if ( ! $slugs ) {
		return $find( array() ) ? array( '' ) : array();
	}
	$had    = array(
		'key'     => '_wp_old_slug',
		'value'   => $slugs,
		'compare' => 'IN',
	);
	$others = array_merge( $find( array( 'post_name__in' => $slugs ) ), $find( array( 'meta_query' => array( $had ) ) ) );
	return array_merge( array_column( $others, 'post_name' ), ...array_map( __NAMESPACE__ . '\\earlier_slugs', array_column( $others, 'ID' ) ) );
}
