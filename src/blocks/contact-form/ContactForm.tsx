import type { BlockProps } from '../../generated/block-props.ts';
import { StationHeading } from '../../ui/headings/StationHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';

export default function ContactForm({ heading, lead, tone, ...form }: BlockProps['contact-form']) {
  return (
    <Section tone={tone} label={heading} className={css.section}>
      <div className={css.talk}>
        <div>
          <StationHeading className={css.heading}>{heading}</StationHeading>
          {lead !== undefined && <p className={css.lead}>{lead}</p>}
        </div>
        <MessageForm id={`form-${slugOf(heading)}`} {...form} />
      </div>
    </Section>
  );
}

/** Part of an id that is the same on the server, in the browser and after a navigation. */
function slugOf(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
