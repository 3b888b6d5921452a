import { holdsCurrentPage, type Menu, opens } from './current-page.ts';
import css from './MenuBar.module.css';
import { MenuLink } from './MenuLink.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { useOpenMenu } from './use-open-menu.ts';

interface MenuBarProps {
  readonly menus: readonly Menu[];
  /** Name of the navigation, for assistive technology. */
  readonly label: string;
  readonly path: string;
}

/** The menus in a row. Each is a button that opens a sheet, or a plain link. */
export function MenuBar({ menus, label, path }: MenuBarProps) {
  const { open, press, toggle, enter, leave, blur } = useOpenMenu();
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.groups}>
        {menus.map((menu, index) => {
          const sheet = `menu-${index + 1}`;
          if (!opens(menu)) {
            return (
              <li key={menu.label}>
                <MenuLink
                  href={menu.href ?? '/'}
                  path={path}
                  className={menu.prominent === true ? css.prominent : css.label}
                >
                  {menu.label}
                </MenuLink>
              </li>
            );
          }
          return (
            <li
              key={menu.label}
              data-menu={open === menu.label ? 'open' : 'closed'}
              onPointerEnter={(event) => enter(menu.label, event)}
              onPointerLeave={leave}
              onBlur={blur}
            >
              <button
                type="button"
                className={css.label}
                aria-expanded={open === menu.label}
                aria-controls={sheet}
                data-current={holdsCurrentPage(menu, path) || undefined}
                onPointerDown={press}
                onClick={(event) => toggle(menu.label, event)}
              >
                {menu.label}
              </button>
              <MenuSheet id={sheet} menu={menu} path={path} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
