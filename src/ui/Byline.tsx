import { dayInWords, useSiteConfig } from 'pagewright/blocks';
import css from './Byline.module.css';

interface BylineProps {
  /** ISO 8601 with a time zone. Shown as a day, in the language of the site. */
  readonly date?: string | undefined;
  readonly author?: string | undefined;
}

/** The date and the author of a text. Each may be missing. Renders nothing if both are. */
export function Byline({ date, author }: BylineProps) {
  const { language } = useSiteConfig().head;
  if (date === undefined && author === undefined) return null;
  return (
    <p className={css.byline}>
      {date !== undefined && (
        // Browsers may format dates differently from the build; the prerendered text stays.
        <time className={css.part} dateTime={date} suppressHydrationWarning>
          {dayInWords(date, language)}
        </time>
      )}
      {date !== undefined && author !== undefined && ' '}
      {author !== undefined && <span className={css.part}>{author}</span>}
    </p>
  );
}
