import { changePart, type Fixers, remove } from '../../fixer.ts';
import type { UrlParamData } from './url-param-codes.ts';

export const urlParamFixers: Fixers<UrlParamData> = {
  'unused-url-param': ({ name }, { spot }) => remove(spot, name),
  'unknown-link-param': ({ name }, place) =>
    changePart(place, (text) =>
      place.suggestion === undefined
        ? text
        : text.replace(`?${name}=`, `?${place.suggestion}=`).replace(`&${name}=`, `&${place.suggestion}=`),
    ),
};
