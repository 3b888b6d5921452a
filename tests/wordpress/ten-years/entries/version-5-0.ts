/** Entries as the first block editor saved them. */
export const entriesOf50 = {
  '5.0: an image next to words': `<!-- wp:image {"id":12,"align":"right","width":300,"height":200} -->
<div class="wp-block-image"><figure class="alignright is-resized"><img src="{{address}}/wp-content/uploads/2018/12/buoy-1024x683.jpg" alt="A buoy" class="wp-image-12" width="300" height="200"/><figcaption>The buoy, <a href="https://buoys.example/red">a red one</a></figcaption></figure></div>
<!-- /wp:image -->

<!-- wp:paragraph {"dropCap":true,"customTextColor":"#a30003"} -->
<p style="color:#a30003" class="has-drop-cap has-text-color">Every buoy has a number, and every number a place.</p>
<!-- /wp:paragraph -->`,
  '5.0: a gallery as a list': `<!-- wp:gallery {"ids":[1,2],"columns":2} -->
<ul class="wp-block-gallery columns-2 is-cropped"><li class="blocks-gallery-item"><figure><img src="{{address}}/wp-content/uploads/2018/12/net-1024x683.jpg" alt="A net" data-id="1" data-link="{{address}}/net/" class="wp-image-1"/><figcaption>Drying in the sun</figcaption></figure></li><li class="blocks-gallery-item"><figure><a href="{{address}}/wp-content/uploads/2018/12/rope.jpg"><img src="{{address}}/wp-content/uploads/2018/12/rope.jpg" alt="" data-id="2" class="wp-image-2"/></a></figure></li></ul>
<!-- /wp:gallery -->`,
  '5.0: a gallery with a caption of its own': `<!-- wp:gallery {"ids":[1,2]} -->
<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="{{address}}/wp-content/uploads/2019/11/east.jpg" alt="East gate" data-full-url="{{address}}/wp-content/uploads/2019/11/east-full.jpg"/></figure></li><li class="blocks-gallery-item"><figure><img src="{{address}}/wp-content/uploads/2019/11/west.jpg" alt="West gate"/><figcaption class="blocks-gallery-item__caption">At noon</figcaption></figure></li></ul><figcaption class="blocks-gallery-caption">Both gates</figcaption></figure>
<!-- /wp:gallery -->`,
  '5.0: a cover with a background': `<!-- wp:cover {"url":"{{address}}/wp-content/uploads/2018/12/storm.jpg","id":9} -->
<div class="wp-block-cover has-background-dim" style="background-image:url({{address}}/wp-content/uploads/2018/12/storm.jpg)"><p class="wp-block-cover-text">Storm over the harbour</p></div>
<!-- /wp:cover -->`,
  '5.0: an embed by its provider': `<!-- wp:core-embed/youtube {"url":"https://www.youtube.com/watch?v=pilots12345","type":"video","providerNameSlug":"youtube"} -->
<figure class="wp-block-embed-youtube wp-block-embed is-type-video is-provider-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=pilots12345
</div><figcaption>A day with the pilots</figcaption></figure>
<!-- /wp:core-embed/youtube -->`,
  '5.0: media and text, columns': `<!-- wp:media-text {"mediaId":4,"mediaType":"image","mediaPosition":"right"} -->
<div class="wp-block-media-text alignwide has-media-on-the-right"><figure class="wp-block-media-text__media"><img src="{{address}}/wp-content/uploads/2018/12/tug.jpg" alt="A tug" class="wp-image-4"/></figure><div class="wp-block-media-text__content"><p>A tug pulls ten times its weight.</p></div></div>
<!-- /wp:media-text -->

<!-- wp:columns {"columns":2} -->
<div class="wp-block-columns has-2-columns"><!-- wp:column -->
<div class="wp-block-column"><p>Left bank</p></div>
<!-- /wp:column --><!-- wp:column -->
<div class="wp-block-column"><p>Right bank</p></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->

<!-- wp:text-columns -->
<div class="wp-block-text-columns alignundefined columns-2"><div class="wp-block-column"><p>Old left</p></div><div class="wp-block-column"><p>Old right</p></div></div>
<!-- /wp:text-columns -->`,
  '5.0: button, file, video and sound': `<!-- wp:button {"align":"center"} -->
<div class="wp-block-button aligncenter is-style-outline"><a class="wp-block-button__link has-background has-vivid-red-background-color" href="https://berths.example/book">Book a berth</a></div>
<!-- /wp:button -->

<!-- wp:file {"href":"{{address}}/wp-content/uploads/2018/12/rules.pdf"} -->
<div class="wp-block-file"><a href="{{address}}/wp-content/uploads/2018/12/rules.pdf">Rules of the harbour</a><a href="{{address}}/wp-content/uploads/2018/12/rules.pdf" class="wp-block-file__button" download>Download</a></div>
<!-- /wp:file -->

<!-- wp:video {"id":5} -->
<figure class="wp-block-video"><video controls poster="{{address}}/wp-content/uploads/2018/12/tide.jpg" src="{{address}}/wp-content/uploads/2018/12/tide.mp4"></video><figcaption>Six hours in a minute</figcaption></figure>
<!-- /wp:video -->

<!-- wp:audio {"id":6} -->
<figure class="wp-block-audio"><audio controls src="{{address}}/wp-content/uploads/2018/12/horn.mp3"></audio><figcaption>The horn</figcaption></figure>
<!-- /wp:audio -->`,
  '5.0: quotes, verse, table and lines': `<!-- wp:quote -->
<blockquote class="wp-block-quote is-style-large"><p>Nobody owns the tide.</p><cite>A fisher</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:pullquote -->
<figure class="wp-block-pullquote alignleft"><blockquote><p>Wait for water.</p><cite>Painted on a wall</cite></blockquote></figure>
<!-- /wp:pullquote -->

<!-- wp:verse -->
<pre class="wp-block-verse">Grey is the <em>morning</em>
  and late the boat</pre>
<!-- /wp:verse -->

<!-- wp:table {"className":"is-style-stripes"} -->
<table class="wp-block-table is-style-stripes"><tbody><tr><td>Ferry</td><td>10:30</td></tr><tr><td>Post boat</td><td>11:45</td></tr></tbody></table>
<!-- /wp:table -->

<!-- wp:separator -->
<hr class="wp-block-separator"/>
<!-- /wp:separator -->

<!-- wp:spacer {"height":40} -->
<div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

<!-- wp:freeform -->
<p>Words from a <strong>classic block</strong>.</p>
<!-- /wp:freeform -->

<!-- wp:shortcode -->
[caption width="300"]<img src="{{address}}/wp-content/uploads/2018/12/map.jpg" alt="A map" width="300" height="200" /> Where the berths are[/caption]
<!-- /wp:shortcode -->`,
};
