<?php
/**
 * `wp-content/db.php`: WordPress stores its data in SQLite.
 *
 * @package Pagewright
 */

define( 'DB_ENGINE', 'sqlite' );

( static function () {
	$database = __DIR__ . '/mu-plugins/sqlite-database-integration/wp-includes/database';
	require_once $database . '/load.php';
	// The driver unpacks its grammar in each request, which takes longer than the queries of most. PHP keeps this file in memory.
	$unpacked = __DIR__ . '/sqlite-grammar.php';
	if ( ! file_exists( $unpacked ) ) {
		$grammar = get_object_vars( new WP_Parser_Grammar( require $database . '/mysql/mysql-grammar.php' ) );
		file_put_contents( $unpacked, '<?php return ' . var_export( $grammar, true ) . ';' );
	}
	$grammar = ( new ReflectionClass( WP_Parser_Grammar::class ) )->newInstanceWithoutConstructor();
	foreach ( require $unpacked as $name => $value ) {
		$grammar->$name = $value;
	}
	( new ReflectionProperty( WP_MySQL_On_SQLite::class, 'mysql_grammar' ) )->setValue( null, $grammar );
	require_once $database . '/../sqlite/db.php';
} )();

// Without this SQLite locks its file for each query, and looks for an unfinished transaction. No other process uses the
// database, but the installation opens it twice.
if ( ! wp_installing() ) {
	$GLOBALS['wpdb']->get_driver()->get_sqlite_pdo()->exec( 'PRAGMA locking_mode = EXCLUSIVE' );
}
