import {
  CalendarClock,
  CircleAlert,
  Component,
  EyeOff,
  Filter,
  GitBranch,
  TriangleAlert,
} from 'lucide-react';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { words } from '../../words.ts';
import type { SectionBadge } from '../operations/section-badges.ts';
import type { SectionProblems } from '../operations/section-problems.ts';
import type { SectionUses } from '../operations/section-rows.ts';
import css from './SectionMarks.module.css';

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
    <span className={css.marks}>
      {uses && <SharedMark uses={uses} />}
      {badges.map(({ is, text }) => {
        const Icon = icons[is];
        return (
          <span key={is} className={css.mark} data-is={is} title={text}>
            <Icon size={13} aria-hidden />
            <ScreenReaderText>, {text}</ScreenReaderText>
          </span>
        );
      })}
      {problems && <ProblemMark problems={problems} />}
    </span>
  );
}

function ProblemMark({ problems: { errors, warnings, first } }: { readonly problems: SectionProblems }) {
  const isError = errors > 0;
  const Icon = isError ? CircleAlert : TriangleAlert;
  const count = words.sections.problems(errors, warnings);
  return (
    <span className={css.mark} data-is={isError ? 'error' : 'warning'} title={`${count}. ${first}`}>
      <Icon size={13} aria-hidden />
      <span aria-hidden>{errors + warnings}</span>
      <ScreenReaderText>, {count}</ScreenReaderText>
    </span>
  );
}

function SharedMark({ uses }: { readonly uses: SectionUses }) {
  const text = words.sections.sharedBy(words.sections.uses(uses));
  return (
    <span className={css.mark} data-is="shared" title={text}>
      <Component size={13} aria-hidden />
      <ScreenReaderText>, {text}</ScreenReaderText>
      <span aria-hidden>{uses.isOnAll ? words.sections.allPages : uses.pages}</span>
    </span>
  );
}
