import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, mergeConfig } from 'vite';
import { configFor } from '../../vite.config.ts';
import { installSanitiser } from '../sanitising/clean-html.ts';
import { sanitiseOnServer } from '../sanitising/sanitise-on-server.ts';
import { addresses } from './addresses.ts';
import { requestTimeout, siteOrigin } from './build-settings.ts';
import { type CheckedSite, checkSite } from './checked-site.ts';
import { compressFolder } from './compress.ts';
import { createContentReader } from './content-reader.ts';
import { foreignPictures } from './foreign-pictures.ts';
import { leftWithoutContent } from './left-without-content.ts';
import { prerenderSite } from './prerender-site.ts';

export interface BuildOptions {
  readonly root: string;
  /** Address that the build reads content from; nothing where none is configured. */
  readonly readFrom: string | undefined;
  /** What the browser is told; `''` on the site's own origin. */
  readonly browserReadsFrom: string | undefined;
  /** Folder that is replaced when the build has succeeded. */
  readonly outDir: string;
  readonly say: (line: string) => void;
}

export interface BuildResult {
  readonly pages: number;
  readonly warnings: readonly string[];
}

/** Told at once and in full; the build has written nothing. */
export class ConfigFaults extends Error {
  constructor(site: CheckedSite) {
    super(site.printed);
    this.name = 'ConfigFaults';
  }
}

async function bundle(
  site: CheckedSite,
  root: string,
  folder: string,
  browserReadsFrom: string | undefined,
): Promise<void> {
  const address = browserReadsFrom === undefined ? 'undefined' : JSON.stringify(browserReadsFrom);
  const builder = await createBuilder(
    mergeConfig(configFor(site), {
      root,
      configFile: false,
      logLevel: 'warn',
      define: { 'import.meta.env.VITE_WORDPRESS_URL': address },
      environments: {
        client: { build: { outDir: path.join(folder, 'client'), emptyOutDir: true } },
        ssr: { build: { outDir: path.join(folder, 'server'), emptyOutDir: true } },
      },
    }),
  );
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
}

/** Puts a finished folder in the place of another in one step, so that a killed build leaves the old one whole. */
function replaceFolder(finished: string, target: string): void {
  const old = `${target}.old-${process.pid}`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(finished, target);
  rmSync(old, { recursive: true, force: true });
}

/** Check, bundle, read, prerender, compress; then the output folder is replaced. */
export async function build({
  root,
  readFrom,
  browserReadsFrom,
  outDir,
  say,
}: BuildOptions): Promise<BuildResult> {
  const site = checkSite(root);
  if (site.faults.length > 0) throw new ConfigFaults(site);
  if (site.printed !== '') say(site.printed);

  // A new name each time: Node would take a module of the same address out of its cache.
  mkdirSync(path.join(root, '.pagewright'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.pagewright/build-'));
  installSanitiser(sanitiseOnServer);
  try {
    say('Bundling code');
    await bundle(site, root, folder, browserReadsFrom);

    // Only now: a source without its file would end the build before the check has named the page that needs it.
    const { sources } = await import('../sources/source-registry.ts');
    const reader = createContentReader({
      base: readFrom,
      deadline: requestTimeout(),
      kept: path.join(root, '.pagewright/content'),
    });
    const found = await addresses(site.pages, sources, reader);
    say(`Writing ${found.length} pages`);
    const server: unknown = await import(pathToFileURL(path.join(folder, 'server/server.js')).href);
    const client = path.join(folder, 'client');
    const { pages, warnings } = await prerenderSite({
      site,
      addresses: found,
      sources,
      reader,
      server,
      client,
      browserReadsFrom,
      say,
    });
    say('Compressing');
    await compressFolder(client);
    replaceFolder(client, outDir);
    const without = readFrom === undefined ? leftWithoutContent(site.pages) : [];
    const pictures = foreignPictures(
      await reader.outcomes(),
      site.schemas,
      [siteOrigin(), ...(readFrom ? [readFrom] : []), ...(site.site?.imageOrigins ?? [])],
      `${site.folder}/_site.json`,
    );
    return { pages, warnings: [...without, ...reader.warnings, ...warnings, ...pictures] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
