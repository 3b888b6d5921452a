import path from 'node:path';
import { declaredOrigins } from '../../project/declared-origins.ts';
import type { ProjectConfig } from '../../project/project-config.ts';

/** By folder of the project. The check reads projects as text, but the text may compute its origins. */
const known = new Map<string, readonly string[]>();

/** Remembers which origins pages of a project may show in frames. */
export function rememberFrames(root: string, { policy }: Pick<ProjectConfig, 'policy'>): void {
  known.set(path.resolve(root), declaredOrigins(policy, 'frames'));
}

/**
 * Code of the module with these origins, for pages with players. Without a loaded project, there are none. No origin is written as one text:
 * a build takes an origin in the bundle as a sign that code uses it.
 */
export function framesModule(root: string): string {
  const parts = (known.get(path.resolve(root)) ?? []).map((origin) => origin.split('//'));
  return `export const frames = ${JSON.stringify(parts)}.map((parts) => parts.join('//'));\n`;
}
