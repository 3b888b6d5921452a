export { meantRoute } from '../check/meant/meant-route.ts';
export { listedLanguages } from '../check/rules/site/site-languages.ts';
export { isHref, isImageSource, linkUrl } from '../content/sanitising/url-formats.ts';
export {
  defaultLanguage,
  type Languages,
  languageOfPath,
  languagePrefix,
  unknownPath,
} from '../grammar/languages.ts';
export { furtherRoute } from '../grammar/page-numbers.ts';
export { isLocalTarget, targetParts } from '../grammar/redirect-rules.ts';
export {
  matchSegments,
  paramNames,
  repeatedParam,
  segmentsOf,
  shapeOf,
  sortBySpecificity,
} from '../grammar/route-pattern.ts';
export { decodedEscapes } from '../json/decoded-escapes.ts';
export { matchPath } from '../render/routing/route-match.ts';
