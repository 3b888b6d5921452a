<?php
/**
 * The route of custom/v1 that serves what has changed.
 *
 * @package Pagewright
 */

namespace Pagewright;

/**
 * `GET custom/v1/changes?since=<cursor>`.
 */
function register_changes_route(): void {
	register_rest_route(
		REST_NAMESPACE,
		'/changes',
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => __NAMESPACE__ . '\\serve_changes',
			// Names only entries that are public, or were.
			'permission_callback' => '__return_true',
			'args'                => array(
				'since' => array(
					'description' => __( 'The cursor of an earlier response. Without it, anything may have changed.', 'pagewright-content' ),
					'type'        => 'string',
					'default'     => '',
				),
			),
		)
	);
}

/**
 * Serves the changes since a cursor, by type, and the next cursor. A client must get the cursor before it reads content: it then
 * misses no change, though it may get one twice.
 *
 * @param \WP_REST_Request $request The request.
 */
function serve_changes( \WP_REST_Request $request ): \WP_REST_Response {
	$log     = (string) ( get_option( CHANGE_LOG )['id'] ?? '' );
	$is_ours = 1 === preg_match( "/^$log\.(\d{1,18})$/", (string) $request['since'], $match );
	$found   = changes_after( $is_ours ? (int) $match[1] : null );

	$response = new \WP_REST_Response(
		array(
			'cursor'  => "$log.{$found['position']}",
			'all'     => $found['all'],
			'changes' => $found['changes'],
		)
	);
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}
