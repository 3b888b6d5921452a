import type { Image } from '../../generated/block-props.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './LogoStrip.module.css';

/** Logos that do not move. */
export function LogoRow({ logos }: { readonly logos: readonly Image[] }) {
  return (
    <ul className={css.row}>
      {withKeys(logos, ({ src }) => src).map(({ key, item }) => (
        <li key={key} className={css.place} data-tone="white">
          <Picture image={item} fit="contain" className={css.logo} sizes="180px" />
        </li>
      ))}
    </ul>
  );
}
