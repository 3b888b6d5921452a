import {
  CalendarClock,
  CircleAlert,
  Component,
  EyeOff,
  Filter,
  GitBranch,
  TriangleAlert,
} from 'lucide-react';
import { StatusMark, StatusMarks } from '../../controls/StatusMark.tsx';
import type { SectionBadge } from '../operations/section-badges.ts';
import type { SectionProblems } from '../operations/section-problems.ts';
import type { SectionUses } from '../operations/section-rows.ts';
import { sectionStrings } from '../section-strings.ts';

interface SectionMarksProps {
  readonly badges: readonly SectionBadge[];
  /** The pages that use a shared section; undefined for other sections. */
  readonly uses: SectionUses | undefined;
  readonly problems: SectionProblems | undefined;
}

const icons = { hidden: EyeOff, limited: Filter, scheduled: CalendarClock, condition: GitBranch };

/** The marks of a section: that it is shared, what limits it, and its problems. */
export function SectionMarks({ badges, uses, problems }: SectionMarksProps) {
  return (
    <StatusMarks>
      {uses && (
        <StatusMark label={sectionStrings.sharedBy(sectionStrings.uses(uses))} variant="accent">
          <Component size={13} />
          {uses.isOnAll ? sectionStrings.allPages : uses.pages}
        </StatusMark>
      )}
      {badges.map(({ is, text }) => {
        const Icon = icons[is];
        return (
          <StatusMark key={is} label={text}>
            <Icon size={13} />
          </StatusMark>
        );
      })}
      {problems && <ProblemMark problems={problems} />}
    </StatusMarks>
  );
}

function ProblemMark({ problems: { errors, warnings, first } }: { readonly problems: SectionProblems }) {
  const isError = errors > 0;
  const Icon = isError ? CircleAlert : TriangleAlert;
  const count = sectionStrings.problems(errors, warnings);
  return (
    <StatusMark label={count} title={`${count}. ${first}`} variant={isError ? 'error' : 'warning'}>
      <Icon size={13} />
      {errors + warnings}
    </StatusMark>
  );
}
