import { checkSite } from '../../pipeline/site/checked-site.ts';
import { refuseBadName, sentenceCase } from './scaffold-names.ts';
import { ScaffoldRefusal, type ScaffoldSteps, type ScaffoldWish } from './scaffold-step.ts';

function pageText(title: string, route: string): string {
  return `{
  "$schema": "../schemas/page.schema.json",
  "route": "${route}",
  "head": {
    "title": "${title}",
    "description": "Say here in one or two sentences what a visitor finds at ${route}."
  },
  "blocks": [
    {
      "type": "hero-banner",
      "props": {
        "title": "${title}",
        "lead": "One or two sentences that a visitor reads first.",
        "layout": "plain",
        "tone": "paper"
      }
    },
    {
      "type": "text-section",
      "props": {
        "paragraphs": ["The first paragraph of the page."],
        "tone": "white"
      }
    }
  ]
}
`;
}

/** The list of `docs/recipes/add-a-page.md`. */
export function pageSteps(root: string, { name, route = `/${name}` }: ScaffoldWish): ScaffoldSteps {
  refuseBadName(name, 'a page config');
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route)) {
    throw new ScaffoldRefusal(
      `--route expects a path such as /company/press, in lower-case letters, digits and hyphens, but found "${route}".`,
    );
  }
  const holder = checkSite(root).pages.find((page) => page.routes.includes(route));
  if (holder) {
    throw new ScaffoldRefusal(
      `page-configs/${holder.file} already has the route ${route}. Choose another one with --route.`,
    );
  }
  return [
    {
      file: `page-configs/${name}.json`,
      change: 'make',
      text: () => pageText(sentenceCase(name), route),
    },
  ];
}
