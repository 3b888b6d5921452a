import { useEffect, useState } from 'react';
import type { BlockProps } from '../../../generated/block-props.ts';
import { withKeys } from '../../../ui/with-keys.ts';
import { Person } from './Person.tsx';
import css from './PersonCards.module.css';

type Props = Pick<BlockProps['team'], 'members' | 'badge' | 'readBio' | 'closeBio' | 'profile'>;

/**
 * On screens with a mouse, hover and focus show profile and biography over the portrait, and Escape hides them. On touch screens they are
 * below the portrait.
 */
export function PersonCards({ members, badge, level, ...words }: Props & { readonly level: 2 | 3 }) {
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <ul className={css.people} data-dismissed={isDismissed || undefined}>
      {withKeys(members, ({ name }) => name).map(({ key, item }) => (
        <Person
          key={key}
          member={item}
          badge={badge}
          level={level}
          words={words}
          onApproach={() => setDismissed(false)}
        />
      ))}
    </ul>
  );
}
