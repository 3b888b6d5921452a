import type { Json } from '../../json/json-value.ts';
import type { Path } from '../path.ts';

/**
 * A compiled value of a page config, as plain JSON. `fill` turns it into a value, so that browsers neither parse strings nor load schemas.
 */
export type Plan =
  | { readonly is: 'literal'; readonly value: Json }
  | { readonly is: 'path'; readonly path: Path }
  | {
      readonly is: 'text';
      readonly parts: readonly (string | Path)[];
      /** Whether values from content are percent-encoded, because the string is a URL. */
      readonly encoded?: true;
    }
  | { readonly is: 'withDefault'; readonly from: Plan; readonly default: Json }
  | {
      readonly is: 'array';
      readonly items: readonly ArrayItem[];
      /** An array with fewer items counts as missing. */
      readonly minItems: number;
      /** Whether duplicate items are dropped. */
      readonly unique?: true;
    }
  | {
      readonly is: 'object';
      /** Properties that the object needs. If one is missing, the object counts as missing. */
      readonly needs: readonly string[];
      /**
       * The properties that the config sets. If all of them are missing, the object counts as missing, even if defaults of the schema
       * remain.
       */
      readonly some?: readonly string[];
      readonly properties: { readonly [name: string]: Plan };
    };

export type ArrayItem =
  | { readonly is: 'one'; readonly value: Plan }
  | {
      readonly is: 'each';
      readonly of: Path;
      readonly show: Plan;
      readonly take?: number;
      readonly default?: readonly Json[];
    };
