import type { FileVersionJson } from '../../protocol.ts';
import { publishStrings } from '../publish-strings.ts';
import css from './VersionList.module.css';
import { versionDate } from './version-date.ts';

interface VersionListProps {
  readonly versions: readonly FileVersionJson[];
  /** Hash of a commit. */
  readonly chosen: string;
  readonly onChoose: (commit: string) => void;
}

/** The commits of a file, newest first. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ul className={css.list} aria-label={publishStrings.versions.list}>
      {versions.map(({ commit, date, author, subject }) => (
        <li key={commit}>
          <button
            type="button"
            className={css.version}
            aria-current={commit === chosen || undefined}
            onClick={() => onChoose(commit)}
          >
            <span className={css.subject}>{subject}</span>
            <span className={css.facts}>
              {author}, <time dateTime={date}>{versionDate(date)}</time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
