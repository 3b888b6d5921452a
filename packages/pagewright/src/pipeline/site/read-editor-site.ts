import type { EditorSite } from '../../editor/editor-site.ts';
import { readWorkspace } from './check-workspace.ts';
import { readRegistries } from './site-module.ts';
import { readSourceServices } from './source-services.ts';

/** Reads the project in a folder in the form that editors and explanations need. */
export function readEditorSite(root: string, registries = readRegistries(root)): EditorSite {
  return {
    workspace: readWorkspace(root, undefined, registries),
    code: {
      blocks: registries.blocks.entries,
      sources: registries.sources.entries,
      services: readSourceServices(root, registries.sources),
    },
    parsed: new Map(),
  };
}
