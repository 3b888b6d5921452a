<?php
/**
 * The parser of the SQLite driver, which translates each query of WordPress. The driver takes this class for its optional
 * extension, and so uses it in place of its own parser. It builds the same trees in less time: a table, made once for each
 * copy of WordPress, names the branches of a rule that can begin with a token, and no request unpacks the grammar.
 *
 * @package Pagewright
 */

/** A node that is created with its children. */
class Pagewright_Parser_Node extends WP_Parser_Node {
	/**
	 * Creates a node.
	 *
	 * @param int    $rule     ID of the rule.
	 * @param string $name     Name of the rule.
	 * @param array  $children Nodes and tokens.
	 */
	public function __construct( int $rule, string $name, array $children ) {
		parent::__construct( $rule, $name );
		$this->children = $children;
	}
}

/** Parses the tokens of a query. */
class WP_MySQL_Native_Parser {
	private const GRAMMAR = __DIR__ . '/mysql-grammar.php';
	private const TABLE   = __DIR__ . '/mysql-table.php';

	/**
	 * For each rule: the number of its choice, lists of branches, and its name; no name for a fragment, whose children belong
	 * to the rule around it. A choice gives the number of the list for a token; list 0 is for all other tokens.
	 *
	 * @var array{first: int, query: int, select: int, rules: array, choices: array<int, array<int, int>>}
	 */
	private array $table;

	private array $tokens;
	private int $position = 0;
	private ?WP_Parser_Node $tree = null;

	/**
	 * Starts with the first token.
	 *
	 * @param WP_Parser_Grammar $grammar The grammar of the driver, which is empty.
	 * @param WP_Parser_Token[] $tokens  Tokens of a query.
	 */
	public function __construct( WP_Parser_Grammar $grammar, array $tokens ) {
		if ( ! file_exists( self::TABLE ) ) {
			file_put_contents( self::TABLE, '<?php return ' . var_export( self::table( require self::GRAMMAR ), true ) . ';' );
		}
		$this->table  = require self::TABLE;
		$this->tokens = $tokens;
	}

	/**
	 * Starts again with other tokens.
	 *
	 * @param WP_Parser_Token[] $tokens Tokens of a query.
	 */
	public function reset_tokens( array $tokens ): void {
		$this->tokens   = $tokens;
		$this->position = 0;
		$this->tree     = null;
	}

	/** True if there was another query. */
	public function next_query(): bool {
		if ( ! isset( $this->tokens[ $this->position ] ) ) {
			return false;
		}
		$this->tree = $this->parse();
		return true;
	}

	/** The tree of the query, or null if it cannot be parsed. */
	public function get_query_ast(): ?WP_Parser_Node {
		return $this->tree;
	}

	/** Parses one query. */
	public function parse(): ?WP_Parser_Node {
		$tree = $this->matched( $this->table['query'] );
		return $tree instanceof WP_Parser_Node ? $tree : null;
	}

	/**
	 * What a rule matches at the current token: a node, children without a node, or false.
	 *
	 * @param int $rule ID of the rule.
	 * @return WP_Parser_Node|array|false
	 */
	private function matched( int $rule ) {
		$start                     = $this->position;
		[ $choice, $lists, $name ] = $this->table['rules'][ $rule ];
		$token                     = $this->tokens[ $start ]->id ?? -1;
		foreach ( $lists[ $this->table['choices'][ $choice ][ $token ] ?? 0 ] as $branch ) {
			$this->position = $start;
			$children       = array();
			foreach ( $branch as $symbol ) {
				if ( $symbol < $this->table['first'] ) {
					$token = $this->tokens[ $this->position ] ?? null;
					if ( null === $token || ( 0 !== $symbol && $symbol !== $token->id ) ) {
						continue 2;
					}
					if ( 0 !== $symbol ) {
						$children[] = $token;
						++$this->position;
					}
					continue;
				}
				$match = $this->matched( $symbol );
				if ( false === $match ) {
					continue 2;
				}
				if ( ! is_array( $match ) ) {
					$children[] = $match;
				} elseif ( $match ) {
					array_push( $children, ...$match );
				}
			}
			// Another rule reads SELECT with INTO.
			if ( $rule === $this->table['select'] && WP_MySQL_Lexer::INTO_SYMBOL === ( $this->tokens[ $this->position ]->id ?? 0 ) ) {
				continue;
			}
			return null === $name || ! $children ? $children : new Pagewright_Parser_Node( $rule, $name, $children );
		}
		$this->position = $start;
		return false;
	}

