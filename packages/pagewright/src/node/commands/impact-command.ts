import path from 'node:path';
import { pluralize } from '../../check/codes/message-text.ts';
import { printableJson, printableLines } from '../../json/printable.ts';
import { relativePath } from '../../pipeline/files-below.ts';
import { buildStates } from '../impact/build-states.ts';
import { impactText, pagesByConfig } from '../impact/impact-text.ts';
import { writeShots } from '../impact/page-shots.ts';
import { siteImpact } from '../impact/site-impact.ts';

interface ImpactOptions {
  readonly format: 'text' | 'json';
  readonly shots?: boolean;
}

/** Maximum number of pages per config that get screenshots. */
const maxShots = 3;

/**
 * `pagewright impact`: shows how the working tree differs from a revision. Throws an ExplainedError if one of the two cannot be built, or
 * if there is no browser for screenshots.
 */
export async function impactCommand(revision: string, { format, shots }: ImpactOptions): Promise<void> {
  const root = process.cwd();
  // Progress goes to stderr, so that stdout contains only the result.
  const progress = (line: string) => console.error(line);
  const { before, after } = await buildStates(root, revision, progress);
  const impact = siteImpact(revision, before, after);
  const printed =
    format === 'json' ? printableJson(JSON.stringify(impact, null, 2)) : printableLines(impactText(impact));
  console.log(printed);
  if (!shots || impact.changed.length === 0) return;
  const folder = path.join(root, '.pagewright/impact/shots');
  const paths = [...pagesByConfig(impact).values()].flatMap((pages) =>
    pages.slice(0, maxShots).map((page) => page.path),
  );
  const files = await writeShots(root, folder, paths, { before, after });
  progress(`${pluralize(files.length, 'screenshot')} in ${relativePath(root, folder)}/`);
}
