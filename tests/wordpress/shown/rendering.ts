import type { RealWordPress } from '../../../packages/pagewright-wordpress/real-service/real-wordpress.ts';

/** Content as WordPress stores it, by a title for messages. */
export type Samples = Readonly<Record<string, string>>;

/** What a plain `wp/v2` answers for each sample, and for each pattern of the themes. */
export interface Rendering {
  /** The entries, in the order of the samples. */
  readonly entries: Readonly<Record<string, unknown>>;
}

/**
 * Files that entries show with `[gallery]` and `[playlist]`. Their names stand in the samples as `{{id of NAME}}`.
 * WordPress reads their size from their meta data, so the files themselves need not exist.
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

/**
 * Renders samples, and the patterns of all installed themes, as a WordPress without our plugin answers them: the whole entry of `wp/v2`,
 * in one request.
 */
export async function renderPlain(wordpress: RealWordPress, theme: string, samples: Samples): Promise<Rendering> {
  // WordPress reads its plugins and its theme before it runs this code, so they change in a request of their own.
  const before = await wordpress.run(`
    $before = array( get_stylesheet(), get_option( 'active_plugins' ) );
    update_option( 'active_plugins', array() );
    switch_theme( '${theme}' );
    echo wp_json_encode( $before );`);
  const [stylesheet, plugins]: unknown[] = JSON.parse(before);
  try {
    const printed = await wordpress.run(`
      global $wpdb, $post;
      $wpdb->query( 'START TRANSACTION' );
      $attachments = array();
      $address = home_url();
      foreach ( ${php(attachments)} as $name => $type ) {
        $id = wp_insert_attachment( array( 'post_title' => ucfirst( pathinfo( $name, PATHINFO_FILENAME ) ), 'post_excerpt' => 'Caption of ' . $name, 'post_mime_type' => $type, 'post_status' => 'inherit' ), '2024/05/' . $name );
        update_post_meta( $id, '_wp_attached_file', '2024/05/' . $name );
        if ( 'image/jpeg' === $type ) {
          update_post_meta( $id, '_wp_attachment_image_alt', 'Alt of ' . $name );
          update_post_meta( $id, '_wp_attachment_metadata', array( 'width' => 1600, 'height' => 1200, 'file' => '2024/05/' . $name, 'sizes' => array( 'thumbnail' => array( 'file' => str_replace( '.jpg', '-150x150.jpg', $name ), 'width' => 150, 'height' => 150, 'mime-type' => $type ) ) ) );
        }
        $attachments[ '{{id of ' . $name . '}}' ] = (string) $id;
      }
      $attachments['{{address}}'] = $address;
      $samples = array();
      foreach ( ${php(samples)} as $title => $markup ) { $samples[ $title ] = strtr( $markup, $attachments ); }
      foreach ( wp_get_themes() as $folder => $theme ) {
        foreach ( $theme->get_block_patterns() as $file => $pattern ) {
          ob_start();
          include $theme->get_stylesheet_directory() . '/patterns/' . $file;
          $content = ob_get_clean();
          $samples[ 'pattern ' . $folder . '/' . basename( $file, '.php' ) ] = $content;
          // Patterns name others, also of a theme that is not active.
          if ( ! WP_Block_Patterns_Registry::get_instance()->is_registered( $pattern['slug'] ) ) {
            register_block_pattern( $pattern['slug'], array( 'title' => $pattern['title'], 'content' => $content ) );
          }
        }
      }
      $id = wp_insert_post( array( 'post_title' => 'A sample', 'post_status' => 'publish', 'post_content' => 'x', 'post_excerpt' => 'A sample in short.' ) );
      $controller = new WP_REST_Posts_Controller( 'post' );
      $request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
      $request->set_param( '_fields', 'id,slug,link,title,content,excerpt,featured_media' );
      $entries = array();
      foreach ( $samples as $title => $markup ) {
        $sample = clone get_post( $id );
        $sample->post_content = $markup;
        $t0 = microtime(true); $entries[ $title ] = $controller->prepare_item_for_response( $sample, $request )->get_data(); $entries[ $title ]['ms'] = 1000 * (microtime(true) - $t0);
      }
      $wpdb->query( 'ROLLBACK' );
      wp_cache_flush();
      echo wp_json_encode( $entries );`);
    const entries: Readonly<Record<string, unknown>> = JSON.parse(printed);
    return { entries };
  } finally {
    await wordpress.run(`
      update_option( 'active_plugins', ${php(plugins)} );
      switch_theme( ${php(stylesheet)} );`);
  }
}
