import type { JsonObject } from '../../json/json-value.ts';
import fallback from './fallback.json' with { type: 'json' };
import image from './image.json' with { type: 'json' };
import link from './link.json' with { type: 'json' };
import page from './page.json' with { type: 'json' };
import redirects from './redirects.json' with { type: 'json' };
import section from './section.json' with { type: 'json' };
import seo from './seo.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

/** The parts of the schemas of config files that are the same for every site. */
export const grammarSchemas = { page, site, fallback, redirects, section } satisfies Readonly<
  Record<string, JsonObject>
>;

/** Schemas that the schemas of a site can reference: `"$ref": "pagewright/image.json"`. */
export const builtInSchemas: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['image', image],
  ['link', link],
  ['seo', seo],
]);
