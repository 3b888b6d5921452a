import { useEffect, useState } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { Section } from '../../ui/Section.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import { Person } from './Person.tsx';
import css from './Team.module.css';

/**
 * People with their portraits and roles. With a mouse, hover and focus show the profile and biography over the portrait, and
 * Escape hides them. On touch screens they are below the portrait.
 */
export default function Team({ members, heading, lead, badge, tone, ...words }: BlockProps['team']) {
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Section tone={tone} heading={heading} lead={lead} className={css.section}>
      <ul className={css.people} data-dismissed={isDismissed || undefined}>
        {withKeys(members, ({ name }) => name).map(({ key, item }) => (
          <Person
            key={key}
            member={item}
            badge={badge}
            level={heading === undefined ? 2 : 3}
            words={words}
            onApproach={() => setDismissed(false)}
          />
        ))}
      </ul>
    </Section>
  );
}
