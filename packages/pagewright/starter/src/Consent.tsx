import './consent.css';

import type { BlockProps } from 'pagewright';
import { useSiteConfig } from 'pagewright/blocks';
import { useConsentKinds } from 'pagewright/scripts';

/**
 * The question whether scripts of others may run. `consent.css` shows it while `<html>` has `data-consent="open"`. The engine follows the buttons
 * and boxes by their `data-consent` attributes, so they need no code of their own.
 */
export default function Consent({ isPlain }: BlockProps['consent']) {
  const kinds = useConsentKinds();
  const { consent } = useSiteConfig();
  if (kinds.length === 0) return null;
  const boxes = isPlain ? [] : consent.kinds.filter(({ kind }) => kinds.length > 1 && kinds.includes(kind));
  return (
    <section className="consent" data-consent-question="" tabIndex={-1} aria-label={consent.label}>
      <p>
        {consent.text} {consent.link && <a href={consent.link.href}>{consent.link.label}</a>}
      </p>
      {boxes.map(({ kind, label }) => (
        <label key={kind}>
          <input type="checkbox" data-consent-kind={kind} /> {label}
        </label>
      ))}
      <button type="button" data-consent="withdraw">
        {consent.decline}
      </button>
      <button type="button" data-consent="give">
        {consent.accept}
      </button>
      {boxes.length > 0 && (
        <button type="button" data-consent="save">
          {consent.save}
        </button>
      )}
    </section>
  );
}
