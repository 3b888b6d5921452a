import type { Messages } from '../../message-text.ts';

interface QueryParamData {
  'query-in-params': { readonly query: string };
  'circular-params': { readonly query: string; readonly param: string };
}

export const queryParamMessages: Messages<QueryParamData> = {
  'query-in-params': ({ query }) => ({
    message: `The params of a query cannot use another query ("${query}"), because all queries are sent at the same time.`,
    repair: 'Write a fixed value, or {route.…}.',
  }),
  'circular-params': ({ query, param }) => ({
    message: `The values of the param "${param}" cannot come from the query "${query}", because that query reads the route.`,
    repair: 'Use a query that does not read {route.…}.',
  }),
};
