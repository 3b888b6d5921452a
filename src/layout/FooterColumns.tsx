import { SiteLink } from '../ui/actions/SiteLink.tsx';
import { type Menu, opens } from './current-page.ts';
import css from './FooterColumns.module.css';

interface FooterColumnsProps {
  readonly menus: readonly Menu[];
  /** Name of the navigation, for assistive technology. */
  readonly label: string;
}

/** All links of the navigation, with one column for each menu. */
export function FooterColumns({ menus, label }: FooterColumnsProps) {
  return (
    <nav className={css.columns} aria-label={label}>
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
