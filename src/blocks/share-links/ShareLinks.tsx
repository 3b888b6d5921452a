import type { MouseEvent } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { NetworkGlyph } from '../../ui/NetworkGlyph.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './ShareLinks.module.css';
import { type Network, shareAddress } from './share-address.ts';

const NAMES = {
  facebook: 'Share on Facebook',
  linkedin: 'Share on LinkedIn',
  pinterest: 'Share on Pinterest',
  x: 'Share on X',
  mail: 'Share by mail',
} satisfies Record<Network, string>;

const POPUP = 'popup,noopener,width=550,height=400';

/** A click that asks for a tab or a download of its own is left to the browser. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', POPUP);
}

/** Icons that open a network's own form in a small window; without script they are plain links. */
export default function ShareLinks({ networks, url, title, label, tone }: BlockProps['share-links']) {
  return (
    <Section tone={tone} label={label} space="tight" className={css.section}>
      <div className={css.row}>
        <p className={css.label}>{label}</p>
        <ul className={css.icons}>
          {networks.map((network) => {
            const href = shareAddress(network, { url, title });
            return (
              <li key={network} className={css.place}>
                {network === 'mail' ? (
                  <a className={css.icon} href={href}>
                    <NetworkGlyph network={network} />
                    <Hidden>{NAMES[network]}</Hidden>
                  </a>
                ) : (
                  <a className={css.icon} href={href} target="_blank" rel="noopener" onClick={openPopup}>
                    <NetworkGlyph network={network} />
                    <Hidden>{NAMES[network]} (opens in a new window)</Hidden>
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
