import path from 'node:path';
import { declaredOrigins } from '../../project/declared-origins.ts';
import type { ProjectConfig } from '../../project/project-config.ts';

/** By folder of the project. The check reads projects as text, but the text may compute its origins. */
const known = new Map<string, readonly string[]>();

/** Remembers which origins pages of a project may show in frames. */
export function rememberFrames(root: string, { policy }: Pick<ProjectConfig, 'policy'>): void {
  known.set(path.resolve(root), declaredOrigins(policy, 'frames'));
}

/** Code of the module with these origins, for pages with players. Without a loaded project, there are none. */
export function framesModule(root: string): string {
  return `export const frames = ${JSON.stringify(known.get(path.resolve(root)) ?? [])};\n`;
}
