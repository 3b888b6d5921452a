import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';

type BundledFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Bundles code of the studio for browsers, from its sources. Nothing is written to disk. */
export async function bundleModules(config: InlineConfig): Promise<readonly BundledFile[]> {
  const { NODE_ENV } = process.env;
  const result = await build(
    mergeConfig<InlineConfig, InlineConfig>(
      {
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        resolve: { conditions: ['pagewright-source', 'module', 'browser', 'production'] },
        build: { write: false, target: 'es2022', modulePreload: false },
      },
      config,
    ),
  );
  // Vite sets NODE_ENV for the build. With it, the dev server of the frame would serve code for production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((each) => ('output' in each ? each.output : []));
}
