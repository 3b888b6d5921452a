import type { LayoutProps } from 'pagewright';
import { useTranslations } from 'pagewright/blocks';

type Links = LayoutProps['site']['footer']['links'];

function LinkList({ links }: { readonly links: Links }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The frame around every page. `children` contains the `main` element. */
export function Layout({ site, path, children }: LayoutProps) {
  const { menus, words, footer, logo, head } = site;
  const translations = useTranslations(path);
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header>
        <a href={head.language === 'en' ? '/' : `/${head.language}`}>
          <img src={logo.src} alt={logo.alt} width="40" height="40" />
        </a>
        <nav aria-label={words.menu}>
          <ul>
            {menus.map(({ label, href, links }) => (
              <li key={label}>
                {href === undefined ? label : <a href={href}>{label}</a>}
                {links && <LinkList links={links} />}
              </li>
            ))}
          </ul>
        </nav>
        {translations.map(({ language, name, path: translated, isCurrent }) => (
          <a
            key={language}
            href={translated}
            lang={language}
            hrefLang={language}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </header>
      <div id="main" tabIndex={-1}>
        {children}
      </div>
      <footer>
        <LinkList links={footer.links} />
        <p>{footer.copyright}</p>
      </footer>
    </>
  );
}
