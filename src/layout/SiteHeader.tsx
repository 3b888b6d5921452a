import type { SiteConfig } from 'pagewright';
import { MenuBar } from './MenuBar.tsx';
import { ScrollBar } from './ScrollBar.tsx';
import { SidePanel } from './SidePanel.tsx';
import css from './SiteHeader.module.css';
import { useScrolled } from './use-scrolled.ts';

interface SiteHeaderProps {
  readonly site: SiteConfig;
  /** The path of the current page. */
  readonly path: string;
}

/** A logo that is much wider than high includes the name. Next to any other logo the name is shown as text. */
function includesName({ width, height }: SiteConfig['logo']): boolean {
  return width === undefined || height === undefined || width > 2 * height;
}

/** The fixed bar at the top: the logo, the navigation, and on narrow screens the button of the side panel. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  // The attribute is absent until hydration; the styles of MenuSheet rely on that.
  const scrolled = useScrolled();
  const named = includesName(site.logo);
  return (
    <header className={css.header} data-stuck={scrolled}>
      <ScrollBar />
      <div className={css.inner}>
        <a className={css.logo} href="/" aria-current={path === '/' ? 'page' : undefined}>
          <img
            className={named ? css.wordmark : css.mark}
            src={site.logo.src}
            width={site.logo.width}
            height={site.logo.height}
            alt={named ? site.name : ''}
          />
          {!named && <span className={css.name}>{site.name}</span>}
        </a>
        <MenuBar menus={site.menus} label={site.words.mainMenu} path={path} />
        <SidePanel menus={site.menus} words={site.words} path={path} />
      </div>
    </header>
  );
}
