import type { RealWordPress } from '../../../packages/pagewright-wordpress/real-service/real-wordpress.ts';

/** Content as WordPress stores it, by a title for messages. */
export type Samples = Readonly<Record<string, string>>;

/** The part of an entry of `wp/v2` that the comparison reads. */
export interface RenderedEntry {
  readonly link: string;
  readonly content: { readonly rendered: string };
}

/**
 * Files that `[gallery]` and `[playlist]` show. In samples, `{{id of NAME}}` stands for their IDs. WordPress reads what it needs to know
 * of them in its database, so the files need not exist.
 */
const attachments: Readonly<Record<string, string>> = {
  'quay.jpg': 'image/jpeg',
  'pier.jpg': 'image/jpeg',
  'lock.jpg': 'image/jpeg',
  'harbour-talk.mp3': 'audio/mpeg',
  'night-shift.mp3': 'audio/mpeg',
  'tide.mp4': 'video/mp4',
};

const php = (value: unknown) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;

/** The paths of the scripts of the block editor below the folder of WordPress, in the order of their dependencies. */
export async function editorScripts(wordpress: RealWordPress): Promise<readonly string[]> {
  const printed = await wordpress.run(`
    $scripts = wp_scripts();
    $scripts->all_deps( array( 'wp-block-library' ) );
    $paths = array();
    foreach ( $scripts->to_do as $handle ) {
      $source = $scripts->registered[ $handle ]->src;
      if ( $source ) { $paths[] = wp_parse_url( $source, PHP_URL_PATH ); }
    }
    echo wp_json_encode( $paths );`);
  const paths: string[] = JSON.parse(printed);
  return paths;
}

/** Adds the attachments, and returns what stands for what in samples. */
const addAttachments = `
  $stands_for = array( '{{address}}' => home_url() );
  foreach ( ${php(attachments)} as $name => $type ) {
    $title = ucfirst( pathinfo( $name, PATHINFO_FILENAME ) );
    $media = wp_insert_attachment( array( 'post_title' => $title, 'post_excerpt' => "Caption of $title", 'post_mime_type' => $type, 'post_status' => 'inherit' ), "2024/05/$name" );
    if ( 'image/jpeg' === $type ) {
      update_post_meta( $media, '_wp_attachment_image_alt', "Alt of $title" );
      $small = array( 'file' => str_replace( '.jpg', '-150x150.jpg', $name ), 'width' => 150, 'height' => 150, 'mime-type' => $type );
      update_post_meta( $media, '_wp_attachment_metadata', array( 'width' => 1600, 'height' => 1200, 'file' => "2024/05/$name", 'sizes' => array( 'thumbnail' => $small ) ) );
    }
    $stands_for[ "{{id of $name}}" ] = (string) $media;
  }`;

/** Reads the patterns of all themes that an author may insert. Patterns name others, also of a theme that is not active. */
const addPatterns = `
  foreach ( wp_get_themes() as $folder => $theme ) {
    foreach ( $theme->get_block_patterns() as $file => $pattern ) {
      ob_start();
      include $theme->get_stylesheet_directory() . '/patterns/' . $file;
      $content = ob_get_clean();
      if ( empty( $pattern['templateTypes'] ) && false !== ( $pattern['inserter'] ?? true ) ) {
        $samples[ 'pattern ' . $folder . '/' . basename( $file, '.php' ) ] = $content;
      }
      if ( ! WP_Block_Patterns_Registry::get_instance()->is_registered( $pattern['slug'] ) ) {
        register_block_pattern( $pattern['slug'], array( 'title' => $pattern['title'], 'content' => $content ) );
      }
    }
  }`;

/** Answers for providers of players, which this WordPress cannot ask. It gets no answer for an address with `alone`. */
const answerForProviders = `
  add_filter( 'pre_oembed_result', function ( $html, $url ) {
    if ( str_contains( $url, 'alone' ) ) { return false; }
    if ( preg_match( '#youtube\\.com/watch\\?v=([\\w-]+)#', $url, $found ) ) { return '<iframe title="A film" width="500" height="281" src="https://www.youtube.com/embed/' . $found[1] . '?feature=oembed" allowfullscreen></iframe>'; }
    if ( preg_match( '#vimeo\\.com/(\\d+)#', $url, $found ) ) { return '<iframe title="A film" src="https://player.vimeo.com/video/' . $found[1] . '?dnt=1&amp;app_id=122963" width="500" height="281"></iframe>'; }
    return $html;
  }, 10, 2 );`;

/**
 * Renders samples, and the patterns of all installed themes, as the plain `wp/v2` of a WordPress without our plugin serves them. One
 * request renders all of them.
 * @param theme the active theme meanwhile
 */
export async function renderPlain(
  wordpress: RealWordPress,
  theme: string,
  samples: Samples,
): Promise<Readonly<Record<string, RenderedEntry>>> {
  // WordPress loads its plugins and its theme before it runs this code, so they change in a request of their own.
  const before = await wordpress.run(`
    $before = array( get_stylesheet(), get_option( 'active_plugins' ) );
    update_option( 'active_plugins', array() );
    switch_theme( '${theme}' );
    echo wp_json_encode( $before );`);
  const [stylesheet, plugins]: unknown[] = JSON.parse(before);
  try {
    // In a function, because WordPress has a global variable `$id`.
    const printed = await wordpress.run(`( function () {
      global $wpdb;
      $wpdb->query( 'START TRANSACTION' );
      ${addAttachments}
      ${answerForProviders}
      $samples = array();
      foreach ( ${php(samples)} as $title => $markup ) { $samples[ $title ] = strtr( $markup, $stands_for ); }
      ${addPatterns}
      $number = wp_insert_post( array( 'post_title' => 'A sample', 'post_status' => 'publish', 'post_content' => 'x', 'post_excerpt' => 'A sample in short.' ) );
      update_post_meta( $number, 'footnotes', wp_slash( wp_json_encode( array( array( 'id' => '0b3c5d7e-1111-4222-8333-944455566677', 'content' => 'In 1870 and <em>1902</em>.' ) ) ) ) );
      // Blocks make links from the address of the request.
      $_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/posts?slug=a-sample&per_page=1';
      $controller = new WP_REST_Posts_Controller( 'post' );
      $request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
      $request->set_param( '_fields', 'id,slug,link,title,content,excerpt' );
      $entries = array();
      foreach ( $samples as $title => $markup ) {
        $sample = clone get_post( $number );
        $sample->post_content = $markup;
        $entries[ $title ] = $controller->prepare_item_for_response( $sample, $request )->get_data();
      }
      $wpdb->query( 'ROLLBACK' );
      wp_cache_flush();
      echo wp_json_encode( $entries );
    } )();`);
    const entries: Readonly<Record<string, RenderedEntry>> = JSON.parse(printed);
    return entries;
  } finally {
    await wordpress.run(`
      update_option( 'active_plugins', ${php(plugins)} );
      switch_theme( ${php(stylesheet)} );`);
  }
}
