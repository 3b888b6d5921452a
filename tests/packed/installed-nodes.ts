import { reportNotRun } from '../../packages/pagewright/tests/not-run.ts';
import type { PackedSite } from './packed-site.ts';

/** The oldest supported versions and the current one. */
const versions = ['20.19.0', '22.12.0', '26.12.1'];

/** Executables of the supported versions of Node, without the major version of this process, with which all other tests run. */
export async function supportedNodes(site: PackedSite): Promise<readonly string[]> {
  const [own] = process.versions.node.split('.');
  const others = versions.filter((version) => !version.startsWith(`${own}.`));
  const nodes = await Promise.all(others.map((version) => site.installNode(version)));
  for (const [index, node] of nodes.entries())
    if (node === undefined) reportNotRun(`Node ${others[index]}`, 'npm cannot install it here');
  return nodes.filter((node) => node !== undefined);
}
