import type { Image } from '../../generated/block-props.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './LogoStrip.module.css';

/** Awards with their names. The part of the name before the first comma is bold. */
export function Seals({ logos }: { readonly logos: readonly Image[] }) {
  return (
    <ul className={css.seals}>
      {withKeys(logos, ({ src }) => src).map(({ key, item }) => {
        const [name, ...rest] = (item.alt ?? '').split(',');
        return (
          <li key={key} className={css.seal}>
            <Picture image={item} fit="contain" className={css.mark} sizes="5.5rem" decorative />
            <span>
              <b className={css.name}>{name}</b>
              {rest.length > 0 && rest.join(',').trim()}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
