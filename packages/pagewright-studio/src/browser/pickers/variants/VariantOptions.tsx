import { LayoutTemplate } from 'lucide-react';
import type { Json } from 'pagewright/tooling';
import { useId, useState } from 'react';
import { optionLabel } from '../../field/schema-words.ts';
import type { Tones } from '../../protocol.ts';
import { ToneSwatch } from './ToneSwatch.tsx';
import css from './VariantOptions.module.css';
import { VariantPictures } from './VariantPictures.tsx';
import type { VariantProp } from './variant-example.ts';

interface VariantOptionsProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly values: readonly string[];
  /** The chosen value. */
  readonly shown: Json | undefined;
  /** What the values mean. */
  readonly descriptions: ReadonlyMap<Json, string>;
  /** The prop whose block is shown with each value, once a person has asked for it. */
  readonly pictured: VariantProp | undefined;
  /** The colours of the values, if they are tones. */
  readonly tones: Tones | undefined;
  readonly onPoint: (value: string | undefined) => void;
  readonly onChoose: (value: string) => void;
}

/** The values of a choice as radio buttons, each with its word and, if there is one, its picture. */
export function VariantOptions(props: VariantOptionsProps) {
  const { label, isRequired, values, shown, descriptions, pictured, tones = {}, onPoint, onChoose } = props;
  const id = useId();
  // What was loaded once stays, so that it is there at once the next time.
  const [loaded, setLoaded] = useState(pictured);
  if (pictured && !loaded) setLoaded(pictured);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-required={isRequired || undefined}
      className={css.options}
      data-pictured={pictured ? '' : undefined}
    >
      {values.map((each, at) => {
        const colours = Object.hasOwn(tones, each) ? tones[each] : undefined;
        const description = descriptions.get(each);
        return (
          <label
            key={each}
            className={css.option}
            data-swatch={colours ? '' : undefined}
            onPointerEnter={() => onPoint(each)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <input
              type="radio"
              className={css.radio}
              name={id}
              checked={each === shown}
              aria-describedby={description === undefined ? undefined : `${id}-${at}`}
              onChange={() => onChoose(each)}
            />
            {loaded && (
              <span className={css.picture} data-picture="" hidden={!pictured}>
                <LayoutTemplate size={20} strokeWidth={1.25} aria-hidden />
              </span>
            )}
            {colours && <ToneSwatch colours={colours} />}
            <span>{optionLabel(each)}</span>
          </label>
        );
      })}
      {values.map((each, at) => (
        <span key={each} id={`${id}-${at}`} hidden>
          {descriptions.get(each)}
        </span>
      ))}
      {loaded && <VariantPictures prop={loaded} values={values} />}
    </div>
  );
}
