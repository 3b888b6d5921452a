import { dayInWords, useSiteConfig } from 'pagewright/blocks';
import { personNamed } from '../../../ui/person-named.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import type { HeroProps } from '../hero-props.ts';
import css from './HeroByline.module.css';

/** The author with portrait and job title, the day and the reading time. Whatever is missing leaves no gap. */
export function HeroByline({ author, date, minutes, minutesText, people }: HeroProps) {
  const { language } = useSiteConfig().head;
  const person = personNamed(author, people);
  const time = minutes !== undefined && minutes > 0 && minutesText.replace('[minutes]', String(minutes));
  if (person === undefined && date === undefined && !time) return null;
  return (
    <div className={css.byline}>
      {person?.image !== undefined && (
        <Picture image={person.image} sizes="4.5rem" decorative className={css.portrait} />
      )}
      {person !== undefined && (
        <p className={css.part}>
          <b className={css.strong}>{person.name}</b>
          {person.role !== undefined && <span className={css.soft}> {person.role}</span>}
        </p>
      )}
      {(date !== undefined || time) && (
        <p className={css.part}>
          {date !== undefined && (
            // Browsers may format dates differently from the build; the prerendered text stays.
            <time className={css.strong} dateTime={date} suppressHydrationWarning>
              {dayInWords(date, language)}
            </time>
          )}
          {time && <span className={css.soft}> {time}</span>}
        </p>
      )}
    </div>
  );
}
