import type { StudioState } from '../connection/studio-store.ts';
import { words } from '../words.ts';
import type { Studio } from './studio-context.ts';

/** The files whose drafts differ from what is on disk, in the order of their names. */
export function unsavedFiles({ texts, disk }: Pick<StudioState, 'texts' | 'disk'>): readonly string[] {
  const files = new Set([...texts.keys(), ...disk.keys()]);
  return [...files].filter((file) => (texts.get(file) ?? null) !== (disk.get(file)?.text ?? null)).toSorted();
}

/** Saves files. Returns what happened, as a sentence. Never rejects. */
export async function saveFiles({ server }: Studio, files: readonly string[]): Promise<string> {
  try {
    const { saved } = await server.ask<{ readonly saved: readonly string[] }>('save', { files });
    return words.savedFiles(saved);
  } catch (error) {
    return error instanceof TypeError
      ? words.connection.lost
      : String(error instanceof Error ? error.message : error);
  }
}
