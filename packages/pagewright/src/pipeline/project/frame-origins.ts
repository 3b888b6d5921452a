import path from 'node:path';
import { declaredOrigins } from '../../project/declared-origins.ts';
import type { Policy } from '../../project/policy.ts';
import type { ProjectConfig } from '../../project/project-config.ts';

/** By folder of the project. The check reads projects as text, but the text may compute its origins. */
const known = new Map<string, Policy>();

/** Remembers which origins pages of a project may use. */
export function rememberOrigins(root: string, { policy = {} }: Pick<ProjectConfig, 'policy'>): void {
  known.set(path.resolve(root), policy);
}

/**
 * Code of a list of origins. No origin is written as one text: a build takes an origin in the bundle as a sign that code uses it.
 */
function listOf(origins: readonly string[]): string {
  const parts = origins.map((origin) => origin.split('//'));
  return `${JSON.stringify(parts)}.map((parts) => parts.join('//'))`;
}

/** Code of the module with the origins for frames, for pages with players. Without a loaded project, there are none. */
export function framesModule(root: string): string {
  return `export const frames = ${listOf(declaredOrigins(known.get(path.resolve(root)), 'frames'))};\n`;
}

/** Code of the list of origins for films and sounds. Without a loaded project, it is unknown. */
export function mediaOrigins(root: string): string {
  const policy = known.get(path.resolve(root));
  return policy ? listOf(declaredOrigins(policy, 'media')) : 'undefined';
}
