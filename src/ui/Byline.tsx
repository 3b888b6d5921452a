import { dayInWords } from 'pagewright/date-time';
import { LanguageContext } from 'pagewright/language';
import { useContext } from 'react';
import css from './Byline.module.css';

interface BylineProps {
  /** ISO 8601 with its zone; shown as a day in the language of the site. */
  readonly date?: string | undefined;
  readonly author?: string | undefined;
}

/** When something was written and by whom. Each part may be missing; without both there is nothing. */
export function Byline({ date, author }: BylineProps) {
  const language = useContext(LanguageContext);
  if (date === undefined && author === undefined) return null;
  return (
    <p className={css.byline}>
      {date !== undefined && (
        // A browser may know other names of months than the build does: the words of the page stay.
        <time className={css.part} dateTime={date} suppressHydrationWarning>
          {dayInWords(date, language)}
        </time>
      )}
      {date !== undefined && author !== undefined && ' '}
      {author !== undefined && <span className={css.part}>{author}</span>}
    </p>
  );
}