	/**
	 * The table of a grammar.
	 *
	 * @param array $grammar A grammar of the driver.
	 */
	private static function table( array $grammar ): array {
		$first      = $grammar['rules_offset'];
		$names      = $grammar['rules_names'];
		$branches   = array_combine( array_map( static fn( $index ) => $index + $first, array_keys( $grammar['grammar'] ) ), $grammar['grammar'] );
		$beginnings = self::beginnings( $branches );
		$rules      = array();
		$choices    = array();
		foreach ( $branches as $rule => $branches_of_rule ) {
			[ $lists, $choice ] = self::lists( $branches_of_rule, $beginnings );
			$key                = serialize( $choice );
			$choices[ $key ]  ??= array( count( $choices ), $choice );
			$name               = $names[ $rule - $first ];
			$rules[ $rule ]     = array( $choices[ $key ][0], $lists, '%' === $name[0] ? null : $name );
		}
		return array(
			'first'   => $first,
			'query'   => array_search( 'query', $names, true ) + $first,
			'select'  => array_search( 'selectStatement', $names, true ) + $first,
			'rules'   => $rules,
			'choices' => array_column( $choices, 1 ),
		);
	}

	/**
	 * Lists of branches of a rule, and the number of the list for each token.
	 *
	 * @param int[][]                      $branches   Branches.
	 * @param array<int, array<int, true>> $beginnings Tokens that each rule can begin with.
	 * @return array{array<int, int[][]>, array<int, int>}
	 */
	private static function lists( array $branches, array $beginnings ): array {
		$possible = array();
		foreach ( $branches as $number => $branch ) {
			foreach ( self::beginnings_of( $branch, $beginnings ) as $token => $begins ) {
				$possible[ $token ][ $number ] = $branch;
			}
		}
		// A branch that can match no token at all may match before each token.
		$always = $possible[0] ?? array();
		unset( $possible[0] );
		ksort( $possible );
		$lists  = array( array_values( $always ) );
		$choice = array();
		foreach ( $possible as $token => $list ) {
			$list += $always;
			ksort( $list );
			$number = array_search( array_values( $list ), $lists, true );
			if ( false === $number ) {
				$number  = count( $lists );
				$lists[] = array_values( $list );
			}
			$choice[ $token ] = $number;
		}
		return array( $lists, $choice );
	}

	/**
	 * The tokens that each rule can begin with, as keys; 0 if it can match no token at all.
	 *
	 * @param array<int, int[][]> $rules Branches of each rule.
	 * @return array<int, array<int, true>>
	 */
	private static function beginnings( array $rules ): array {
		$beginnings = array_fill_keys( array_keys( $rules ), array() );
		do {
			$count = count( $beginnings, COUNT_RECURSIVE );
			foreach ( $rules as $rule => $branches ) {
				foreach ( $branches as $branch ) {
					$beginnings[ $rule ] += self::beginnings_of( $branch, $beginnings );
				}
			}
		} while ( count( $beginnings, COUNT_RECURSIVE ) > $count );
		return $beginnings;
	}

	/**
	 * The tokens that a branch can begin with.
	 *
	 * @param int[]                        $branch     Symbols.
	 * @param array<int, array<int, true>> $beginnings Tokens that each rule can begin with.
	 * @return array<int, true>
	 */
	private static function beginnings_of( array $branch, array $beginnings ): array {
		$tokens = array();
		foreach ( $branch as $symbol ) {
			$begins  = $beginnings[ $symbol ] ?? array( $symbol => true );
			$tokens += $begins;
			if ( ! isset( $begins[0] ) ) {
				unset( $tokens[0] );
				return $tokens;
			}
		}
		return $tokens;
	}
}
