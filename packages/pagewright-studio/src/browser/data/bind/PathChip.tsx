import { Database } from 'lucide-react';
import type { Roots } from 'pagewright/tooling';
import { dataStrings } from '../data-strings.ts';
import { type FieldPath, pathInWords } from '../values/path-text.ts';
import css from './PathChip.module.css';

interface PathChipProps {
  readonly path: FieldPath;
  readonly roots: Roots;
}

/** The source of a value in words: "Service › Hero heading". */
export function PathChip({ path, roots }: PathChipProps) {
  return (
    <span className={css.chip} title={path.join('.')}>
      <Database size={12} aria-hidden />
      <span className={css.words}>{dataStrings.source(pathInWords(path, roots))}</span>
    </span>
  );
}
