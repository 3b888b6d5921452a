import type { ReactNode } from 'react';
import type { Tone } from '../generated/block-props.ts';
import { StationHeading } from './headings/StationHeading.tsx';
import { joinClasses } from './join-classes.ts';
import css from './Section.module.css';

interface SectionProps {
  readonly tone: Tone;
  /** The h2. It is also the accessible name of the section. */
  readonly heading?: string | undefined;
  /** One or two sentences next to the heading. */
  readonly lead?: string | undefined;
  /** The accessible name of a section without a visible heading. */
  readonly label?: string | undefined;
  /** At the end of the heading's row, such as a link to all items. */
  readonly action?: ReactNode;
  /** `full`: the usual space above and below. `tight`: half of it. `none`: the block sets its own. */
  readonly space?: 'full' | 'tight' | 'none' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** In characters. A lead up to this length goes below the heading; next to it, it would look lost. */
const maxLengthBelow = 72;

function leadPlacement(lead: string | undefined, action: ReactNode): 'none' | 'below' | 'beside' | 'end' {
  if (lead === undefined) return action === undefined ? 'none' : 'end';
  return lead.length <= maxLengthBelow && action === undefined ? 'below' : 'beside';
}

/** The root of every block: a background of the given tone, the vertical line of the page, and the content. */
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
    // A label, not a reference to the heading: ids from useId differ between a prerendered page and the same page
    // after a navigation.
    <section
      className={joinClasses(css.section, className)}
      data-tone={tone}
      data-space={space}
      aria-label={heading ?? label}
    >
      {heading !== undefined && (
        <div className={css.head} data-lead={leadPlacement(lead, action)}>
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
