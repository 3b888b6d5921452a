<?php
/**
 * The grammar of MySQL, prepared for the parser: for each rule, the branches that can begin with a token. Preparing takes about
 * a second, so the result is stored in a file, which PHP keeps in memory for all requests.
 *
 * @package Pagewright
 */

/**
 * Has the name and the constructor of the class that the SQLite integration expects.
 */
class WP_Parser_Grammar {
	/** In a branch, the symbol that matches no token. */
	const EMPTY_RULE_ID = 0;

	/** @var array<int, string> */
	public $rule_names;
	/** @var array<int, bool> Rules whose children belong to the node of the rule that contains them. */
	public $fragment_ids;
	/** @var int */
	public $highest_terminal_id;
	/** @var array<int, array<int, int[][]>> Per rule: the different choices of branches. The first is for tokens without one of their own. */
	public $choices;
	/** @var array<int, array<int, int>> Per rule and token: index of its choice. */
	public $choice_of_token;

	/** @var array<int, int[][]> */
	private $rules;
	/** @var array<int, bool> */
	private $nullable = array();
	/** @var array<int, array<int, true>> */
	private $first = array();

	/**
	 * Takes the grammar as the integration stores it.
	 *
	 * @param array<string, mixed> $grammar The grammar.
	 */
	public function __construct( array $grammar ) {
		$this->highest_terminal_id = $grammar['rules_offset'] - 1;
		$file                      = __DIR__ . '/prepared-grammar.php';
		if ( ! is_file( $file ) ) {
			file_put_contents( "$file.unfinished", '<?php return ' . var_export( $this->prepare( $grammar ), true ) . ';' );
			rename( "$file.unfinished", $file );
		}
		list( $this->rule_names, $this->fragment_ids, $this->choices, $this->choice_of_token ) = require $file;
	}

	/**
	 * ID of a rule.
	 *
	 * @param string $rule_name Its name.
	 * @return int|false
	 */
	public function get_rule_id( $rule_name ) {
		return array_search( $rule_name, $this->rule_names, true );
	}

	/**
	 * The prepared values, in the order of the constructor.
	 *
	 * @param array<string, mixed> $grammar The grammar.
	 * @return array<int, array>
	 */
	private function prepare( array $grammar ): array {
		$with_offset = static fn( $values ) => array_combine( array_map( static fn( $index ) => $index + $grammar['rules_offset'], array_keys( $values ) ), $values );
		$names       = $with_offset( $grammar['rules_names'] );
		$this->rules = $with_offset( $grammar['grammar'] );
		$choices     = array();
		$of_token    = array();
		foreach ( $this->rules as $rule => $branches ) {
			$always                = array_filter( $branches, fn( $branch ) => $this->is_nullable_branch( $branch ) );
			$choices[ $rule ]      = array( array_values( $always ) );
			$of_token[ $rule ]     = array();
			$indexes               = array( implode( ' ', array_keys( $always ) ) => 0 );
			$possible              = array();
			foreach ( $branches as $number => $branch ) {
				foreach ( $this->first_of_branch( $branch ) as $token => $_ ) {
					$possible[ $token ][ $number ] = $branch;
				}
			}
			foreach ( $possible as $token => $chosen ) {
				$chosen += $always;
				ksort( $chosen );
				$signature = implode( ' ', array_keys( $chosen ) );
				if ( ! isset( $indexes[ $signature ] ) ) {
					$indexes[ $signature ] = count( $choices[ $rule ] );
					$choices[ $rule ][]    = array_values( $chosen );
				}
				if ( $indexes[ $signature ] ) {
					$of_token[ $rule ][ $token ] = $indexes[ $signature ];
				}
			}
		}
		return array( $names, array_fill_keys( array_keys( array_filter( $names, static fn( $name ) => '%' === $name[0] ) ), true ), $choices, $of_token );
	}

	/**
	 * Whether a branch can match no token.
	 *
	 * @param int[] $branch A branch.
	 */
	private function is_nullable_branch( array $branch ): bool {
		foreach ( $branch as $symbol ) {
			if ( ! $this->is_nullable( $symbol ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a symbol can match no token.
	 *
	 * @param int $symbol Rule or token.
	 */
	private function is_nullable( int $symbol ): bool {
		if ( $symbol <= $this->highest_terminal_id ) {
			return self::EMPTY_RULE_ID === $symbol;
		}
		if ( ! isset( $this->nullable[ $symbol ] ) ) {
			// A rule that contains itself matches a token before that.
			$this->nullable[ $symbol ] = false;
			$this->nullable[ $symbol ] = (bool) array_filter( $this->rules[ $symbol ], fn( $branch ) => $this->is_nullable_branch( $branch ) );
		}
		return $this->nullable[ $symbol ];
	}

	/**
	 * The tokens with which a branch can begin.
	 *
	 * @param int[] $branch A branch.
	 * @return array<int, true>
	 */
	private function first_of_branch( array $branch ): array {
		$tokens = array();
		foreach ( $branch as $symbol ) {
			if ( $symbol > $this->highest_terminal_id ) {
				$tokens += $this->first_of_rule( $symbol );
			} elseif ( self::EMPTY_RULE_ID !== $symbol ) {
				$tokens[ $symbol ] = true;
			}
			if ( ! $this->is_nullable( $symbol ) ) {
				break;
			}
		}
		return $tokens;
	}

	/**
	 * The tokens with which a rule can begin.
	 *
	 * @param int $rule A rule.
	 * @return array<int, true>
	 */
	private function first_of_rule( int $rule ): array {
		if ( ! isset( $this->first[ $rule ] ) ) {
			$this->first[ $rule ] = array();
			foreach ( $this->rules[ $rule ] as $branch ) {
				$this->first[ $rule ] += $this->first_of_branch( $branch );
			}
		}
		return $this->first[ $rule ];
	}
}
