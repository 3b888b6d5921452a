import { type EditorSite, stringIn } from '../../../editor/editor-site.ts';
import { sectionOf } from '../../../editor/shared-sections.ts';
import { isArray, type JsonObject, objectOf } from '../../../json/json-value.ts';
import { examplesOf } from './new-section.ts';
import { rootsOfText } from './written-paths.ts';

/** A block for a preview, with literal props. */
export interface PreviewedBlock {
  readonly type: string;
  readonly props: JsonObject;
  readonly slots?: JsonObject;
}

/** The blocks of a shared section for a preview. Those that show content, or values of a page, have the props of an example. */
export function sectionPreview(site: EditorSite, name: string): readonly PreviewedBlock[] {
  const { blocks } = sectionOf(site, name)?.value ?? {};
  return (blocks !== undefined && isArray(blocks) ? blocks : []).map(objectOf).flatMap((block) => {
    const type = stringIn(block.type);
    if (type === undefined || !site.workspace.schemas.blocks.has(type)) return [];
    const isLiteral = rootsOfText(JSON.stringify(block.props ?? {})).size === 0;
    return [{ type, props: isLiteral ? objectOf(block.props) : objectOf(examplesOf(site, type)[0]) }];
  });
}
