/**
 * PHP code that reads what has changed. `$since( $cursor )` is the response of `GET custom/v1/changes`. `$forget()` sets `$cursor`,
 * so that `$since( $cursor )` has only later changes.
 */
export const changeFeed = `
  $since = function ( $cursor ) {
    $request = new WP_REST_Request( 'GET', '/custom/v1/changes' );
    $request['since'] = $cursor;
    return rest_do_request( $request )->get_data();
  };
  $forget = function () use ( &$cursor, $since ) { \\Pagewright\\log_collected_changes(); $cursor = $since( '' )['cursor']; };`;
