<?php
/**
 * `wp-content/db.php`: WordPress stores its data in SQLite.
 *
 * @package Pagewright
 */

define( 'DB_ENGINE', 'sqlite' );

( static function () {
	$driver = __DIR__ . '/mu-plugins/sqlite-database-integration';
	require_once $driver . '/wp-includes/database/parser/class-wp-parser-node.php';
	require_once $driver . '/pagewright/sql-parser.php';
	require_once $driver . '/wp-includes/sqlite/db.php';
} )();

// Without this SQLite locks its file for each query, and looks for an unfinished transaction. No other process uses the
// database, but the installation opens it twice.
if ( ! wp_installing() ) {
	$GLOBALS['wpdb']->get_driver()->get_sqlite_pdo()->exec( 'PRAGMA locking_mode = EXCLUSIVE' );
}
