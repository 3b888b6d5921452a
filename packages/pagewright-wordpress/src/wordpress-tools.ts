import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentTools } from 'pagewright/project';
import { createDemoService } from '../demo-service/demo-service.ts';
import { type ContentTypes, resolveContentTypes } from './site-types/content-model.ts';
import { pluginFiles } from './site-types/plugin-files.ts';

export type { ContentTypes };

/** The package has `src/` in the repository, and `dist/src/` when it is published. */
const templates = ['../templates', '../../templates']
  .map((folder) => path.resolve(import.meta.dirname, folder, 'wp-v2'))
  .find((folder) => existsSync(folder));

interface WordPressToolsOptions {
  /** Name of the environment variable with the base URL. Give a second WordPress, in `services`, one of its own. */
  readonly setting?: string;
  /** What messages call it. */
  readonly name?: string;
  /** Content types of the site: the plugin registers them, and the demo service serves them. */
  readonly contentTypes?: ContentTypes;
  /** Folder of the demo content below the project. Without it there is no demo service. */
  readonly demoContent?: string;
  /** Folder below the project that `generate` keeps current for the companion plugin: content types and schemas. */
  readonly plugin?: string;
}

/** The parts of the WordPress adapter that run in Node. */
export class WordPressTools implements ContentTools {
  readonly name: string;
  readonly setting: string;
  readonly contentTypes: ContentTypes;
  readonly demoContent: string | undefined;
  readonly plugin: string | undefined;
  readonly demo?: NonNullable<ContentTools['demo']>;
  readonly generated?: NonNullable<ContentTools['generated']>;

  constructor({
    setting = 'VITE_WORDPRESS_URL',
    name = 'WordPress',
    contentTypes = {},
    demoContent,
    plugin,
  }: WordPressToolsOptions) {
    this.setting = setting;
    this.name = name;
    this.contentTypes = contentTypes;
    this.demoContent = demoContent;
    this.plugin = plugin;
    if (demoContent !== undefined)
      this.demo = ({ root, messagesFile, images, contentDir = path.join(root, demoContent) }) =>
        createDemoService({ contentDir, contentTypes, messagesFile, images });
    // Resolved here, so that a mistake is reported when the project config is loaded.
    const types = resolveContentTypes(contentTypes);
    if (plugin !== undefined) this.generated = (root) => pluginFiles(root, plugin, types);
  }

  baseOf(value: string): string {
    return value.replace(/(?:\/wp-json)?\/*$/, '');
  }

  /** An entry of `wp/v2` is found by a query, and the routes of the companion plugin name entries by their paths. */
  templatesFor(path: string): string | undefined {
    return path.startsWith('wp/v2/') ? templates : undefined;
  }
}

/** The tools of the WordPress adapter, for `content` in `pagewright.config.ts`. */
export function wordpressTools(options: WordPressToolsOptions = {}): WordPressTools {
  return new WordPressTools(options);
}
