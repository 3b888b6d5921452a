import { useState } from 'react';
import type { Image } from '../../generated/block-props.ts';
import { Picture } from '../../ui/Picture.tsx';
import { withKeys } from '../../ui/with-keys.ts';
import css from './MovingLogos.module.css';

/** Pixels: one slide, and what a very wide screen shows at once. */
const SLIDE = 250;
const WIDEST_SCREEN = 2560;

/** Logos that run in a loop; pointing at them pauses, and so does a button. */
export function MovingLogos({ logos }: { readonly logos: readonly Image[] }) {
  const [paused, setPaused] = useState(false);
  // While one set runs out on the left the others must still fill the screen.
  const sets = 1 + Math.ceil(WIDEST_SCREEN / (logos.length * SLIDE));
  return (
    <div className={css.moving}>
      <button
        type="button"
        className={css.control}
        aria-label={paused ? 'Move the logos again' : 'Pause the moving logos'}
        data-paused={paused}
        onClick={() => setPaused(!paused)}
      >
        {paused ? 'Play' : 'Pause'}
      </button>
      <div className={css.window} data-paused={paused}>
        {Array.from({ length: sets }, (_, set) => `set ${set + 1}`).map((name, set) => (
          // Every set but the first is a copy that fills the screen; assistive technology has read it already.
          <ul key={name} className={css.set} aria-hidden={set > 0 || undefined}>
            {withKeys(logos, ({ src }) => src).map(({ key, entry }) => (
              <li key={key} className={css.slide} data-tone="white">
                <Picture
                  image={entry}
                  fit="contain"
                  className={css.logo}
                  sizes="180px"
                  decorative={set > 0}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
