import { useSiteConfig } from 'pagewright/blocks';
import type { MouseEvent } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { NetworkGlyph } from '../../ui/glyphs/NetworkGlyph.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import { Section } from '../../ui/Section.tsx';
import css from './ShareLinks.module.css';
import { type Network, shareAddress } from './share-address.ts';

const names = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  x: 'X',
} satisfies Record<Exclude<Network, 'mail'>, string>;

const POPUP = 'popup,noopener,width=550,height=400';

/** Leaves clicks with a modifier key to the browser, which opens a tab or downloads. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', POPUP);
}

/** Icons that open the share form of a network in a popup. Without script they are plain links. */
export default function ShareLinks(props: BlockProps['share-links']) {
  const { networks, url, title, label, tone, shareOn, shareByMail } = props;
  const { newWindow } = useSiteConfig().words;
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
                    <Hidden>{shareByMail}</Hidden>
                  </a>
                ) : (
                  <a className={css.icon} href={href} target="_blank" rel="noopener" onClick={openPopup}>
                    <NetworkGlyph network={network} />
                    <Hidden>{`${shareOn.replace('[network]', names[network])} ${newWindow}`}</Hidden>
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
