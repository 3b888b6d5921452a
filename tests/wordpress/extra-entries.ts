/** Additional entries, for cases that the demo content does not have. */
export const extraEntries: Readonly<Record<string, object>> = {
  'posts/a-quiet-draft.json': {
    id: 900,
    slug: 'a-quiet-draft',
    status: 'draft',
    date_gmt: '2026-01-02T08:00:00',
    title: 'A quiet draft',
    excerpt: 'Nobody may read this yet.',
    sections: [{ title: 'Secret', content: '<p>Still a secret.</p>' }],
  },
  // The sections of this entry have no images, so the importer writes it in the block editor only.
  'posts/blocks-alone.json': {
    id: 901,
    slug: 'blocks-alone',
    old_slugs: ['blocks-only', 'blocks'],
    date_gmt: '2026-01-03T08:00:00',
    title: 'Blocks &amp; nothing else: it&#8217;s enough',
    excerpt: 'A post without section fields.',
    seo: { image: '/plates/wind-turbine.avif', noindex: true, canonical: '/insight/blog' },
    sections: [
      { content: '<p>Text before the first heading.</p>' },
      {
        title: 'The first heading',
        content: '<p>First.</p>\n\n\n\n<h3 class="wp-block-heading">A third level</h3>',
      },
      {
        title: 'Profit &amp; loss',
        content:
          '<ul class="wp-block-list">\n<li>One</li>\n\n<li>Two</li>\n</ul>\n\n\n\n<pre class="wp-block-code"><code>if (a &lt; b) return;</code></pre>',
      },
    ],
  },
  // This entry is newer than all others, so it would be the first in each list.
  'posts/a-quiet-password.json': {
    id: 905,
    slug: 'a-quiet-password',
    old_slugs: ['a-quieter-one'],
    password: 'open',
    date_gmt: '2026-11-01T08:00:00',
    title: 'A post for those who know the word',
    excerpt: 'Nobody reads this without it.',
    sections: [{ title: 'Guarded', content: '<p>Guarded, with a link to /services/security.</p>' }],
  },
  'case-studies/a-quiet-study.json': {
    id: 906,
    slug: 'a-quiet-study',
    password: 'open',
    date_gmt: '2026-11-01T08:00:00',
    title: 'A study for those who know the word',
    excerpt: 'Nobody reads this without it.',
    content: '<p>Guarded.</p>',
  },
  'services/a-quiet-guarded-service.json': { id: 907, password: 'open', hero_heading: 'A guarded service' },
  'services/a-quiet-service.json': {
    id: 902,
    status: 'draft',
    hero_heading: 'A service that is not offered yet',
  },
  // A service with only its required fields.
  'services/bare.json': { id: 903, hero_heading: 'Only a heading', old_slugs: ['scanty', 'security'] },
  'case-studies/bare-study.json': {
    id: 904,
    slug: 'bare-study',
    old_slugs: ['scanty-study'],
    date_gmt: '2026-01-04T08:00:00',
    title: 'Nothing &lt;but&gt; a title &#038; &quot;marks&quot;',
    excerpt: 'No picture, no text.',
    content: '',
  },
};
