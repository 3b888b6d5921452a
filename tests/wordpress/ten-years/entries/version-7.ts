/** Entries as WordPress 7 saves them, with accordions, tabs, formulas and playlists. */
export const entriesOf7 = {
  '7: an accordion': `<!-- wp:accordion -->
<div role="group" class="wp-block-accordion"><!-- wp:accordion-item -->
<div class="wp-block-accordion-item"><!-- wp:accordion-heading {"level":3} -->
<h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Do you deliver on Sundays?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>
<!-- /wp:accordion-heading -->

<!-- wp:accordion-panel -->
<div role="region" class="wp-block-accordion-panel"><!-- wp:paragraph -->
<p>Yes, until noon.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:accordion-panel --></div>
<!-- /wp:accordion-item -->

<!-- wp:accordion-item {"openByDefault":true} -->
<div class="wp-block-accordion-item is-open"><!-- wp:accordion-heading {"iconPosition":"left"} -->
<h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span><span class="wp-block-accordion-heading__toggle-title">Is the quay <em>lit</em>?</span></button></h3>
<!-- /wp:accordion-heading -->

<!-- wp:accordion-panel -->
<div role="region" class="wp-block-accordion-panel"><!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>From dusk</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:accordion-panel --></div>
<!-- /wp:accordion-item --></div>
<!-- /wp:accordion -->`,
  '7: a formula of its own and in a line': `<!-- wp:math {"latex":"v = \\\\sqrt{gh}"} -->
<div class="wp-block-math"><math display="block"><semantics><mrow><mi>v</mi><mo>=</mo><msqrt><mrow><mi>g</mi><mi>h</mi></mrow></msqrt></mrow><annotation encoding="application/x-tex">v = \\sqrt{gh}</annotation></semantics></math></div>
<!-- /wp:math -->

<!-- wp:paragraph -->
<p>A wave of <math data-latex="\\\\lambda"><semantics><mi>λ</mi><annotation encoding="application/x-tex">\\lambda</annotation></semantics></math> metres.</p>
<!-- /wp:paragraph -->`,
  '7: an icon, words for screen readers and a code': `<!-- wp:icon {"icon":"core/star-filled"} /-->

<!-- wp:paragraph -->
<p>Call <span class="screen-reader-text">us at </span>the office.</p>
<!-- /wp:paragraph -->

<!-- wp:preformatted -->
<pre class="wp-block-preformatted">Low  05:12
High 11:30</pre>
<!-- /wp:preformatted -->

<!-- wp:more {"customText":"Go on"} -->
<!--more Go on-->
<!-- /wp:more -->

<!-- wp:paragraph {"fitText":true} -->
<p class="has-fit-text">The rest of it.</p>
<!-- /wp:paragraph -->`,
  '7: a playlist': `<!-- wp:playlist -->
<figure class="wp-block-playlist"><ol class="wp-block-playlist__tracklist wp-block-playlist__tracklist-show-numbers"><!-- wp:playlist-track {"id":{{id of harbour-talk.mp3}},"src":"{{address}}/wp-content/uploads/2024/05/harbour-talk.mp3","title":"Harbour talk","artist":"The crew","length":"3:05"} /-->

<!-- wp:playlist-track {"id":{{id of night-shift.mp3}},"src":"{{address}}/wp-content/uploads/2024/05/night-shift.mp3","title":"Night shift","length":"4:10"} /--></ol><figcaption class="wp-element-caption">Two talks</figcaption></figure>
<!-- /wp:playlist -->`,
  '7: a loop with pages': `<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post"}} -->
<div class="wp-block-query"><!-- wp:query-total /-->

<!-- wp:post-template -->
<!-- wp:post-title {"isLink":true} /-->
<!-- /wp:post-template -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-numbers /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query -->

<!-- wp:terms-query {"termQuery":{"taxonomy":"category","hideEmpty":false}} -->
<div class="wp-block-terms-query"><!-- wp:term-template -->
<!-- wp:term-name {"isLink":true} /-->

<!-- wp:term-count /-->
<!-- /wp:term-template --></div>
<!-- /wp:terms-query -->`,
  '7: a picture by a plugin for loading late': `<!-- wp:html -->
<figure><img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="{{address}}/wp-content/uploads/2026/01/late.jpg" data-srcset="{{address}}/wp-content/uploads/2026/01/late.jpg 1x, {{address}}/wp-content/uploads/2026/01/late-2.jpg 2x" alt="A late boat"><noscript><img src="{{address}}/wp-content/uploads/2026/01/late.jpg" alt="A late boat"></noscript></figure>
<img src="{{address}}/wp-content/plugins/lazy/blank.gif" data-lazy-src="{{address}}/wp-content/uploads/2026/01/later.jpg" alt="A later boat">
<img src="//cdn.example/no-scheme.jpg" srcset="//cdn.example/no-scheme.jpg 1x, //cdn.example/no-scheme-2.jpg 2x" alt="Without a scheme">
<img src="/wp-content/uploads/2026/01/root.jpg" alt="From the root">
<picture><source type="image/avif" srcset="{{address}}/wp-content/uploads/2026/01/ice.avif 800w"><source media="(max-width: 600px)" srcset="{{address}}/wp-content/uploads/2026/01/ice-small.jpg"><img src="{{address}}/wp-content/uploads/2026/01/ice.jpg" alt="Ice"></picture>
<iframe data-src="https://www.youtube-nocookie.com/embed/latefilm123" title="A late film" loading="lazy"></iframe>
<!-- /wp:html -->`,
};
