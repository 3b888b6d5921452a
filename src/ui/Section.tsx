import type { ReactNode } from 'react';
import type { Tone } from '../generated/block-props.ts';
import css from './Section.module.css';
import { StationHeading } from './StationHeading.tsx';

interface SectionProps {
  readonly tone: Tone;
  /** The h2, drawn as a station on the meridian. It also names the section for assistive technology. */
  readonly heading?: string | undefined;
  /** One or two sentences beside the heading. */
  readonly lead?: string | undefined;
  /** Names a section that shows no heading. */
  readonly label?: string | undefined;
  /** Stands at the end of the heading's row: a link to all of them. */
  readonly action?: ReactNode;
  /** full: the rhythm of the page. tight: half of it. none: the block keeps its own distances. */
  readonly space?: 'full' | 'tight' | 'none' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Up to so many characters a lead is a line of its own below the heading; beside it, it would stand lost. */
const BRIEF = 72;

function placeOf(lead: string | undefined, action: ReactNode): 'none' | 'below' | 'beside' | 'end' {
  if (lead === undefined) return action === undefined ? 'none' : 'end';
  return lead.length <= BRIEF && action === undefined ? 'below' : 'beside';
}

/** The root of every block: a ground of the given tone with the meridian on it and the content beside. */
export function Section({
  tone,
  heading,
  lead,
  label,
  action,
  space = 'full',
  className,
  children,
}: SectionProps) {
  return (
    // The name is a label, not a reference to the heading: ids from useId differ between a
    // prerendered page and the same page reached by navigation.
    <section
      className={className === undefined ? css.section : `${css.section} ${className}`}
      data-tone={tone}
      data-space={space}
      aria-label={heading ?? label}
    >
      {heading !== undefined && (
        <div className={css.head} data-lead={placeOf(lead, action)}>
          <StationHeading>{heading}</StationHeading>
          {(lead !== undefined || action !== undefined) && (
            <div className={css.beside}>
              {lead !== undefined && <p className={css.lead}>{lead}</p>}
              {action}
            </div>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
