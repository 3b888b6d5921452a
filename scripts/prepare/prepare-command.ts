import path from 'node:path';
import { errorText } from '../../packages/pagewright/src/node/commands/error-text.ts';
import { writeChanged } from '../../packages/pagewright/src/node/output/changed-files.ts';
import { editorSchemaFiles } from '../../packages/pagewright/src/node/output/editor-schema-files.ts';
import { readSchemas } from '../../packages/pagewright/src/pipeline/site/schema-files.ts';

// npm runs this at the end of `npm ci` and `npm install`: it writes the schemas that editors load, which git does not keep. A mistake in a
// schema is printed, and does not stop the installation.

/** The folders of the sites. */
const sites = process.argv.slice(2);

for (const root of sites.map((folder) => path.resolve(folder))) {
  try {
    writeChanged(root, editorSchemaFiles(root, readSchemas(root)));
  } catch (error) {
    console.error(errorText(error));
  }
}
