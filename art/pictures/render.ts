import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLIC_FOLDER, type SceneFile, sceneFiles } from './files.ts';
import { previewScene, renderScene } from './render-scene.ts';
import { forget, readIndex } from './rendered-index.ts';
import { sourceHash } from './source-hash.ts';

/*
 * Renders the scenes whose source changed since they were last rendered.
 *   render.ts [names…] [--force]                 into public/, recorded in rendered.json
 *   render.ts names… --preview folder [--width n]  one PNG a scene into a folder of your own
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    preview: { type: 'string' },
    width: { type: 'string', default: '640' },
  },
});

const every = sceneFiles();
const unknown = positionals.filter((name) => !every.some((file) => file.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no scene named ${unknown.join(', ')}. There are: ${every.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = positionals.length > 0 ? every.filter(({ name }) => positionals.includes(name)) : every;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function preview(files: readonly SceneFile[], folder: string): Promise<void> {
  for (const file of files) {
    const start = Date.now();
    console.log(`${await previewScene(file, folder, Number(values.width))} (${seconds(start)})`);
  }
}

async function render(files: readonly SceneFile[]): Promise<void> {
  for (const gone of forget(new Set(every.map(({ name }) => name)))) {
    rmSync(join(PUBLIC_FOLDER, gone), { force: true });
    console.log(`removed ${gone}`);
  }
  const rendered = Object.values(readIndex());
  const stale = files.filter(({ name, path }) => {
    const source = sourceHash(path);
    return values.force || !rendered.some((entry) => entry.scene === name && entry.source === source);
  });
  for (const [index, file] of stale.entries()) {
    const start = Date.now();
    const sizes = await renderScene(file, sourceHash(file.path));
    const weights = [...sizes.values()].map((bytes) => `${Math.round(bytes / 1024)} kB`).join(', ');
    console.log(`${index + 1}/${stale.length} ${file.name}: ${weights} (${seconds(start)})`);
  }
  console.log(stale.length > 0 ? `${stale.length} rendered.` : 'Every picture is current.');
}

if (values.preview) await preview(wanted, values.preview);
else await render(wanted);
