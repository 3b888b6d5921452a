import type { SiteConfig } from 'pagewright';
import { type MouseEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { holdsCurrentPage, linksOf, type Menu, opens } from './current-page.ts';
import { hasFollowedAnchor } from './followed-anchor.ts';
import { afterPaint, setInertAround } from './inert-around.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './SidePanel.module.css';

interface SidePanelProps {
  readonly menus: readonly Menu[];
  readonly words: SiteConfig['words'];
  readonly path: string;
}

const ID = 'site-menu';

/** The cards of a menu without those that repeat one of its links: in one column, the same link would appear twice. */
function cardsAlone(menu: Menu): NonNullable<Menu['cards']> {
  const listed = linksOf(menu).map(({ href }) => href);
  return (menu.cards ?? []).filter(({ href }) => !listed.includes(href));
}

/** Screens with a menu bar, as in the styles. */
const WIDE = '(min-width: 70rem)';

/**
 * Makes the page around the panel inert while it is open. `showModal` would do it at once, and browsers would compute all styles of the
 * page again before the panel is painted.
 */
async function updateInert(panel: HTMLElement | null): Promise<void> {
  await afterPaint();
  if (panel) setInertAround(panel, panel.matches(':popover-open'));
}

/**
 * The navigation on narrow screens. It is a popover, so it works without script: the browser closes it on Escape and on a touch
 * outside, and restores the focus. With script the rest of the page is inert, as behind a modal dialog.
 */
export function SidePanel({ menus, words, path }: SidePanelProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // Styles hide the panel on wide screens, but while it is open the page would stay inert.
    const wide = matchMedia(WIDE);
    const close = () => panel.current?.hidePopover();
    wide.addEventListener('change', close);
    // The panel may have been opened before hydration, and may cover the target of one of its links.
    if (wide.matches || hasFollowedAnchor()) close();
    void updateInert(panel.current);
    return () => wide.removeEventListener('change', close);
  }, []);

  const beforeToggle = ({ newState }: ToggleEvent) => {
    // The browser returns the focus to it.
    if (newState === 'closed' && opener.current) opener.current.inert = false;
  };
  const afterToggle = async ({ newState }: ToggleEvent) => {
    await updateInert(panel.current);
    // Browsers do not return the focus after a touch outside the panel.
    if (newState === 'closed' && document.activeElement === document.body) opener.current?.focus();
  };
  // A link may lead to an anchor on the current page.
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) panel.current?.hidePopover();
  };

  return (
    <div className={css.root}>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-haspopup="dialog"
        aria-label={words.openMenu}
        popoverTarget={ID}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard follows links with clicks, natively. */}
      <dialog
        ref={panel}
        id={ID}
        popover="auto"
        className={css.panel}
        aria-label={words.menu}
        onBeforeToggle={beforeToggle}
        onToggle={afterToggle}
        onClick={closeAfterLink}
      >
        <div className={css.sheet} data-tone="white">
          <div className={css.head}>
            <p className={css.word}>{words.menu}</p>
            <button
              type="button"
              className={css.closer}
              aria-label={words.closeMenu}
              popoverTarget={ID}
              popoverTargetAction="hide"
            />
          </div>
          <nav aria-label={words.menu}>
            <ul className={css.groups}>
              {menus.map((menu) => (
                <li key={menu.label}>
                  {opens(menu) ? (
                    <details name={ID} className={css.group} open={holdsCurrentPage(menu, path)}>
                      <summary className={css.label}>{menu.label}</summary>
                      <ul className={css.links}>
                        {linksOf(menu).map((link) => (
                          <li key={link.href}>
                            <MenuLink href={link.href} path={path} className={css.link}>
                              {link.label}
                            </MenuLink>
                          </li>
                        ))}
                        {cardsAlone(menu).map((card) => (
                          <li key={card.href}>
                            <MenuLink href={card.href} path={path} className={css.link}>
                              {card.label}: {card.title}
                            </MenuLink>
                          </li>
                        ))}
                      </ul>
                    </details>
                  ) : (
                    <MenuLink
                      href={menu.href ?? '/'}
                      path={path}
                      className={menu.prominent === true ? css.prominent : css.label}
                    >
                      {menu.label}
                    </MenuLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </div>
  );
}
