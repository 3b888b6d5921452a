import { useSiteConfig } from 'pagewright/blocks';
import type { MouseEvent } from 'react';
import type { BlockProps } from '../../generated/block-props.ts';
import { NetworkGlyph } from '../../ui/glyphs/NetworkGlyph.tsx';
import { Hidden } from '../../ui/Hidden.tsx';
import css from './ShareIcons.module.css';
import { type Network, shareAddress } from './share-address.ts';

type ShareIconsProps = Pick<
  BlockProps['share-links'],
  'networks' | 'url' | 'title' | 'shareOn' | 'shareByMail'
>;

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
export function ShareIcons({ networks, url, title, shareOn, shareByMail }: ShareIconsProps) {
  const { newWindow } = useSiteConfig().words;
  return (
    <ul className={css.icons}>
      {networks.map((network) => {
        const href = shareAddress(network, { url, title });
        return (
          <li key={network}>
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
  );
}
