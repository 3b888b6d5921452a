import type { RootNode } from 'pagewright/tooling';
import { useState } from 'react';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import type { PathSample } from './path-sample.ts';
import css from './SampleValue.module.css';
import { imagesIn, imageUrl, valueInWords } from './value-text.ts';

interface SampleValueProps {
  readonly sample: PathSample | undefined;
  readonly node?: RootNode | undefined;
  /** small: on one line of a list. */
  readonly size?: 'small' | 'large';
}

/** What a path reads: text on one line, thumbnails of images, the number of items. Content is shown as text alone. */
export function SampleValue({ sample, node, size = 'large' }: SampleValueProps) {
  if (!sample) return size === 'small' ? null : <Note>{dataStrings.unknownHere}</Note>;
  if (sample.is === 'missing') return <Note>{dataStrings.missingHere}</Note>;
  const images = imagesIn(sample.value);
  const text = valueInWords(sample.value, node, sample.is === 'value' ? sample.count : undefined);
  return (
    <span className={css.sample} data-size={size}>
      {images.map((src) => (
        <Thumbnail key={src} src={src} />
      ))}
      <span className={css.text}>
        {sample.is === 'example' && (
          <abbr className={css.example} title={dataStrings.exampleHelp}>
            {dataStrings.example}
          </abbr>
        )}
        {text}
      </span>
    </span>
  );
}

function Note({ children }: { readonly children: string }) {
  return <span className={css.note}>{children}</span>;
}

/** An image of content, from the origin of the page. Nothing is shown for one that cannot be loaded. */
export function Thumbnail({ src }: { readonly src: string }) {
  const { state } = useStudio();
  const [isBroken, setBroken] = useState(false);
  const url = imageUrl(src, state.project.frameOrigin);
  if (url === undefined || isBroken) return null;
  return (
    <img
      className={css.thumbnail}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
