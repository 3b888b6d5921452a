import { type EditorSite, type JsonObject, json } from 'pagewright/tooling';
import { blocksOfSection } from './list-rules.ts';
import { examplesOf } from './new-section.ts';
import { rootsOfText } from './written-paths.ts';

/** A block for a preview, with literal props. */
export interface PreviewedBlock {
  readonly type: string;
  readonly props: JsonObject;
  readonly slots?: JsonObject;
}

/** The blocks of a shared section for a preview. Blocks that show content, or values of a page, have the props of an example. */
export function sectionPreview(site: EditorSite, name: string): readonly PreviewedBlock[] {
  return blocksOfSection(site, name).flatMap((block) => {
    const type = json.stringIn(block.type);
    if (type === undefined || !site.workspace.schemas.blocks.has(type)) return [];
    const isLiteral = rootsOfText(JSON.stringify(block.props ?? {})).size === 0;
    return [
      { type, props: isLiteral ? json.objectOf(block.props) : json.objectOf(examplesOf(site, type)[0]) },
    ];
  });
}
