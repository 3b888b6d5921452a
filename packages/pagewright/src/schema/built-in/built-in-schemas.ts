import type { JsonObject } from '../../json/json-value.ts';
import image from './image.json' with { type: 'json' };
import link from './link.json' with { type: 'json' };
import seo from './seo.json' with { type: 'json' };

/** Schemas that the schemas of a site can reference: `"$ref": "pagewright/image.json"`. */
export const builtInSchemas: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['image', image],
  ['link', link],
  ['seo', seo],
]);
