import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../packages/pagewright/src/node/commands/build.ts';
import { createScratchProject, type ScratchProject } from '../../scratch-project.ts';
import { buildOnce, root, withSettings } from './build-once.ts';
import { serveFaulty } from './faulty-site.ts';

/** Milliseconds after which a query is given up in the worlds whose content service fails. */
export const deadline = 1500;

const inTime = { VITE_REQUEST_TIMEOUT_MS: String(deadline) };
const silent = () => {};

/**
 * The site as it is, but impatient: whatever does not answer has failed soon. What the build asked of its content
 * service stands beside it.
 */
function impatientWorld(): Promise<string> {
  return buildOnce('impatient', async (outDir) => {
    const { address, service, close } = await serveFaulty();
    await withSettings(inTime, async () => {
      await build({ root, readFrom: address, browserReadsFrom: '', outDir, say: silent });
    });
    writeFileSync(path.join(outDir, 'requests.json'), JSON.stringify(service.requests));
    await close();
  });
}

/** The site as it is built where no content service is configured. */
function unconfiguredWorld(): Promise<string> {
  return buildOnce('unconfigured', async (outDir) => {
    await build({ root, readFrom: undefined, browserReadsFrom: undefined, outDir, say: silent });
  });
}

/** The site with an id of an analytics service. */
function measuredWorld(): Promise<string> {
  return buildOnce('measured', async (outDir) => {
    const { address, close } = await serveFaulty();
    await withSettings({ VITE_GA_MEASUREMENT_ID: 'G-TEST000001' }, async () => {
      await build({ root, readFrom: address, browserReadsFrom: '', outDir, say: silent });
    });
    await close();
  });
}

// A page for maintenance: nothing that a build would try again for long.
const down = { kind: 'html' } as const;

function edit(project: ScratchProject, file: string, change: (text: string) => string): void {
  project.write(file, change(project.read(file)));
}

/**
 * Built while the service was down and nothing was kept; the fallback of the case studies has no entries, and a form
 * that fails only logs it.
 */
function downWorld(): Promise<string> {
  return buildOnce('down', async (outDir) => {
    const scratch = createScratchProject('down');
    edit(scratch, 'page-configs/_fallbacks/case-studies.json', (text) =>
      JSON.stringify({ ...JSON.parse(text), content: [] }),
    );
    edit(scratch, 'page-configs/_site.json', (text) =>
      text.replace('"onFailure": "notify"', '"onFailure": "log"'),
    );
    const { address, service, close } = await serveFaulty();
    service.fail('/wp-json/', down);
    await withSettings(inTime, async () => {
      await build({ root: scratch.root, readFrom: address, browserReadsFrom: '', outDir, say: silent });
    });
    await close();
    scratch.remove();
  });
}

/** Built twice, the second time while the service was down; what the build warned of stands beside it. */
function keptWorld(): Promise<string> {
  return buildOnce('kept', async (outDir) => {
    const scratch = createScratchProject('kept');
    const { address, service, close } = await serveFaulty();
    const options = { root: scratch.root, readFrom: address, browserReadsFrom: '', outDir, say: silent };
    await withSettings(inTime, async () => {
      await build(options);
      service.fail('/wp-json/', down);
      const { warnings } = await build(options);
      writeFileSync(path.join(outDir, 'warnings.json'), JSON.stringify(warnings));
    });
    await close();
    scratch.remove();
  });
}

/** How to build each world in which the content service fails; each gives the folder of the built site. */
export const worlds = {
  impatient: impatientWorld,
  unconfigured: unconfiguredWorld,
  measured: measuredWorld,
  down: downWorld,
  kept: keptWorld,
};
