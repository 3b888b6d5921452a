import { json } from 'pagewright/tooling';
import type { SelectedPart } from '../drafts/draft-state.ts';

/** What was open in a tab. */
interface OpenFile {
  readonly file: string;
  readonly path: string;
  readonly selected?: SelectedPart;
}

/** Session storage belongs to one tab, so each window opens its own page again. */
const openKey = 'pagewright-studio-open';

/** All windows fold the same groups. */
const foldedKey = 'pagewright-studio-folded';

/** Remembers the open file until the tab is closed. */
export function keepOpenFile(open: OpenFile): void {
  try {
    sessionStorage.setItem(openKey, JSON.stringify(open));
  } catch {
    // Without storage, the window opens the home page.
  }
}

/** What was open in this tab before it was loaded again; undefined if nothing was. */
export function keptOpenFile(): OpenFile | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(openKey) ?? 'null');
    if (!json.isRecord(kept) || typeof kept.file !== 'string' || typeof kept.path !== 'string')
      return undefined;
    const { file, path, selected } = kept;
    const steps: unknown = json.isRecord(selected) && selected.file === file ? selected.steps : undefined;
    const isKnown = (step: unknown) => typeof step === 'string' || typeof step === 'number';
    return {
      file,
      path,
      ...(Array.isArray(steps) && steps.every(isKnown) ? { selected: { file, steps } } : {}),
    };
  } catch {
    return undefined;
  }
}

/** Remembers the folded groups. */
export function keepFolded(groups: readonly string[]): void {
  try {
    localStorage.setItem(foldedKey, JSON.stringify(groups));
  } catch {
    // They are folded until the window is closed.
  }
}

/** The folded groups that were remembered. */
export function keptFolded(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(foldedKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((group) => typeof group === 'string') : [];
  } catch {
    return [];
  }
}
