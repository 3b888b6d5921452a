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
import { StatusMark, StatusMarks } from '../../controls/StatusMark.tsx';
import { pageStrings } from '../page-strings.ts';
import type { FileRow } from './file-rows.ts';

type FileBadgesProps = Pick<
  FileRow,
  'kind' | 'change' | 'hasConflict' | 'errors' | 'warnings' | 'schedule' | 'day' | 'language'
>;

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
  const { badges } = pageStrings;
  return (
    <StatusMarks>
      {language !== '' && <StatusMark label={language}>{language}</StatusMark>}
      {kind === 'draft' && (
        <StatusMark label={badges.draft}>
          <FilePen size={13} />
        </StatusMark>
      )}
      {schedule && (
        <StatusMark label={badges[schedule](day)}>
          {schedule === 'later' ? <CalendarClock size={13} /> : <CalendarX2 size={13} />}
        </StatusMark>
      )}
      {hasConflict && (
        <StatusMark label={badges.conflict} variant="warning">
          <GitMerge size={13} />
        </StatusMark>
      )}
      {(change === 'new' || change === 'unsaved') && (
        <StatusMark label={badges[change]} variant="accent">
          {change === 'new' ? <Plus size={13} /> : <CircleDot size={11} />}
        </StatusMark>
      )}
      {warnings > 0 && (
        <StatusMark label={badges.warnings(warnings)} variant="warning">
          <TriangleAlert size={12} />
          {warnings}
        </StatusMark>
      )}
      {errors > 0 && (
        <StatusMark label={badges.errors(errors)} variant="error">
          <CircleAlert size={12} />
          {errors}
        </StatusMark>
      )}
    </StatusMarks>
  );
}
