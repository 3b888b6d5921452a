import assert from 'node:assert/strict';
import {
  type ContentType,
  resolveContentTypes,
} from '../../packages/pagewright-wordpress/src/site-types/content-model.ts';
import { contentTypes } from '../../pagewright.config.ts';
import { changeFeed } from './change-feed.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';
import { casesOfPosts, stepsOfAnyEntry, stepsOfFields, type WithdrawalCase } from './withdrawal-cases.ts';

/**
 * PHP code. `$begin( $name )` publishes an entry of a type with the slug `rope`, which was `line` before, or takes the single page.
 * `$end()` restores everything. Between them, `$step( $change )` makes a change and adds what it announces to `$results`.
 */
const prepared = `
  global $wpdb;
  ${changeFeed}
  // Slow, and of no importance here.
  wp_defer_term_counting( true );
  remove_action( 'post_updated', 'wp_save_post_revision' );
  remove_filter( 'wp_insert_post_data', 'Pagewright\\\\hold_back_invalid', 20 );
  $types   = \\Pagewright\\content_types();
  $results = array();
  $begin   = function ( $name ) use ( $types, $wpdb, $forget, &$id, &$make ) {
    $wpdb->query( 'START TRANSACTION' );
    $type = $types[ $name ];
    $page = get_posts( array( 'post_type' => $type['postType'], 'has_password' => false, 'posts_per_page' => 1 ) )[0];
    $make = fn( $slug, $meta = array() ) => wp_insert_post( wp_slash( array(
      'post_type' => $type['postType'], 'post_status' => 'publish', 'post_title' => 'A mile of rope', 'post_name' => $slug,
      'meta_input' => $meta + array( '_pagewright_content' => get_post_meta( $page->ID, '_pagewright_content', true ) ),
    ) ) );
    $id = 'page' === $type['kind'] ? $page->ID : $make( 'rope', array( '_wp_old_slug' => 'line' ) );
    $forget();
  };
  $step = function ( $change ) use ( $forget, $since, &$cursor, &$id, &$make, &$results ) {
    try {
      $change( $id, $make );
      \\Pagewright\\log_collected_changes();
      $moved     = array_filter( \\Pagewright\\moved_entries(), fn( $each ) => preg_match( '/^(rope|line|hemp)|__trashed/', $each['from'] ) );
      $announced = $since( $cursor );
      $cursor    = $announced['cursor'];
      $results[] = array( 'announced' => $announced, 'moved' => (object) array_column( $moved, 'to', 'from' ) );
    } catch ( Throwable $error ) {
      $results[] = $error->getMessage();
    }
    wp_set_current_user( 0 );
  };
  $end = function () use ( $wpdb ) { $wpdb->query( 'ROLLBACK' ); wp_cache_flush(); };`;

interface Step {
  readonly type: ContentType;
  readonly title: string;
  readonly expected: WithdrawalCase;
}

/** A type of each kind. The plugin distinguishes the kinds only. */
const kinds = ['contact', 'service', 'case-study', 'post'];

/** The steps of one entry each. */
function histories(): Step[][] {
  const types = resolveContentTypes(contentTypes).filter(({ source }) => kinds.includes(source));
  const stepsOf = (type: ContentType, cases: Readonly<Record<string, WithdrawalCase>>) =>
    Object.entries(cases).map(([title, expected]) => ({ type, title, expected }));
  return [
    ...types.map((type) => {
      const hasOnlyFields = type.kind === 'page' || type.kind === 'entries';
      return stepsOf(type, hasOnlyFields ? { ...stepsOfFields, ...stepsOfAnyEntry } : stepsOfAnyEntry);
    }),
    ...types
      .filter(({ kind }) => kind === 'posts')
      .flatMap((type) => stepsOf(type, casesOfPosts).map((step) => [step])),
  ];
}

const phpOfStep = ({ expected }: Step) =>
  `$step( function ( $id, $make ) use ( $forget ) { ${expected.code} } );`;
const phpOfHistory = (steps: Step[]) =>
  `$begin( '${steps[0]?.type.source}' ); ${steps.map(phpOfStep).join('\n')} $end();`;

/** What a step announces: one change, or none. */
function expectedChanges({ type: { kind, source }, expected: { announced } }: Step): unknown[] {
  if (!announced) return [];
  const { slugs, gone } = announced;
  if (kind === 'page')
    return [{ type: source, slugs: [], lists: [source], gone: gone.length > 0 ? [''] : [] }];
  return [{ type: source, slugs, lists: [source, `${source}:newest`], gone }];
}

/** The same value with sorted lists of texts, because their order does not matter. */
function sorted(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    Array.isArray(part) && part.every((item) => typeof item === 'string') ? [...part].sort() : part,
  );
}

/** Checks that each withdrawal, for each kind of entry, is announced as a withdrawal, and that no other change is. */
export async function checkWithdrawals({ wordpress }: ContractFixture, tally: Tally): Promise<void> {
  const all = histories();
  // One request for all: loading WordPress takes longer than a change.
  const results: unknown = JSON.parse(
    await wordpress.run(`${prepared} ${all.map(phpOfHistory).join('\n')} echo wp_json_encode( $results );`),
  );
  for (const [index, step] of all.flat().entries()) {
    const { type, title, expected } = step;
    await tally.check(`withdrawals: Exactly what is gone is announced when a ${type.source} ${title}`, () => {
      const result = valueAt(results, String(index));
      assert.equal(valueAt(result, 'announced.all'), expected.isAll ?? false, JSON.stringify(result));
      assert.deepEqual(sorted(valueAt(result, 'announced.changes')), sorted(expectedChanges(step)));
      assert.deepEqual(valueAt(result, 'moved'), type.kind === 'page' ? {} : (expected.moved ?? {}));
    });
  }
}
