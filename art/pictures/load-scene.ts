import { pathToFileURL } from 'node:url';
import type { SceneFile } from './files.ts';
import type { Scene } from './kit/scene.ts';

const isScene = (value: unknown): value is Scene =>
  typeof value === 'object' && value !== null && 'subject' in value && 'camera' in value && 'draw' in value;

/** Imports a scene file and takes its `scene`. */
export async function loadScene(file: SceneFile): Promise<Scene> {
  const module: unknown = await import(pathToFileURL(file.path).href);
  const scene = typeof module === 'object' && module !== null && 'scene' in module ? module.scene : undefined;
  if (!isScene(scene))
    throw new Error(`${file.path} must export a constant named "scene" of the type Scene.`);
  return scene;
}
