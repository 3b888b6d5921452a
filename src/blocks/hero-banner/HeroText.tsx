import { ActionLink } from '../../ui/actions/ActionLink.tsx';
import css from './HeroText.module.css';
import type { HeroProps } from './hero-props.ts';

/** The intro of the page. */
export function HeroLead({ lead }: HeroProps) {
  return lead === undefined ? null : <p className={css.lead}>{lead}</p>;
}

/** What a visitor can do first. The first link stands out. */
export function HeroLinks({ links = [] }: HeroProps) {
  if (links.length === 0) return null;
  return (
    <p className={css.links}>
      {links.map((link, index) => (
        <ActionLink key={link.href} href={link.href} look={index === 0 ? 'solid' : 'outline'}>
          {link.label}
        </ActionLink>
      ))}
    </p>
  );
}
