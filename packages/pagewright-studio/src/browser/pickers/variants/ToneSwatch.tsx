import css from './ToneSwatch.module.css';

interface ToneSwatchProps {
  /** The colours, as CSS writes them. */
  readonly colours: readonly [background: string, text: string];
}

/** Text on the background of a tone. Hidden from screen readers: the name of the tone is next to it. */
export function ToneSwatch({ colours: [background, text] }: ToneSwatchProps) {
  return (
    <svg className={css.swatch} viewBox="0 0 56 36" aria-hidden="true">
      <rect width="56" height="36" fill={background} />
      <rect x="9" y="9" width="24" height="5" fill={text} />
      <rect x="9" y="18" width="38" height="2" fill={text} />
      <rect x="9" y="23" width="30" height="2" fill={text} />
    </svg>
  );
}
