import path from 'node:path';
import type { ContentTools } from 'pagewright/content-tools';
import { createDemoService } from '../demo-service/demo-service.ts';
import { pluginSchemas } from './plugin-schemas.ts';

interface WordPressToolsOptions {
  /** Folder of the demo content below the project. Without it there is no demo service. */
  readonly demoContent?: string;
  /** Folder of the companion plugin below the project. With it, `generate` keeps the plugin's copy of the schemas current. */
  readonly plugin?: string;
}

/** What the WordPress adapter does in Node. */
export function wordpressTools({ demoContent, plugin }: WordPressToolsOptions = {}): ContentTools {
  return {
    setting: 'VITE_WORDPRESS_URL',
    baseOf: (value) => value.replace(/(?:\/wp-json)?\/*$/, ''),
    ...(demoContent === undefined
      ? {}
      : {
          demo: ({ root, messagesFile, images, contentDir = path.join(root, demoContent) }) =>
            createDemoService({ contentDir, messagesFile, images }),
        }),
    ...(plugin === undefined ? {} : { generated: (root) => pluginSchemas(root, plugin) }),
  };
}
