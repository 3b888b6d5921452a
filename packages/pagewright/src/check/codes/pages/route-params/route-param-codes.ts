import { type Fixers, suggestedChange, suggestedPart } from '../../fixer.ts';
import { didYouMean, formatList, type Messages, suggest } from '../../message-text.ts';
import { missingPaging } from '../../queries/paging/paging-codes.ts';

interface RouteParamData {
  'missing-params': { readonly name: string; readonly route: string };
  /** `meant` is the route with a colon before the name of the param. */
  'unknown-param': {
    readonly name: string;
    readonly options: readonly string[];
    readonly route: string;
    readonly meant?: string;
  };
  'impossible-value': {
    readonly param: string;
    readonly value: string;
    readonly options: readonly string[];
    /** True if content adds values to these options. */
    readonly isOpen?: true;
  };
}

export const routeParamMessages: Messages<RouteParamData> = {
  'missing-params': ({ name, route }) => ({
    message: `The route ${route} has a param ":${name}", but "params" does not list its values.`,
    repair: `Add "params": { "${name}": [ … ] }.`,
  }),
  'unknown-param': ({ name, options, route, meant }) => ({
    message: `The route ${route} has no param ":${name}"${options.length > 0 ? `, only ${formatList(options)}` : ''}.`,
    ...(meant === undefined
      ? suggest(
          name,
          options,
          name === 'page'
            ? missingPaging
            : options.length > 0
              ? 'Use one of these names.'
              : 'Remove it, or add the param to the route.',
        )
      : didYouMean(meant)),
  }),
  'impossible-value': ({ param, value, options, isOpen }) => ({
    message: isOpen
      ? `"${value}" is not a listed ${param} of this route. If it comes from content, add it to "params" too.`
      : `No page of this route has "${value}" as its ${param}, only ${formatList(options)}.`,
    ...suggest(value, options, 'Use one of these, or remove it.'),
  }),
};

export const routeParamFixers: Fixers<RouteParamData> = {
  'unknown-param': ({ name, meant }, place) =>
    place.on === 'key' || meant !== undefined
      ? suggestedChange(place)
      : suggestedPart(place, (text, suggestion) =>
          text.replace(new RegExp(`/:${name}(?=/|$)`), () => `/:${suggestion}`),
        ),
};
