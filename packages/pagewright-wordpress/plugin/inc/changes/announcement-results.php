<?php
/**
 * The last results of announcements and builds, for the settings page.
 *
 * @package Pagewright
 */

namespace Pagewright;

const RESULTS_OPTION = 'pagewright_results';
const RESULTS_KEPT   = 10;

/**
 * Keeps a result.
 *
 * @param string               $url     URL of the receiver.
 * @param array<string, mixed> $content What was sent: `test`, or `all` and `changes`.
 * @param string               $outcome HTTP status or error.
 * @param int                  $next    When the next attempt is, in seconds since 1970; 0 if there is none.
 */
function add_result( string $url, array $content, string $outcome, int $next ): void {
	$result  = array(
		'time'    => time(),
		'url'     => $url,
		'what'    => announced_words( $content ),
		'outcome' => $outcome,
		'next'    => $next,
	);
	$results = array_merge( array( $result ), (array) get_option( RESULTS_OPTION, array() ) );
	update_option( RESULTS_OPTION, array_slice( $results, 0, RESULTS_KEPT ), false );
}

/**
 * Describes what was announced.
 *
 * @param array<string, mixed> $content `test`, or `all` and `changes`.
 */
function announced_words( array $content ): string {
	if ( ! empty( $content['test'] ) ) {
		return __( 'Test', 'pagewright-content' );
	}
	$words = empty( $content['all'] ) ? array() : array( __( 'Everything', 'pagewright-content' ) );
	foreach ( $content['changes'] as $change ) {
		$slugs   = array_map( 'rawurldecode', array_slice( $change['slugs'], 0, 3 ) );
		$more    = count( $change['slugs'] ) - count( $slugs );
		$named   = implode( ', ', $slugs ) . ( $more > 0 ? " + $more" : '' );
		$words[] = '' === $named ? $change['type'] : "{$change['type']}: $named";
	}
	return implode( '; ', $words );
}

/**
 * Prints the results as a table.
 */
function print_results(): void {
	$results = (array) get_option( RESULTS_OPTION, array() );
	echo '<h2>' . esc_html__( 'Last results', 'pagewright-content' ) . '</h2>';
	if ( ! $results ) {
		echo '<p>' . esc_html__( 'Nothing has been sent yet.', 'pagewright-content' ) . '</p>';
		return;
	}
	$heads = array(
		__( 'Time', 'pagewright-content' ),
		__( 'Receiver', 'pagewright-content' ),
		__( 'Changes', 'pagewright-content' ),
		__( 'Response', 'pagewright-content' ),
		__( 'Next attempt', 'pagewright-content' ),
	);
	echo '<table class="widefat striped"><thead><tr>';
	foreach ( $heads as $head ) {
		echo '<th scope="col">' . esc_html( $head ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $results as $result ) {
		$next  = $result['next'] > 0 ? local_time( $result['next'], true ) : '';
		$cells = array( local_time( $result['time'], true ), $result['url'], $result['what'], $result['outcome'], $next );
		echo '<tr>';
		foreach ( $cells as $cell ) {
			echo '<td>' . esc_html( $cell ) . '</td>';
		}
		echo '</tr>';
	}
	echo '</tbody></table>';
}
