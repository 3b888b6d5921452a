import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../packages/pagewright/src/node/builds/build.ts';
import type { BuildOptions } from '../../../packages/pagewright/src/node/builds/build-options.ts';
import { serversOf } from '../../../packages/pagewright/src/node/output/server-folder.ts';
import { withSettings } from '../../../packages/pagewright/tests/commands/with-settings.ts';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';
import { buildOnce, fixtureFolder, root } from './build-once.ts';
import { serveFaulty } from './faulty-site.ts';
import { siteBundle } from './site-bundle.ts';

/** Milliseconds after which a query times out in sites whose content service fails. */
export const deadline = 1500;

const shortDeadline = { VITE_REQUEST_TIMEOUT_MS: String(deadline) };

/** Without output and without compression, which takes a quarter of the time of a build. */
const quietly = { compress: false, print: () => {} } satisfies Partial<BuildOptions>;

/** The demo of the other suites. Its queries have the usual deadline, so that they succeed on a busy machine too. */
async function patientSite(): Promise<string> {
  const folder = fixtureFolder('demo');
  if (!existsSync(folder))
    throw new Error(`${folder} does not exist yet: open the fixture site "demo" first`);
  return folder;
}

/**
 * The demo with a short deadline, which is a setting in each page. Only the pages get it: a build with this deadline could lack content on
 * a busy machine.
 */
function impatientSite(): Promise<string> {
  return buildOnce('impatient', async (outDir) => {
    const demo = await patientSite();
    for (const [from, to] of [
      [demo, outDir],
      [serversOf(demo), serversOf(outDir)],
    ] as const) {
      rmSync(to, { recursive: true, force: true });
      cpSync(from, to, { recursive: true });
    }
    for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.html')) continue;
      const page = path.join(outDir, file);
      const html = readFileSync(page, 'utf8');
      writeFileSync(page, html.replace('"requestTimeout":10000', `"requestTimeout":${deadline}`));
    }
  });
}

/** The site without a configured content service. */
function unconfiguredSite(): Promise<string> {
  return buildOnce('unconfigured', async (outDir) => {
    const bundle = await siteBundle();
    await build({ ...quietly, bundle, root, contentUrl: undefined, browserContentUrl: undefined, outDir });
  });
}

/** The site with a measurement id. */
function measuredSite(): Promise<string> {
  return buildOnce('measured', async (outDir) => {
    const bundle = await siteBundle();
    const { address, close } = await serveFaulty();
    await withSettings({ VITE_GA_MEASUREMENT_ID: 'G-TEST000001' }, async () => {
      await build({ ...quietly, bundle, root, contentUrl: address, browserContentUrl: '', outDir });
    });
    await close();
  });
}

// A build does not retry after a maintenance page.
const down = { kind: 'html' } as const;

function edit(project: ScratchProject, file: string, change: (text: string) => string): void {
  project.write(file, change(project.read(file)));
}

/**
 * Built while the service was down and without content from an earlier build, so without all pages that need content. The fallback of the
 * case studies has no entries, and failures of forms are only logged.
 */
function downSite(): Promise<string> {
  return buildOnce('down', async (outDir) => {
    const scratch = createScratchProject('down');
    edit(scratch, 'page-configs/_fallbacks/case-studies.json', (text) =>
      JSON.stringify({ ...JSON.parse(text), content: [] }),
    );
    edit(scratch, 'page-configs/_sections/lets-talk.json', (text) =>
      text.replace('"onFailure": "notify"', '"onFailure": "log"'),
    );
    const { address, service, close } = await serveFaulty();
    service.fail('/wp-json/', down);
    await withSettings(shortDeadline, async () => {
      await build({
        ...quietly,
        root: scratch.root,
        contentUrl: address,
        browserContentUrl: '',
        outDir,
        allowIncomplete: true,
        // An earlier run may have left pages here.
        allowShrink: true,
      });
    });
    await close();
    scratch.remove();
  });
}

/** Builds the fixture sites whose content service fails. Each function resolves with the folder of the site. */
export const builtSites = {
  patient: patientSite,
  impatient: impatientSite,
  unconfigured: unconfiguredSite,
  measured: measuredSite,
  down: downSite,
};
