import type { BlockProps } from '../../generated/block-props.ts';
import { withKeys } from '../../ui/with-keys.ts';
import { Chapter } from './Chapter.tsx';
import { orderedChapters } from './chapter-order.ts';

/** A story in a few parts. Each part is a section of its own, with its own background. */
export default function Chapters({ sections, tones, tone, ...words }: BlockProps['chapters']) {
  return (
    <div data-tone={tone}>
      {withKeys(orderedChapters(sections), ({ section }) => section.heading ?? '').map(
        ({ key, item, index }) => (
          <Chapter
            key={key}
            section={item.section}
            isMirrored={item.isMirrored}
            tone={index === 0 ? tone : (tones[(index - 1) % tones.length] ?? tone)}
            words={words}
          />
        ),
      )}
    </div>
  );
}
