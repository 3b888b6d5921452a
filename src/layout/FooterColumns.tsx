import { SiteLink } from '../ui/SiteLink.tsx';
import { type Menu, opens } from './current-page.ts';
import css from './FooterColumns.module.css';

interface FooterColumnsProps {
  readonly menus: readonly Menu[];
}

/** Every entry of the navigation once more, a column a group. */
export function FooterColumns({ menus }: FooterColumnsProps) {
  return (
    <nav className={css.columns} aria-label="All pages">
      {menus.filter(opens).map((menu) => (
        <div key={menu.label}>
          <p className={css.label}>
            {menu.href === undefined ? (
              menu.label
            ) : (
              <SiteLink href={menu.href} reload className={css.own}>
                {menu.label}
              </SiteLink>
            )}
          </p>
          <ul>
            {(menu.links ?? []).map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href} reload className={css.link}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
