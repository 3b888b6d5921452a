import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServer, listen } from '../../packages/pagewright/src/node/serving/static-server.ts';
import { readImageIndex } from '../../packages/pagewright/src/pipeline/site/image-index.ts';
import { createDemoService } from '../../packages/pagewright-wordpress/demo-service/demo-service.ts';
import { importDemoContent } from '../../packages/pagewright-wordpress/real-service/import-demo-content.ts';
import {
  type RealWordPress,
  startRealWordPress,
} from '../../packages/pagewright-wordpress/real-service/real-wordpress.ts';
import { contentTypes } from '../../pagewright.config.ts';
import { extraEntries } from './extra-entries.ts';

/** IDs of entries. Each service assigns its own. */
export interface EntryNumbers {
  readonly post: number;
  readonly draft: number;
  readonly caseStudy: number;
  readonly service: number;
  readonly media: number;
}

/** A service that must fulfil the contract. */
export interface ContractService {
  readonly name: 'demo' | 'real';
  readonly address: string;
  readonly numbers: EntryNumbers;
}

export interface ContractFixture {
  readonly demo: ContractService;
  readonly real: ContractService;
  readonly wordpress: RealWordPress;
  /** The content of both services: the content of the project and the extra entries. */
  readonly contentDir: string;
  readonly close: () => Promise<void>;
}

/** Messages that an IP address may send to the WordPress of a test. */
export const formLimit = 45;

async function freePort(): Promise<number> {
  const { server, address } = await listen(() => {}, 0);
  await closeServer(server);
  return Number(new URL(address).port);
}

function isNumbered(value: unknown): value is { id: number } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}

async function numberAt(address: string, route: string): Promise<number> {
  const body: unknown = await (await fetch(`${address}/wp-json/${route}`)).json();
  const found: unknown = Array.isArray(body) ? body[0] : body;
  if (!isNumbered(found)) throw new Error(`${address}/wp-json/${route} names no entry`);
  return found.id;
}

async function numbersOf(address: string, draft: number): Promise<EntryNumbers> {
  return {
    draft,
    post: await numberAt(address, 'wp/v2/posts?slug=the-0640-corridor'),
    caseStudy: await numberAt(address, 'wp/v2/case-studies?slug=fenwick-county-buses'),
    service: await numberAt(address, 'custom/v1/services/security'),
    media: await numberAt(address, 'wp/v2/media?per_page=1'),
  };
}

/**
 * Options that WordPress asks for in each request, or in each page of wp-admin. It asks the database for an option that does
 * not exist, and treats an empty one the same way.
 */
const emptyOptions = [
  'WPLANG',
  'medium_crop',
  'medium_large_crop',
  'large_crop',
  'can_compress_scripts',
  'db_upgraded',
  'dismissed_update_core',
  'finished_updating_comment_type',
  'auto_core_update_failed',
];

/**
 * Switches to a theme without design. Printing the fonts of the default theme takes a fifth of each page of wp-admin, and
 * registering its patterns and sidebars a tenth of each REST request.
 */
async function switchToBareTheme(wordpress: RealWordPress, folder: string): Promise<void> {
  const theme = path.join(folder, 'wp-content/themes/bare');
  mkdirSync(theme);
  writeFileSync(path.join(theme, 'style.css'), '/* Theme Name: Bare */');
  writeFileSync(path.join(theme, 'index.php'), '');
  await wordpress.run(
    `switch_theme( 'bare' ); foreach ( array( '${emptyOptions.join("', '")}' ) as $option ) add_option( $option, '' );`,
  );
}

/** Starts both services with the same content. The real one starts with a new database each time. */
export async function openContractFixture(
  root: string,
  print: (line: string) => void,
): Promise<ContractFixture> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'pagewright-wordpress-'));
  const contentDir = path.join(scratch, 'content');
  cpSync(path.join(root, 'demo-content'), contentDir, { recursive: true });
  for (const [file, entry] of Object.entries(extraEntries)) {
    mkdirSync(path.dirname(path.join(contentDir, file)), { recursive: true });
    writeFileSync(path.join(contentDir, file), JSON.stringify(entry));
  }
  const images = readImageIndex(root);
  const messagesFile = path.join(scratch, 'messages.jsonl');
  const service = createDemoService({ contentDir, contentTypes, messagesFile, images });
  const demo = await listen(async (request, response) => {
    if (!(await service(request, response))) response.writeHead(404).end();
  }, 0);
  const folder = path.join(scratch, 'wordpress');
  const constants = {
    PAGEWRIGHT_FORM_LIMIT: formLimit,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: '/wordpress/wp-content/debug.log',
  };
  const wordpress = await startRealWordPress({
    port: await freePort(),
    folder,
    plugin: path.join(root, 'wordpress-plugin'),
    constants,
    print,
  });
  await switchToBareTheme(wordpress, folder);
  print('Importing the demo content');
  await importDemoContent(wordpress, { root, contentDir, contentTypes, folder });
  const draft = await wordpress.run(
    `echo get_posts( array( 'name' => 'a-quiet-draft', 'post_status' => 'draft' ) )[0]->ID;`,
  );
  return {
    demo: { name: 'demo', address: demo.address, numbers: await numbersOf(demo.address, 900) },
    real: {
      name: 'real',
      address: wordpress.address,
      numbers: await numbersOf(wordpress.address, Number(draft)),
    },
    wordpress,
    contentDir,
    close: async () => {
      await Promise.all([closeServer(demo.server), wordpress.close()]);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
