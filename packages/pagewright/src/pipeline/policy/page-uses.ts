import { pagesFolder } from '../../config/config-kind.ts';
import type { Schemas } from '../../config/schemas/schemas.ts';
import { fill } from '../../grammar/fill.ts';
import type { PagePlan } from '../../grammar/plans/page-plan.ts';
import { isJson } from '../../json/json-value.ts';
import { webOrigin } from '../../project/declared-origins.ts';
import { loadedBy, loadingElements } from '../../project/loading-attributes.ts';
import type { OriginPurpose } from '../../project/policy.ts';
import type { PagePayload } from '../../render/document/hydration-payload.ts';
import { isFramed } from '../../schema/landmarks.ts';
import { nodeOf } from '../../schema/schema-node.ts';
import { anyInside } from '../../schema/schema-search.ts';
import { visitFramed } from './framed-urls.ts';

/** A URL of another origin that a page loads. */
export interface PageUse {
  readonly purpose: OriginPurpose;
  readonly origin: string;
  readonly url: string;
  /** The block with it, such as `page-configs/visit.json, block 3 (film)`, if it is known. */
  readonly block?: string;
  /** True for a player in content that is a link, until a visitor plays it or because the policy forbids its file. */
  readonly isPlayer?: true;
}

/** Matches an element that may load something, in a document where `<` always starts a tag and all values are quoted. */
const elements = new RegExp(`<(${loadingElements.join('|')})\\b((?:"[^"]*"|[^">])*)>`, 'g');
const values = /\s([\w:-]+)="([^"]*)"/g;

/** The URLs in the value of an attribute: one, or a list with their sizes. */
function urlsIn(attribute: string, value: string): readonly string[] {
  const text = value.replaceAll('&amp;', '&');
  if (!/srcset$/i.test(attribute)) return [text];
  return text.split(/,\s+/).flatMap((each) => each.trim().split(/\s/)[0] ?? []);
}

function usesOfElement(name: string, attributes: string): readonly PageUse[] {
  const given = [...attributes.matchAll(values)].map(([, key = '', value = '']) => [key, value] as const);
  const textOf = (attribute: string) => given.find(([key]) => key === attribute)?.[1];
  return given.flatMap(([attribute, value]) => {
    const purpose = value.includes('://') ? loadedBy(name, attribute, textOf) : undefined;
    if (!purpose) return [];
    return urlsIn(attribute, value).flatMap((url): PageUse[] => {
      const origin = webOrigin(url);
      return origin === undefined ? [] : [{ purpose, origin, url }];
    });
  });
}

/** The URLs of other origins that a document loads when it is opened. */
function usesInDocument(html: string): readonly PageUse[] {
  return [...html.matchAll(elements)].flatMap(([, name = '', attributes = '']) =>
    attributes.includes('://') ? usesOfElement(name, attributes) : [],
  );
}

/** Matches the plate of a player. */
const plates = /<a\b(?:"[^"]*"|[^">])*?\sdata-player="([^"]*)"/g;
/** Matches the link to a film or sound that the page must not play. */
const mediaLinks = /<a href="([^"]*)" class="content-media-link"/g;

/** The players in the content of a document that are links. */
function playersIn(html: string): readonly PageUse[] {
  const found = (pattern: RegExp, purpose: OriginPurpose) =>
    [...html.matchAll(pattern)].flatMap(([, value = '']): PageUse[] => {
      const url = value.replaceAll('&amp;', '&');
      const origin = webOrigin(url);
      return origin === undefined ? [] : [{ purpose, origin, url, isPlayer: true }];
    });
  return [...found(plates, 'frames'), ...found(mediaLinks, 'media')];
}

const hasFrames = anyInside(isFramed);

/** The URLs of other origins that the blocks of a page show in frames, also if a visitor opens the frame later. */
function usesInFrames(
  plan: PagePlan,
  { keys, contents }: PagePayload,
  params: Readonly<Record<string, string>>,
  schemas: Schemas,
): readonly PageUse[] {
  const uses: PageUse[] = [];
  for (const { type, props, place } of plan.blocks) {
    const schema = schemas.blocks.get(type);
    if (!schema || !hasFrames(nodeOf(schema))) continue;
    const read = Object.entries(keys).map(([name, key]) => [name, contents[key]?.content]);
    const filled = fill(props, { ...Object.fromEntries(read), route: params });
    if (!isJson(filled)) continue;
    const block = `${pagesFolder}/${place.file}, block ${place.block} (${type})`;
    visitFramed(filled, nodeOf(schema), (url) => {
      const origin = webOrigin(url);
      if (origin !== undefined) uses.push({ purpose: 'frames', origin, url, block });
    });
  }
  return uses;
}

/** The URLs of other origins that a page loads: for each purpose and origin, the first one. */
export function pageUses(
  html: string,
  plan: PagePlan,
  payload: PagePayload,
  params: Readonly<Record<string, string>>,
  schemas: Schemas,
): readonly PageUse[] {
  const found = new Map<string, PageUse>();
  for (const use of [
    ...usesInFrames(plan, payload, params, schemas),
    ...usesInDocument(html),
    ...playersIn(html),
  ]) {
    const key = `${use.purpose} ${use.origin}`;
    if (!found.has(key)) found.set(key, use);
  }
  return [...found.values()];
}
