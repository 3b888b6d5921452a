/** Entries as WordPress 6.4 saved them, with details, footnotes and pictures that open. */
export const entriesOf64 = {
  '6.4: a picture that opens in front of the page': `<!-- wp:image {"lightbox":{"enabled":true},"id":41,"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img src="{{address}}/wp-content/uploads/2023/11/dock-1024x768.jpg" alt="A dock" class="wp-image-41"/><figcaption class="wp-element-caption">The dry dock</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"aspectRatio":"1","scale":"cover","className":"is-style-rounded"} -->
<figure class="wp-block-image is-style-rounded"><img src="{{address}}/wp-content/uploads/2023/11/pilot.jpg" alt="A pilot" style="aspect-ratio:1;object-fit:cover"/></figure>
<!-- /wp:image -->`,
  '6.4: details and lists of blocks': `<!-- wp:details -->
<details class="wp-block-details"><summary>What does a berth cost?</summary><!-- wp:paragraph -->
<p>Twelve a night.</p>
<!-- /wp:paragraph --></details>
<!-- /wp:details -->

<!-- wp:list {"ordered":true,"type":"lower-alpha"} -->
<ol style="list-style-type:lower-alpha"><!-- wp:list-item -->
<li>Moor<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>bow first</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Pay</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:quote {"className":"is-style-plain"} -->
<blockquote class="wp-block-quote is-style-plain"><!-- wp:paragraph -->
<p>Two tides a day.</p>
<!-- /wp:paragraph --><cite>Harbour book</cite></blockquote>
<!-- /wp:quote -->`,
  '6.4: footnotes': `<!-- wp:paragraph -->
<p>The pier was built twice<sup data-fn="0b3c5d7e-1111-4222-8333-944455566677" class="fn"><a href="#0b3c5d7e-1111-4222-8333-944455566677" id="0b3c5d7e-1111-4222-8333-944455566677-link">1</a></sup>.</p>
<!-- /wp:paragraph -->

<!-- wp:footnotes /-->`,
  '6.4: a contents list that a plugin wrote': `<!-- wp:html -->
<div class="toc"><p>Contents</p><ul><li><a href="#h-the-lock">The lock</a></li><li><a href="#schleuse-und-%C3%B6l">Schleuse und Öl</a></li><li><a href="#閘門">閘門</a></li></ul></div>
<!-- /wp:html -->

<!-- wp:heading -->
<h2 class="wp-block-heading" id="h-the-lock">The lock</h2>
<!-- /wp:heading -->

<!-- wp:heading -->
<h2 class="wp-block-heading" id="schleuse-und-öl">Schleuse und Öl</h2>
<!-- /wp:heading -->

<!-- wp:heading -->
<h2 class="wp-block-heading" id="閘門">閘門</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p id="note-1">A paragraph with an anchor, which <a href="{{address}}/a-sample/#note-1">a link with the whole address</a> leads to.</p>
<!-- /wp:paragraph -->`,
  '6.4: a file shown in a frame, a table, a row': `<!-- wp:file {"id":43,"href":"{{address}}/wp-content/uploads/2023/11/chart.pdf","displayPreview":true} -->
<div class="wp-block-file"><object class="wp-block-file__embed" data="{{address}}/wp-content/uploads/2023/11/chart.pdf" type="application/pdf" style="width:100%;height:600px" aria-label="Embed of the chart."></object><a id="wp-block-file--media-43" href="{{address}}/wp-content/uploads/2023/11/chart.pdf">The chart</a><a href="{{address}}/wp-content/uploads/2023/11/chart.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-43">Download</a></div>
<!-- /wp:file -->

<!-- wp:table {"hasFixedLayout":true,"align":"right"} -->
<figure class="wp-block-table alignright"><table class="has-fixed-layout"><thead><tr><th class="has-text-align-right" data-align="right">Berth</th><th>Depth</th></tr></thead><tbody><tr><td class="has-text-align-right" data-align="right">North</td><td>4 m</td></tr></tbody><tfoot><tr><td>All</td><td>9 m</td></tr></tfoot></table><figcaption class="wp-element-caption">Depth at low water</figcaption></figure>
<!-- /wp:table -->

<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p>One</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p>Two</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:paragraph -->
<p>An inline <img class="wp-image-44" style="width: 20px;" src="{{address}}/wp-content/uploads/2023/11/flag.png" alt="flag"> in a line, <mark style="background-color:#ffef00" class="has-inline-color">marked</mark> and <a href="{{address}}/wp-content/uploads/2023/11/chart.pdf" target="_blank" rel="noreferrer noopener">linked</a>.</p>
<!-- /wp:paragraph -->`,
};
