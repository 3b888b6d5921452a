import { walkBlocks } from '../config/walk-blocks.ts';
import type { JsonObject, Steps } from '../json/json-value.ts';
import { type ConfigText, type EditorSite, readConfig, stringIn } from './editor-site.ts';
import { sectionOf } from './shared-sections.ts';

/** An object of a config, with the steps that lead to it. */
export interface Written {
  readonly config: ConfigText;
  readonly steps: Steps;
  readonly value: JsonObject;
}

/** A block of a page, with the place where its config contains it. */
export interface PlacedBlock extends Written {
  /** The block around it, and the name of the slot. */
  readonly outer?: Written & { readonly slot: string };
  /** The place where a page uses the shared section that contains the block. */
  readonly use?: Written & { readonly section: string };
}

function blocksIn(
  config: ConfigText,
  key: 'blocks' | 'end',
  use?: PlacedBlock['use'],
): readonly PlacedBlock[] {
  return walkBlocks(config.value, [key]).map(({ outer, ...block }) => ({
    config,
    ...block,
    ...(outer ? { outer: { config, ...outer } } : {}),
    ...(use ? { use } : {}),
  }));
}

/** The blocks of a config. The blocks of a shared section take the place of its use. */
function expandedBlocks(site: EditorSite, config: ConfigText, key: 'blocks' | 'end'): readonly PlacedBlock[] {
  return blocksIn(config, key).flatMap((block) => {
    const name = stringIn(block.value.section);
    if (name === undefined || block.value.type !== undefined) return [block];
    const section = sectionOf(site, name);
    return section ? blocksIn(section, 'blocks', { ...block, section: name }) : [];
  });
}

/** The config whose `end` a page shows: the page itself, the file of its language, or `_site.json`. */
function endingOf(site: EditorSite, page: ConfigText): ConfigText | undefined {
  const language = stringIn(page.value.language);
  const ofLanguage = language === undefined ? undefined : readConfig(site, `_languages/${language}.json`);
  return [page, ofLanguage].find((each) => each?.value.end !== undefined) ?? readConfig(site, '_site.json');
}

/** All blocks of a page in order: its own blocks, the blocks of the sections that it uses, and the blocks at its end. */
export function blocksOfPage(site: EditorSite, page: ConfigText): readonly PlacedBlock[] {
  const ending = endingOf(site, page);
  return [...expandedBlocks(site, page, 'blocks'), ...(ending ? expandedBlocks(site, ending, 'end') : [])];
}

/** A block with an anchor, and the steps that lead to the anchor. */
export interface Anchor {
  readonly id: string;
  readonly type: string | undefined;
  readonly config: ConfigText;
  readonly steps: Steps;
}

/** The anchors of a page: the ids of its blocks. */
export function anchorsOf(page: ConfigText, site: EditorSite): readonly Anchor[] {
  return blocksOfPage(site, page).flatMap(({ config, steps, value: { id, type } }) =>
    typeof id === 'string' ? [{ id, type: stringIn(type), config, steps: [...steps, 'id'] }] : [],
  );
}
