import assert from 'node:assert/strict';
import { read } from '../../packages/pagewright/src/content/read.ts';
import { wordCount } from '../../packages/pagewright/src/content/reading-time.ts';
import { sources } from '../../src/sources/source-registry.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { valueAt } from './exchange.ts';
import type { Tally } from './tally.ts';

/** Texts in several languages, whose length the plugin and the engine must count in the same way. */
const texts = [
  '<p>Two words</p>',
  '<!-- wp:paragraph --><p>夜の組と昼の組が桟橋で会う。だれも話さない。</p><!-- /wp:paragraph -->',
  '<p>안녕하세요, 부두에서 만나요. JavaScriptー 東京・大阪（関西）</p>',
  '<td>一</td><td>two</td> Привет — мир &amp; 3 < 4',
];

const blocks = `<!-- wp:paragraph --><p>Before.</p><!-- /wp:paragraph -->
<!-- wp:heading --><h2 class="wp-block-heading" id="one">One &amp; <em>two</em></h2><!-- /wp:heading -->
<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">Not a section</h2><!-- /wp:heading --></div><!-- /wp:group -->
<!-- wp:heading --><h2 class="wp-block-heading">Three</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>End.</p><!-- /wp:paragraph -->`;

const { urlOf, shownIn } = sources.posts.api;

/** The fields of a request for the ids of a type. */
const plainFields = new URL(
  urlOf({ path: 'wp/v2/pagewright_plain', query: { _fields: 'id' } }),
  'https://wordpress.example',
).searchParams.get('_fields');

/** What the plugin makes of the texts of posts. */
export async function checkTexts(fixture: ContractFixture, tally: Tally): Promise<void> {
  const { real, wordpress } = fixture;
  const check = (title: string, run: () => Promise<void>) => tally.check(`real: ${title}`, run);

  await check('The plugin counts words and characters as the engine does', async () => {
    const json = JSON.stringify(texts).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    const printed = await wordpress.run(
      `echo wp_json_encode( array_map( '\\Pagewright\\count_words', json_decode( '${json}' ) ) );`,
    );
    const counted: unknown = JSON.parse(printed);
    assert.ok(Array.isArray(counted));
    for (const [index, text] of texts.entries())
      assert.ok(Math.abs(Number(counted[index]) - wordCount(text)) < 0.001, `${text}: ${counted[index]}`);
  });
  await check('What another plugin appends to a text is once at the end, and filters run once', async () => {
    const printed = await wordpress.run(`
      $runs = 0;
      $append = static function ( $html ) use ( &$runs ) { $runs++; return '<p>First.</p>' . str_replace( '<h2 ', '<h2 id="toc" ', $html ) . '<p>Shared by a plugin.</p>'; };
      add_filter( 'the_content', $append, 20 );
      $result = array();
      foreach ( array( ${JSON.stringify(blocks).replaceAll('$', '\\$')}, "Before.\\n\\n<h2>One &amp; <em>two</em></h2>\\n\\nA line.\\n\\n<h2 class='x'>Three</h2>\\n\\nEnd." ) as $content ) {
        $id = wp_insert_post( wp_slash( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Filtered', 'post_content' => $content ) ) );
        $result[] = \\Pagewright\\sections_of_text( get_post( $id ) );
        wp_delete_post( $id, true );
      }
      remove_filter( 'the_content', $append, 20 );
      echo wp_json_encode( array( 'runs' => $runs, 'posts' => $result ) );`);
    const result: unknown = JSON.parse(printed);
    assert.equal(valueAt(result, 'runs'), 2);
    for (const post of ['posts.0', 'posts.1']) {
      const sections = valueAt(result, post);
      assert.ok(Array.isArray(sections));
      assert.deepEqual(
        sections.map((section) => valueAt(section, 'title')),
        [undefined, 'One &amp; two', 'Three'],
      );
      assert.match(String(valueAt(sections, '0.content')), /^<p>First\.<\/p>\s*<p[^>]*>Before\.<\/p>$/);
      assert.match(
        String(valueAt(sections, '2.content')),
        /^<p[^>]*>End\.<\/p>\s*<p>Shared by a plugin\.<\/p>$/,
      );
      assert.equal(JSON.stringify(sections).split('Shared by a plugin').length, 2);
    }
    assert.match(String(valueAt(result, 'posts.0.1.content')), /<h2[^>]*>Not a section<\/h2>\s*<\/div>/);
    assert.match(String(valueAt(result, 'posts.1.1.content')), /^<p>A line\.<\/p>$/);
  });
  await check('The lead of a post is the excerpt that somebody wrote', async () => {
    await wordpress.run(`foreach ( array( 'lead-written' => 'Somebody wrote this.', 'lead-automatic' => '' ) as $name => $excerpt )
      wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Lead', 'post_name' => $name, 'post_date' => '2026-01-01 08:00:00', 'post_excerpt' => $excerpt,
        'post_content' => '<!-- wp:code --><pre class="wp-block-code"><code>x</code></pre><!-- /wp:code --><!-- wp:paragraph --><p>' . str_repeat( 'A long text. ', 60 ) . '</p><!-- /wp:paragraph -->' ) );`);
    const options = { base: real.address, deadline: 30_000 };
    const written = await read(sources.post, { slug: 'lead-written' }, options);
    const automatic = await read(sources.post, { slug: 'lead-automatic' }, options);
    assert.equal(written.content.lead, 'Somebody wrote this.');
    assert.equal(automatic.content.lead, undefined);
    assert.match(automatic.content.excerpt ?? '', /^x?\s*A long text\..*…$/);
    const listed: unknown = await (
      await fetch(
        `${real.address}/wp-json/wp/v2/posts?slug=lead-written,lead-automatic&_fields=slug,written_excerpt&orderby=slug&order=asc`,
      )
    ).json();
    assert.deepEqual(listed, [
      { slug: 'lead-automatic', written_excerpt: '' },
      { slug: 'lead-written', written_excerpt: '<p>Somebody wrote this.</p>\n' },
    ]);
    await wordpress.run(
      `foreach ( array( 'lead-written', 'lead-automatic' ) as $name ) wp_delete_post( get_posts( array( 'name' => $name ) )[0]->ID, true );`,
    );
  });
  await check(
    'An entry with a password says so, also if its type has neither a text nor an excerpt',
    async () => {
      const printed = await wordpress.run(`
      register_post_type( 'pagewright_plain', array( 'public' => true, 'show_in_rest' => true, 'supports' => array( 'title' ) ) );
      foreach ( array( '', 'open' ) as $word ) $ids[] = wp_insert_post( array( 'post_type' => 'pagewright_plain', 'post_status' => 'publish', 'post_title' => 'Plain', 'post_password' => $word ) );
      $request = new WP_REST_Request( 'GET', '/wp/v2/pagewright_plain' );
      $request->set_query_params( array( 'orderby' => 'id', 'order' => 'asc', '_fields' => ${JSON.stringify(plainFields)} ) );
      wp_set_current_user( 0 );
      echo wp_json_encode( rest_do_request( $request )->get_data() );
      foreach ( $ids as $id ) wp_delete_post( $id, true );`);
      const body: unknown = JSON.parse(printed);
      assert.ok(Array.isArray(body) && body.length === 2, printed);
      assert.deepEqual(shownIn?.(body), body.slice(0, 1));
    },
  );
}
