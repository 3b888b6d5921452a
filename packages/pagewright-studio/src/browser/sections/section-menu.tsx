import {
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  Braces,
  CalendarClock,
  ClipboardPaste,
  Component,
  Copy,
  Eye,
  EyeOff,
  Files,
  Pencil,
  Plus,
  Scissors,
  Trash2,
  Unlink,
} from 'lucide-react';
import type { EditorSite } from 'pagewright/tooling';
import { commandKey } from '../command-key.ts';
import type { MenuItem } from '../controls/Menu.tsx';
import type { SelectedPart } from '../drafts/draft-state.ts';
import { lastCopied } from './copied-section.ts';
import type { SectionSpot } from './operations/section-change.ts';
import type { SectionRow } from './operations/section-rows.ts';
import { shareRefusal } from './operations/share-section.ts';
import type { SectionActions } from './section-actions.ts';
import { sectionStrings } from './section-strings.ts';

const size = 14;

/** Puts a text on the clipboard of the system. The browser may forbid it; the window has the section anyway. */
function writeClipboard(text: string | undefined): void {
  if (text !== undefined) void navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** The menu of a section of the end that all pages share. */
export function sharedEndItems(row: SectionRow, actions: SectionActions): readonly MenuItem[] {
  const { menu } = sectionStrings;
  const part = { file: row.file, steps: row.steps };
  return [
    { label: menu.editIn(row.file), icon: <Pencil size={size} />, onChoose: () => actions.openFile(part) },
    {
      label: menu.copy,
      icon: <Copy size={size} />,
      keys: `${commandKey} C`,
      onChoose: () => writeClipboard(actions.copy(part)),
    },
    { label: menu.json, icon: <Braces size={size} />, onChoose: () => actions.goToJson(part) },
  ];
}

/** The menu of a section: all that can be done with it. */
export function sectionItems(
  site: EditorSite,
  row: SectionRow,
  actions: SectionActions,
): readonly MenuItem[] {
  const { menu } = sectionStrings;
  const part = { file: row.file, steps: row.steps };
  const below = { file: row.file, list: row.list, index: row.index + 1 };
  return [
    {
      label: menu.add,
      icon: <Plus size={size} />,
      keys: `${commandKey} Enter`,
      onChoose: () => actions.openDialog({ is: 'add', spot: below }),
    },
    {
      label: menu.duplicate,
      icon: <Files size={size} />,
      keys: `${commandKey} D`,
      onChoose: () => actions.duplicate(part),
    },
    ...visibilityItems(row, part, actions),
    ...moveItems(part, actions),
    ...clipboardItems(part, below, actions),
    ...sharingItems(site, row, part, actions),
    { label: menu.json, icon: <Braces size={size} />, onChoose: () => actions.goToJson(part) },
    {
      label: menu.delete,
      startsGroup: true,
      icon: <Trash2 size={size} />,
      keys: 'Delete',
      isDanger: true,
      onChoose: () => actions.delete(part),
    },
  ];
}

function visibilityItems(
  { value, steps }: SectionRow,
  part: SelectedPart,
  actions: SectionActions,
): readonly MenuItem[] {
  const { menu } = sectionStrings;
  const isHidden = value.hidden === true;
  const hide: MenuItem = {
    label: isHidden ? menu.show : menu.hide,
    icon: isHidden ? <Eye size={size} /> : <EyeOff size={size} />,
    keys: `${commandKey} Shift H`,
    onChoose: () => actions.hide(part),
  };
  // A section inside of another one has no dates.
  if (steps.length > 2) return [hide];
  return [
    hide,
    {
      label: menu.visibility,
      icon: <CalendarClock size={size} />,
      onChoose: () => actions.goToVisibility(part),
    },
  ];
}

function moveItems(part: SelectedPart, actions: SectionActions): readonly MenuItem[] {
  const { menu } = sectionStrings;
  return [
    {
      label: menu.up,
      startsGroup: true,
      icon: <ArrowUp size={size} />,
      keys: 'Alt ↑',
      onChoose: () => actions.moveBy(part, -1),
    },
    {
      label: menu.down,
      icon: <ArrowDown size={size} />,
      keys: 'Alt ↓',
      onChoose: () => actions.moveBy(part, 1),
    },
    {
      label: menu.move,
      icon: <ArrowRightLeft size={size} />,
      onChoose: () => actions.openDialog({ is: 'move', part }),
    },
  ];
}

function clipboardItems(
  part: SelectedPart,
  below: SectionSpot,
  actions: SectionActions,
): readonly MenuItem[] {
  const { menu, nothingCopied } = sectionStrings;
  const copied = lastCopied();
  return [
    {
      label: menu.copy,
      startsGroup: true,
      icon: <Copy size={size} />,
      keys: `${commandKey} C`,
      onChoose: () => writeClipboard(actions.copy(part)),
    },
    {
      label: menu.cut,
      icon: <Scissors size={size} />,
      keys: `${commandKey} X`,
      onChoose: () => writeClipboard(actions.cut(part)),
    },
    {
      label: menu.paste,
      icon: <ClipboardPaste size={size} />,
      keys: `${commandKey} V`,
      ...(copied ? {} : { disabledReason: nothingCopied }),
      onChoose: () => copied && actions.paste(below, copied),
    },
  ];
}

function sharingItems(
  site: EditorSite,
  { shared }: SectionRow,
  part: SelectedPart,
  actions: SectionActions,
): readonly MenuItem[] {
  const { menu } = sectionStrings;
  if (shared !== undefined)
    return [
      {
        label: menu.editShared,
        startsGroup: true,
        icon: <Pencil size={size} />,
        onChoose: () => actions.openFile({ file: `_sections/${shared}.json`, steps: ['blocks', 0] }),
      },
      { label: menu.detach, icon: <Unlink size={size} />, onChoose: () => actions.detach(part) },
    ];
  const refused = shareRefusal(site, part);
  return [
    {
      label: menu.share,
      startsGroup: true,
      icon: <Component size={size} />,
      ...(refused === undefined ? {} : { disabledReason: refused }),
      onChoose: () => actions.openDialog({ is: 'share', part }),
    },
  ];
}
