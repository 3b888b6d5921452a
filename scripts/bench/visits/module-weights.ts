import { createBuilder, mergeConfig, type Rolldown } from 'vite';
import { viteConfig } from '../../../packages/pagewright/src/node/vite/vite-config.ts';
import { pagewright } from '../../../packages/pagewright/src/node/vite/vite-plugin.ts';
import { checkSite } from '../../../packages/pagewright/src/pipeline/site/checked-site.ts';

/** The length of each module in each script: by the name of the script, then by the name of the module. */
export type ModuleLengths = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The name of a script without its hash. */
export function nameOf(script: string): string {
  return script.replace(/^\//, '').replace(/-[\w-]{8}\.js$/, '');
}

/** The path of a module below its package, without a query. */
function shortName(id: string): string {
  const [file = ''] = id.replace(/^\0/, '').split('?');
  return file.replace(/.*\/node_modules\//, '').replace(/.*\/packages\/pagewright\/src\//, 'pagewright: ');
}

/** Bundles the code for browsers as the build does, without writing it. */
export async function readModuleLengths(root: string): Promise<ModuleLengths> {
  const scripts = new Map<string, Map<string, number>>();
  const builder = await createBuilder(
    mergeConfig(viteConfig(pagewright(checkSite(root))), {
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'module-lengths',
          generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
            for (const output of Object.values(bundle))
              if (output.type === 'chunk')
                scripts.set(
                  nameOf(output.fileName),
                  new Map(
                    Object.entries(output.modules).map(([id, { renderedLength }]) => [
                      shortName(id.replace(`${root}/`, '')),
                      renderedLength,
                    ]),
                  ),
                );
          },
        },
      ],
      environments: { client: { build: { write: false } } },
    }),
  );
  const { client } = builder.environments;
  if (client) await builder.build(client);
  return scripts;
}
