import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readImageIndex } from 'pagewright/project';
import { type ContentTypes, resolveContentTypes } from '../src/site-types/content-model.ts';
import { readDemoEntries } from './demo-entries.ts';
import { copyImages } from './demo-images.ts';
import type { RealWordPress } from './real-wordpress.ts';

interface DemoImport {
  /** Folder of the project, for its images. */
  readonly root: string;
  readonly contentDir: string;
  readonly contentTypes: ContentTypes;
  /** Folder of the WordPress. */
  readonly folder: string;
}

/**
 * Imports images and demo content into a WordPress. A later import adds what is missing and keeps what editors changed.
 * Resolves to the number of entries and images that were added.
 */
export async function importDemoContent(wordpress: RealWordPress, options: DemoImport): Promise<number> {
  const { root, contentDir, contentTypes, folder } = options;
  const images = copyImages(root, path.join(folder, 'wp-content/uploads'), readImageIndex(root));
  const entries = readDemoEntries(contentDir, resolveContentTypes(contentTypes));
  writeFileSync(path.join(folder, 'demo-import.json'), JSON.stringify({ images, entries }));
  writeFileSync(
    path.join(folder, 'demo-import.php'),
    readFileSync(path.join(import.meta.dirname, 'import-demo-content.php')),
  );
  const printed = await wordpress.run(`require '/wordpress/demo-import.php';
    echo \\Pagewright\\Demo\\import( json_decode( file_get_contents( '/wordpress/demo-import.json' ), true ) );`);
  for (const name of ['demo-import.json', 'demo-import.php']) rmSync(path.join(folder, name));
  const added = Number(printed.trim());
  if (!Number.isInteger(added)) throw new Error(`The demo content could not be imported: ${printed}`);
  return added;
}
