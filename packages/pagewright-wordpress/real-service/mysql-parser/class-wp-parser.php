<?php
/**
 * A parser for the grammar of MySQL, several times faster than that of the SQLite integration: it tries only branches that can begin
 * with the current token, and builds no nodes for branches that fail.
 *
 * @package Pagewright
 */

/**
 * Has the name, the constructor and the result of the class that the SQLite integration expects.
 */
class WP_Parser {
	/** @var WP_Parser_Grammar */
	protected $grammar;
	/** @var WP_Parser_Token[] */
	protected $tokens;
	/** @var int */
	protected $position = 0;

	/**
	 * Takes the tokens of one or more statements.
	 *
	 * @param WP_Parser_Grammar $grammar The grammar.
	 * @param WP_Parser_Token[] $tokens  The tokens.
	 */
	public function __construct( WP_Parser_Grammar $grammar, array $tokens ) {
		$this->grammar = $grammar;
		$this->tokens  = $tokens;
	}

	/**
	 * The tree of the next statement; null if it has a syntax error.
	 *
	 * @return WP_Parser_Node|true|null
	 */
	public function parse() {
		$rule     = $this->grammar->get_rule_id( 'query' );
		$children = $this->children_of( $rule );
		return $children ? $this->node( $rule, $children ) : ( false === $children ? null : true );
	}

	/**
	 * The children that a rule matches at the current position; false if it does not match.
	 *
	 * @param int $rule A rule.
	 * @return array<int, WP_Parser_Node|WP_Parser_Token>|false
	 */
	private function children_of( int $rule ) {
		$grammar = $this->grammar;
		$start   = $this->position;
		$token   = $this->tokens[ $start ]->id ?? -1;
		foreach ( $grammar->choices[ $rule ][ $grammar->choice_of_token[ $rule ][ $token ] ?? 0 ] as $branch ) {
			$children = array();
			foreach ( $branch as $symbol ) {
				if ( $symbol <= $grammar->highest_terminal_id ) {
					if ( WP_Parser_Grammar::EMPTY_RULE_ID === $symbol ) {
						continue;
					}
					$next = $this->tokens[ $this->position ] ?? null;
					if ( ! $next || $next->id !== $symbol ) {
						$this->position = $start;
						continue 2;
					}
					$children[] = $next;
					++$this->position;
					continue;
				}
				$found = $this->children_of( $symbol );
				if ( false === $found ) {
					$this->position = $start;
					continue 2;
				}
				if ( ! $found ) {
					continue;
				}
				if ( ! isset( $grammar->fragment_ids[ $symbol ] ) ) {
					$children[] = $this->node( $symbol, $found );
				} elseif ( $children ) {
					array_push( $children, ...$found );
				} else {
					$children = $found;
				}
			}
			// After a SELECT that INTO follows, another rule matches both.
			if ( WP_MySQL_Lexer::INTO_SYMBOL === ( $this->tokens[ $this->position ]->id ?? -1 ) && 'selectStatement' === $grammar->rule_names[ $rule ] ) {
				$this->position = $start;
				continue;
			}
			return $children;
		}
		return false;
	}

	/**
	 * A node with children.
	 *
	 * @param int                                          $rule     Its rule.
	 * @param array<int, WP_Parser_Node|WP_Parser_Token> $children Its children.
	 */
	private function node( int $rule, array $children ): WP_Parser_Node {
		$node = new WP_Parser_Node( $rule, $this->grammar->rule_names[ $rule ] );
		foreach ( $children as $child ) {
			$node->append_child( $child );
		}
		return $node;
	}
}
