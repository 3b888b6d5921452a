import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { PersonCards } from './layout-cards/PersonCards.tsx';
import { Directory } from './layout-directory/Directory.tsx';
import { Frieze } from './layout-frieze/Frieze.tsx';
import { listedMembers } from './roster.ts';
import css from './Team.module.css';

/** People with their portraits and roles. */
export default function Team({ heading, lead, tone, layout, members, roster, ...cards }: BlockProps['team']) {
  const listed = listedMembers(members, roster);
  const level = heading === undefined ? 2 : 3;
  return (
    <Section tone={tone} heading={heading} lead={lead} className={css.section}>
      {layout === 'cards' && <PersonCards members={members} level={level} {...cards} />}
      {layout === 'frieze' && <Frieze members={listed} level={level} />}
      {layout === 'directory' && <Directory members={listed} level={level} />}
    </Section>
  );
}
