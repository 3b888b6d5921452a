import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

export const PUBLIC_FOLDER = resolve(folder, '../../public');
export const INDEX_FILE = join(folder, 'rendered.json');

export interface SceneFile {
  readonly name: string;
  readonly path: string;
}

/** Every scene and portrait, by name. */
export function sceneFiles(): SceneFile[] {
  return ['scenes', 'portraits'].flatMap((room) =>
    readdirSync(join(folder, room))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => ({ name: file.slice(0, -3), path: join(folder, room, file) })),
  );
}
