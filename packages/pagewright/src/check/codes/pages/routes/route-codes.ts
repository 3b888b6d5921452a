import type { Messages } from '../../message-text.ts';

interface RouteData {
  'route-conflict': { readonly route: string; readonly file: string; readonly line: number };
  'alias-params': { readonly route: string; readonly expected: string };
  /** A route, or the old path of a redirect, that has the param `name` twice. */
  'repeated-param': { readonly name: string; readonly route: string };
}

export const routeMessages: Messages<RouteData> = {
  'route-conflict': ({ route, file, line }) => ({
    message: `The route ${route} is already used in ${file}, line ${line}.`,
    repair: 'Give one of the two pages another route.',
  }),
  'alias-params': ({ route, expected }) => ({
    message: `The routes ${route} and ${expected} share this page but have different params.`,
    repair: 'Give both routes the same params, or move one of them to a separate page.',
  }),
  'repeated-param': ({ name, route }) => ({
    message: `${route} has the param ":${name}" twice, but each param takes one part of a path.`,
    repair: 'Give each param its own name, or remove one of the two.',
  }),
};
