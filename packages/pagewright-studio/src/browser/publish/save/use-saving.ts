import { useRef, useState } from 'react';
import type { FileText } from '../../drafts/file-change.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { strings } from '../../strings.ts';
import { saveFiles } from '../studio-answers.ts';

interface Saving {
  readonly isSaving: boolean;
  /** Why the last attempt failed, until it is dismissed or another one begins. */
  readonly failure: string | undefined;
  /** The texts that this window has saved, by file. */
  readonly saved: ReadonlyMap<string, FileText>;
  /** Resolves with true if the files were saved. */
  save(files: readonly string[]): Promise<boolean>;
  dismiss(): void;
}

/** Saves files, and says what happened. */
export function useSaving(): Saving {
  const studio = useStudio();
  const saved = useRef(new Map<string, FileText>());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isSaving,
    failure,
    saved: saved.current,
    async save(files) {
      setSaving(true);
      setFailure(undefined);
      const { texts } = studio.state;
      // Before the server answers, because the message that the disk has changed may arrive first.
      for (const file of files) saved.current.set(file, texts.get(file) ?? null);
      try {
        studio.announce(strings.savedFiles(await saveFiles(studio, files)), { isSeen: true });
        return true;
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
    dismiss: () => setFailure(undefined),
  };
}
