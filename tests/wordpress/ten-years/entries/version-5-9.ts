/** Entries as WordPress 5.9 saved them, with galleries of blocks and the first layouts. */
export const entriesOf59 = {
  '5.9: a gallery of images': `<!-- wp:gallery {"linkTo":"media","align":"right"} -->
<figure class="wp-block-gallery alignright has-nested-images columns-default is-cropped"><!-- wp:image {"id":31,"linkDestination":"media"} -->
<figure class="wp-block-image size-large"><a href="{{address}}/wp-content/uploads/2022/02/gull.jpg"><img src="{{address}}/wp-content/uploads/2022/02/gull-1024x768.jpg" alt="A gull" class="wp-image-31"/></a><figcaption>On the mast</figcaption></figure>
<!-- /wp:image -->

<!-- wp:image {"id":32} -->
<figure class="wp-block-image size-large"><img src="{{address}}/wp-content/uploads/2022/02/seal.jpg" alt="A seal" class="wp-image-32"/></figure>
<!-- /wp:image --><figcaption class="blocks-gallery-caption">Neighbours</figcaption></figure>
<!-- /wp:gallery -->`,
  '5.9: a group with an anchor, a list and a code': `<!-- wp:paragraph -->
<p>Jump to <a href="#dues">the dues</a> or to <a href="#the-end">the end</a>.</p>
<!-- /wp:paragraph -->

<!-- wp:group {"tagName":"section"} -->
<section class="wp-block-group" id="dues"><!-- wp:heading {"level":3} -->
<h3>Dues</h3>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true,"start":3,"reversed":true} -->
<ol reversed start="3"><li>Third<ul><li>within it</li></ul></li><li>Second</li></ol>
<!-- /wp:list -->

<!-- wp:code -->
<pre class="wp-block-code"><code>if (tide &lt; 2) {
  wait();
}</code></pre>
<!-- /wp:code --></section>
<!-- /wp:group -->

<!-- wp:heading -->
<h2 id="the-end">The end</h2>
<!-- /wp:heading -->`,
  '5.9: a cover with words over a picture': `<!-- wp:cover {"url":"{{address}}/wp-content/uploads/2022/02/fog.jpg","id":33,"dimRatio":50,"align":"full"} -->
<div class="wp-block-cover alignfull"><span aria-hidden="true" class="has-background-dim wp-block-cover__gradient-background"></span><img class="wp-block-cover__image-background wp-image-33" alt="Fog" src="{{address}}/wp-content/uploads/2022/02/fog.jpg" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center has-large-font-size">Fog over the river</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover -->

<!-- wp:cover {"url":"{{address}}/wp-content/uploads/2022/02/rain.jpg","id":34,"hasParallax":true,"alt":"Rain"} -->
<div class="wp-block-cover has-parallax"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div role="img" aria-label="Rain" class="wp-block-cover__image-background wp-image-34 has-parallax" style="background-position:50% 50%;background-image:url({{address}}/wp-content/uploads/2022/02/rain.jpg)"></div><div class="wp-block-cover__inner-container"><!-- wp:paragraph -->
<p>Rain that stays behind</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover -->

<!-- wp:cover {"url":"{{address}}/wp-content/uploads/2022/02/waves.mp4","backgroundType":"video"} -->
<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="{{address}}/wp-content/uploads/2022/02/waves.mp4" data-object-fit="cover"></video><div class="wp-block-cover__inner-container"><!-- wp:paragraph -->
<p>Waves without sound</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:cover -->`,
  '5.9: buttons, networks and an embed': `<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"width":50} -->
<div class="wp-block-button has-custom-width wp-block-button__width-50"><a class="wp-block-button__link" href="https://berths.example/book">Book</a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="#prices">Prices</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:social-links -->
<ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://social.example/@harbour","service":"mastodon"} /-->

<!-- wp:social-link {"url":"https://video.example/harbour","service":"youtube","label":"Our films"} /--></ul>
<!-- /wp:social-links -->

<!-- wp:embed {"url":"https://vimeo.com/7712345","type":"video","providerNameSlug":"vimeo","responsive":true} -->
<figure class="wp-block-embed is-type-video is-provider-vimeo wp-block-embed-vimeo"><div class="wp-block-embed__wrapper">
https://vimeo.com/7712345
</div><figcaption>A lock fills</figcaption></figure>
<!-- /wp:embed -->`,
  '5.9: columns of unequal width, media and text': `<!-- wp:columns -->
<div class="wp-block-columns"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:image {"align":"left"} -->
<div class="wp-block-image"><figure class="alignleft"><img src="{{address}}/wp-content/uploads/2022/02/knot.jpg" alt="A knot"/></figure></div>
<!-- /wp:image --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:paragraph -->
<p>A knot that holds.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:media-text {"mediaType":"video"} -->
<div class="wp-block-media-text alignwide is-stacked-on-mobile is-image-fill" style="grid-template-columns:40% auto"><figure class="wp-block-media-text__media"><video controls src="{{address}}/wp-content/uploads/2022/02/knots.mp4"></video></figure><div class="wp-block-media-text__content"><!-- wp:paragraph -->
<p>How to tie it.</p>
<!-- /wp:paragraph --></div></div>
<!-- /wp:media-text -->`,
  '5.9: lists that WordPress makes': `<!-- wp:latest-posts {"displayPostContent":true,"displayAuthor":true,"displayPostDate":true,"align":"right"} /-->

<!-- wp:categories {"showPostCounts":true} /-->

<!-- wp:archives {"displayAsDropdown":false} /-->

<!-- wp:calendar /-->

<!-- wp:latest-comments /-->

<!-- wp:query {"query":{"perPage":2,"postType":"post"}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-title {"isLink":true} /-->

<!-- wp:post-date /-->

<!-- wp:post-excerpt {"moreText":"Read on"} /-->
<!-- /wp:post-template --></div>
<!-- /wp:query -->`,
};
