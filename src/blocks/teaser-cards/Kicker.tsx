import { dayInWords, useSiteConfig } from 'pagewright/blocks';
import { SiteLink } from '../../ui/actions/SiteLink.tsx';
import css from './Kicker.module.css';
import type { Card } from './teaser-props.ts';

interface KickerProps {
  readonly label?: string | undefined;
  readonly topic?: Card['topic'] | undefined;
  readonly date?: string | undefined;
}

/** The line above a title: a label or the topic, and the day. Renders nothing if both are missing. */
export function Kicker({ label, topic, date }: KickerProps) {
  const { language } = useSiteConfig().head;
  const words = label ?? topic?.label;
  if (words === undefined && date === undefined) return null;
  return (
    <p className={css.kicker}>
      {label === undefined && topic?.href !== undefined ? (
        <SiteLink href={topic.href} className={css.link}>
          {words}
        </SiteLink>
      ) : (
        words
      )}
      {words !== undefined && date !== undefined && ', '}
      {date !== undefined && (
        // Browsers may format dates differently from the build; the prerendered text stays.
        <time dateTime={date} suppressHydrationWarning>
          {dayInWords(date, language)}
        </time>
      )}
    </p>
  );
}
