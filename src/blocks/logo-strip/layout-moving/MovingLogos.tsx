import { useState } from 'react';
import type { BlockProps } from '../../../generated/block-props.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withKeys } from '../../../ui/with-keys.ts';
import css from './MovingLogos.module.css';

/** In pixels: the width of one logo, and of a very wide screen. */
const SLIDE = 250;
const WIDEST_SCREEN = 2560;

type MovingLogosProps = Omit<BlockProps['logo-strip'], 'heading' | 'layout' | 'tone'>;

/** Logos that move in a loop. Hovering over them or pressing a button pauses them. */
export function MovingLogos({ logos, pause, play, pauseLabel, playLabel }: MovingLogosProps) {
  const [paused, setPaused] = useState(false);
  // While one set leaves the screen, the others must still fill it.
  const sets = 1 + Math.ceil(WIDEST_SCREEN / (logos.length * SLIDE));
  return (
    <div className={css.moving}>
      <button
        type="button"
        className={css.control}
        aria-label={paused ? playLabel : pauseLabel}
        data-paused={paused}
        onClick={() => setPaused(!paused)}
      >
        {paused ? play : pause}
      </button>
      <div className={css.window} data-paused={paused}>
        {Array.from({ length: sets }, (_, set) => `set ${set + 1}`).map((name, set) => (
          // The other sets only fill the screen; assistive technology reads the first.
          <ul key={name} className={css.set} aria-hidden={set > 0 || undefined}>
            {withKeys(logos, ({ src }) => src).map(({ key, item }) => (
              <li key={key} className={css.slide} data-tone="white">
                <Picture image={item} fit="contain" className={css.logo} sizes="180px" decorative={set > 0} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
