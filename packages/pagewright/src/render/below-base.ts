import { srcsetWithBase, withBase } from '../content/base-path.ts';
import { siteBase } from './site-path.ts';

/** The attributes whose value is a URL, by their names in React. */
const urlNames = ['href', 'xlinkHref', 'src', 'poster', 'action', 'formAction'] as const;
const srcsetNames = ['srcSet', 'imageSrcSet'] as const;

/** Props of any element or component. */
type Props = Readonly<Record<string, unknown>>;

/**
 * The props of an element of the document, with the base in its URLs. Components get their props unchanged, so that their code only knows
 * paths of the site.
 */
export function propsBelowBase(type: unknown, props: Props): Props {
  if (typeof type !== 'string') return props;
  let changed: Record<string, unknown> | undefined;
  const change = (name: string, write: (url: string, base: string) => string) => {
    const value = props[name];
    if (typeof value !== 'string' || !value.includes('/')) return;
    changed ??= { ...props };
    changed[name] = write(value, siteBase);
  };
  for (const name of urlNames) change(name, withBase);
  for (const name of srcsetNames) change(name, srcsetWithBase);
  if (type === 'object') change('data', withBase);
  return changed ?? props;
}
