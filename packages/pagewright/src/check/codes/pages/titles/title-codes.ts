import { furtherRoute } from '../../../../grammar/page-numbers.ts';
import { formatValue, type Messages } from '../../message-text.ts';

interface TitleData {
  'duplicate-title': { readonly title: string; readonly file: string; readonly line: number };
  'shared-title': { readonly title: string; readonly route: string };
}

/** How each page of a route gets a title of its own. */
function ownTitle(route: string): string {
  return route.endsWith(furtherRoute('/'))
    ? 'Add the number of the page to the title: {route.page}.'
    : 'Take the title from content: { "from": "{query.field}", "default": … }.';
}

export const titleMessages: Messages<TitleData> = {
  'duplicate-title': ({ title, file, line }) => ({
    message: `The title ${formatValue(title)} is already used in ${file}, line ${line}.`,
    repair: 'Give each page its own title.',
  }),
  'shared-title': ({ title, route }) => ({
    message: `All pages of ${route} would have the title ${formatValue(title)}.`,
    repair: ownTitle(route),
  }),
};
