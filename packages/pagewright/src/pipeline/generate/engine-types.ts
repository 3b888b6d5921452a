import { loadSchemas } from '../../check/schemas/load-schemas.ts';
import { generateSiteConfig } from './generate-types.ts';

/** The file of the engine's own types, below its package. */
export const engineTypesFile = 'src/generated/site-config.ts';

/** TypeScript of what `_site.json` holds in every site: the built-in schema, without the additions of a site. */
export function generateEngineTypes(): Promise<string> {
  return generateSiteConfig(loadSchemas(new Map()).schemas);
}
