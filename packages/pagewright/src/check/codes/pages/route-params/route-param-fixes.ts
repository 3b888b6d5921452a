import { changePart, type Fixers, suggestedChange } from '../../fixer.ts';
import type { RouteParamData } from './route-param-codes.ts';

export const routeParamFixers: Fixers<RouteParamData> = {
  'unknown-param': ({ name, meant }, place) =>
    place.on === 'key' || meant !== undefined
      ? suggestedChange(name, place)
      : changePart(place, (text) =>
          place.suggestion === undefined
            ? text
            : text.replace(new RegExp(`/:${name}(?=/|$)`), () => `/:${place.suggestion}`),
        ),
};
