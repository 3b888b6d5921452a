import { personNamed } from '../../../../ui/person-named.ts';
import { Picture } from '../../../../ui/pictures/Picture.tsx';
import type { HeroProps } from '../../hero-props.ts';
import css from './HeroLedBy.module.css';

/** The person who leads the work, with portrait and job title. Renders nothing without a name. */
export function HeroLedBy({ ledBy, ledByLabel, people }: HeroProps) {
  const lead = personNamed(ledBy, people);
  if (lead === undefined) return null;
  return (
    <div className={css.lead}>
      {lead.image !== undefined && (
        <Picture image={lead.image} ratio="4/5" sizes="4.4rem" decorative className={css.portrait} />
      )}
      <p>
        <span className={css.soft}>{ledByLabel} </span>
        <b className={css.name}>{lead.name}</b>
        {lead.role !== undefined && <span className={css.soft}> {lead.role}</span>}
      </p>
    </div>
  );
}
