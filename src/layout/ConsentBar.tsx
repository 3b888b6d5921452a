import type { SiteConfig } from 'pagewright';
import { useConsentKinds } from 'pagewright/scripts';
import { Button } from '../ui/actions/Button.tsx';
import { SiteLink } from '../ui/actions/SiteLink.tsx';
import css from './ConsentBar.module.css';

/**
 * The question whether visits may be counted, at the bottom of the window until it is answered. Both answers look alike. The engine shows it and follows
 * its buttons, so it works before the layout hydrates. It is early in the document, so that the keyboard reaches it first.
 */
export function ConsentBar({ words }: { readonly words: SiteConfig['consent'] }) {
  if (useConsentKinds().length === 0) return null;
  return (
    <section
      className={css.bar}
      data-tone="ink"
      data-consent-question=""
      tabIndex={-1}
      aria-label={words.label}
    >
      <p className={css.text}>
        {words.text} {words.link && <SiteLink href={words.link.href}>{words.link.label}</SiteLink>}
      </p>
      <div className={css.answers}>
        <Button look="outline" data-consent="withdraw">
          {words.decline}
        </Button>
        <Button look="outline" data-consent="give">
          {words.accept}
        </Button>
      </div>
    </section>
  );
}
