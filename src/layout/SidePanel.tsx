import type { SiteConfig } from 'pagewright';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { holdsCurrentPage, linksOf, type Menu, opens } from './current-page.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './SidePanel.module.css';

interface SidePanelProps {
  readonly menus: readonly Menu[];
  readonly words: SiteConfig['words'];
  readonly path: string;
}

const ID = 'site-menu';

/** Screens with a menu bar, as in the styles. */
const WIDE = '(min-width: 70rem)';

/**
 * The navigation on narrow screens. It is a modal dialog, so the browser traps and restores focus and closes it on Escape.
 * Without script the same element opens as a popover.
 */
export function SidePanel({ menus, words, path }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);

  // Before any event of React, whose handlers expect a modal dialog.
  useLayoutEffect(() => {
    // It was opened before hydration. A popover does not trap the focus.
    if (!panel.current?.matches(':popover-open')) return;
    panel.current.hidePopover();
    if (!matchMedia(WIDE).matches) panel.current.showModal();
  }, []);

  useEffect(() => {
    // Styles hide the dialog on wide screens, but an open modal dialog would still block the page.
    const wide = matchMedia(WIDE);
    const close = () => panel.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  const show = (event: MouseEvent) => {
    event.preventDefault();
    panel.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    panel.current?.close();
  };
  // The target is the dialog itself only on its backdrop. A link may lead to an anchor on the current page.
  const closeAround = ({ target }: MouseEvent) => {
    if (target === panel.current || (target instanceof Element && target.closest('a')))
      panel.current?.close();
  };

  return (
    <div className={css.root}>
      <button
        type="button"
        className={css.opener}
        aria-haspopup="dialog"
        aria-label={words.openMenu}
        popoverTarget={ID}
        onClick={show}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog with Escape, natively. */}
      <dialog
        ref={panel}
        id={ID}
        popover="auto"
        className={css.panel}
        aria-label={words.menu}
        onClick={closeAround}
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
              onClick={close}
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
                        {(menu.cards ?? []).map((card) => (
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
