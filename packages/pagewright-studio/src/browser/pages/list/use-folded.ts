import { useState } from 'react';
import { keepFolded, keptFolded } from '../kept-open-file.ts';

/** The groups that are folded, and a function that folds or unfolds one. They are remembered. */
export function useFolded(): readonly [folded: readonly string[], fold: (group: string) => void] {
  const [folded, setFolded] = useState(keptFolded);
  const fold = (group: string) => {
    const next = folded.includes(group) ? folded.filter((each) => each !== group) : [...folded, group];
    setFolded(next);
    keepFolded(next);
  };
  return [folded, fold];
}
