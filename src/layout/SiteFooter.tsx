import type { SiteConfig } from 'pagewright';
import { useConsentKinds } from 'pagewright/scripts';
import { SiteLink } from '../ui/actions/SiteLink.tsx';
import { Graticule } from '../ui/pictures/Graticule.tsx';
import { Picture } from '../ui/pictures/Picture.tsx';
import { FooterColumns } from './FooterColumns.tsx';
import css from './SiteFooter.module.css';
import { Wordmark } from './Wordmark.tsx';

interface SiteFooterProps {
  readonly site: SiteConfig;
}

/** The end of every page: all links, partners, social profiles, and the name of the site at full width. */
export function SiteFooter({ site }: SiteFooterProps) {
  const { footer } = site;
  const asks = useConsentKinds().length > 0;
  return (
    <footer className={css.footer} data-tone="ink">
      <Graticule className={css.globe} />
      <FooterColumns menus={site.menus} label={site.words.allPages} />
      {footer.partners.length > 0 && (
        <div className={css.partners}>
          <p className={css.label}>{footer.partnersHeading}</p>
          <ul className={css.logos}>
            {footer.partners.map((partner) => (
              <li key={partner.src}>
                <Picture image={partner} fit="contain" className={css.logo} sizes="11rem" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Wordmark name={site.name} />
      <div className={css.legal}>
        <span>{footer.copyright}</span>
        <span>{footer.terms}</span>
        {footer.links.map((link) => (
          <SiteLink key={link.href} href={link.href} className={css.link}>
            {link.label}
          </SiteLink>
        ))}
        {asks && (
          <button type="button" className={css.link} data-consent="ask">
            {site.consent.change}
          </button>
        )}
        <ul className={css.social}>
          {site.social?.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} className={css.link}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
