import { SiteLink } from '../../../ui/actions/SiteLink.tsx';
import { personNamed } from '../../../ui/person-named.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import type { HeroProps } from '../hero-props.ts';
import css from './TitleBlock.module.css';

type Fact = NonNullable<HeroProps['facts']>[number];

/** Consecutive facts with the same term share a cell. */
function cellsOf(facts: readonly Fact[]): readonly { term: string; facts: readonly Fact[] }[] {
  const cells: { term: string; facts: Fact[] }[] = [];
  for (const fact of facts) {
    const last = cells.at(-1);
    if (last?.term === fact.term) last.facts.push(fact);
    else cells.push({ term: fact.term, facts: [fact] });
  }
  return cells;
}

/** Facts with the client’s logo and the person who led the work, as in the title block of an engineer’s drawing. */
export function TitleBlock({ facts = [], mark, ledBy, ledByLabel, people }: HeroProps) {
  const lead = personNamed(ledBy, people);
  if (facts.length === 0 && mark === undefined && lead === undefined) return null;
  return (
    <div className={css.block} data-mark={mark !== undefined || undefined}>
      {mark !== undefined && <Picture image={mark} fit="contain" className={css.mark} />}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {withKeys(cellsOf(facts), ({ term }) => term).map(({ key, item }) => (
            <div key={key} className={css.cell}>
              <dt className={css.term}>{item.term}</dt>
              {withKeys(item.facts, ({ text }) => text).map(({ key: name, item: { text, href } }) => (
                <dd key={name} className={css.text}>
                  {href === undefined ? text : <SiteLink href={href}>{text}</SiteLink>}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {lead !== undefined && (
        <div className={css.lead} data-portrait={lead.image !== undefined || undefined}>
          {lead.image !== undefined && (
            <Picture image={lead.image} ratio="4/5" sizes="6.25rem" decorative className={css.portrait} />
          )}
          <p className={css.words}>
            <span className={css.term}>{ledByLabel} </span>
            <b className={css.name}>{lead.name} </b>
            {lead.role}
          </p>
        </div>
      )}
    </div>
  );
}
