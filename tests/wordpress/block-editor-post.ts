/** A post as the block editor saves it, with each kind of block that a blog has, and with hostile HTML. */
export const blockEditorPost = `
<!-- wp:paragraph -->
<p>Before the first heading is <strong>this</strong>.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Pictures &amp; tables</h2>
<!-- /wp:heading -->

<!-- wp:image {"id":PICTURE_ID,"align":"right","sizeSlug":"large"} -->
<figure class="wp-block-image alignright size-large"><img src="PICTURE_URL" alt="A picture that floats" class="wp-image-PICTURE_ID"/><figcaption class="wp-element-caption">Words below it</figcaption></figure>
<!-- /wp:image -->

<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped"><!-- wp:image {"id":PICTURE_ID} -->
<figure class="wp-block-image"><img src="PICTURE_URL" alt="First of a gallery" class="wp-image-PICTURE_ID"/></figure>
<!-- /wp:image -->

<!-- wp:image {"id":PICTURE_ID} -->
<figure class="wp-block-image"><img src="PICTURE_URL" alt="Second of a gallery" class="wp-image-PICTURE_ID"/></figure>
<!-- /wp:image --></figure>
<!-- /wp:gallery -->

<!-- wp:table {"className":"is-style-stripes"} -->
<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th>Berth</th><th>Hours</th></tr></thead><tbody><tr><td>North</td><td>14</td></tr></tbody></table><figcaption class="wp-element-caption">Hours at the berths</figcaption></figure>
<!-- /wp:table -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Lists, quotes and code</h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li>First thing<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>A thing within</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p>Said by one who was there.</p>
<!-- /wp:paragraph --><cite>A crane driver</cite></blockquote>
<!-- /wp:quote -->

<!-- wp:code -->
<pre class="wp-block-code"><code>if (a &lt; b) {
  return 'kept';
}</code></pre>
<!-- /wp:code -->

<!-- wp:embed {"url":"https://video.example/watch/1","type":"video","providerNameSlug":"video"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://video.example/watch/1
</div></figure>
<!-- /wp:embed -->

<!-- wp:paragraph {"style":{"color":{"text":"#cf2e2e"}}} -->
<p class="has-text-color" style="color:#cf2e2e;position:fixed;background:url(javascript:alert(1))">Coloured by an editor.</p>
<!-- /wp:paragraph -->

<!-- wp:html -->
<img src="x" onerror="window.hostile = true"><script>window.hostile = true</script><a href="javascript:window.hostile = true">A link that must not run</a><iframe src="https://frames.example/"></iframe><svg onload="window.hostile = true"></svg>
<!-- /wp:html -->
`;
