import { Hidden } from '../ui/Hidden.tsx';
import station from '../ui/headings/Station.module.css';
import { joinClasses } from '../ui/join-classes.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import type { Menu } from './current-page.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './MenuSheet.module.css';

interface MenuSheetProps {
  readonly id: string;
  readonly menu: Menu;
  readonly path: string;
}

/** The open menu: its lead, its links, its cards and its picture. */
export function MenuSheet({ id, menu, path }: MenuSheetProps) {
  const links = menu.links ?? [];
  const cards = menu.cards ?? [];
  return (
    // The tabIndex keeps focus inside after a click on the background, so the sheet stays open.
    <div id={id} className={css.sheet} data-tone="white" tabIndex={-1}>
      <div className={css.columns}>
        <div className={css.about}>
          <p className={joinClasses(station.station, css.title)}>
            {menu.href === undefined ? (
              menu.label
            ) : (
              <MenuLink href={menu.href} path={path}>
                {menu.label}
              </MenuLink>
            )}
          </p>
          {menu.lead !== undefined && <p className={css.lead}>{menu.lead}</p>}
        </div>
        {links.length > 0 && (
          <ul className={css.links} data-columns={links.length > 5 ? 2 : 1}>
            {links.map((link) => (
              <li key={link.href}>
                <MenuLink href={link.href} path={path} className={css.link}>
                  {link.label}
                </MenuLink>
              </li>
            ))}
          </ul>
        )}
        {cards.map((card) => (
          <div key={card.href} className={css.card} data-card="">
            {card.image !== undefined && <Picture image={card.image} ratio="4/3" sizes="18rem" decorative />}
            <p className={css.cardTitle}>{card.title}</p>
            <MenuLink href={card.href} path={path} className={css.cardLink}>
              {card.label}
              <Hidden> {card.title}</Hidden>
            </MenuLink>
          </div>
        ))}
        {menu.feature !== undefined && (
          <div className={css.card} data-card="">
            <Picture image={menu.feature.image} ratio="4/3" sizes="20rem" decorative />
            <MenuLink href={menu.feature.href} path={path} className={css.caption}>
              {menu.feature.text}
            </MenuLink>
          </div>
        )}
      </div>
    </div>
  );
}
