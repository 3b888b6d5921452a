import {
  CalendarClock,
  CalendarX2,
  CircleAlert,
  CircleDot,
  FilePen,
  GitMerge,
  Plus,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { words } from '../../words.ts';
import css from './FileBadges.module.css';
import type { FileRow } from './file-rows.ts';

type FileBadgesProps = Pick<
  FileRow,
  'kind' | 'change' | 'hasConflict' | 'errors' | 'warnings' | 'schedule' | 'day' | 'language'
>;

interface BadgeProps {
  /** What it says to screen readers, and as a tooltip. */
  readonly label: string;
  readonly look?: 'error' | 'warning' | 'accent';
  readonly children: ReactNode;
}

function Badge({ label, look, children }: BadgeProps) {
  return (
    <span className={css.badge} data-look={look} title={label}>
      <ScreenReaderText>, {label}</ScreenReaderText>
      <span aria-hidden className={css.picture}>
        {children}
      </span>
    </span>
  );
}

/** What there is to know of a file: its problems, whether it is saved, and when visitors see it. */
export function FileBadges({
  kind,
  change,
  hasConflict,
  errors,
  warnings,
  schedule,
  day,
  language,
}: FileBadgesProps) {
  const { badges } = words.pages;
  return (
    <span className={css.badges}>
      {language !== '' && <Badge label={language}>{language}</Badge>}
      {kind === 'draft' && (
        <Badge label={badges.draft}>
          <FilePen size={13} />
        </Badge>
      )}
      {schedule && (
        <Badge label={badges[schedule](day)}>
          {schedule === 'later' ? <CalendarClock size={13} /> : <CalendarX2 size={13} />}
        </Badge>
      )}
      {hasConflict && (
        <Badge label={badges.conflict} look="warning">
          <GitMerge size={13} />
        </Badge>
      )}
      {(change === 'new' || change === 'unsaved') && (
        <Badge label={badges[change]} look="accent">
          {change === 'new' ? <Plus size={13} /> : <CircleDot size={11} />}
        </Badge>
      )}
      {warnings > 0 && (
        <Badge label={badges.warnings(warnings)} look="warning">
          <TriangleAlert size={12} />
          {warnings}
        </Badge>
      )}
      {errors > 0 && (
        <Badge label={badges.errors(errors)} look="error">
          <CircleAlert size={12} />
          {errors}
        </Badge>
      )}
    </span>
  );
}
