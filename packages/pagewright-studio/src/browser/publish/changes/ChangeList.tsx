import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PushButton } from '../../controls/PushButton.tsx';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import css from './ChangeList.module.css';
import type { ChangeSentence } from './change-sentences.ts';
import { changeStrings } from './change-strings.ts';

interface ChangeListProps {
  readonly count: number;
  /** The first sentences, or all. */
  sentences(most: number): readonly ChangeSentence[];
}

/** More changes than a person reads at once. */
const mostAtFirst = 12;

/** Values with more characters have a line of their own. */
const longestInLine = 44;

/** More changes than a window should show at all. The lines have the others. */
const mostAtAll = 300;

/** What was changed in a file, in words. Changes of one section are together. */
export function ChangeList({ count, sentences }: ChangeListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone. Reading goes on where the new sentences begin.
  useEffect(() => {
    const next = isWhole ? list.current?.children[mostAtFirst] : undefined;
    if (next instanceof HTMLElement) next.focus();
  }, [isWhole]);
  // Two or three are not worth a button.
  const most = isWhole ? mostAtAll : count <= mostAtFirst + 3 ? count : mostAtFirst;
  const shown = sentences(most);
  const left = count - shown.length;
  return (
    <div className={css.changes}>
      <ul ref={list} className={css.list} aria-label={changeStrings.described.title}>
        {shown.map((sentence, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name, and two may be equal.
            key={at}
            tabIndex={at === mostAtFirst ? -1 : undefined}
            className={css.change}
            data-continues={isSameSubject(shown, at) ? '' : undefined}
          >
            {sentence.about !== undefined && (
              <Subject name={sentence.about} isRepeated={isSameSubject(shown, at)} />
            )}
            <span className={css.text}>
              {hasValues(sentence) ? changeStrings.described.beforeValues(sentence.text) : sentence.text}{' '}
              {hasValues(sentence) && <Values sentence={sentence} />}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && isWhole && <p className={css.more}>{changeStrings.described.more(left)}</p>}
      {left > 0 && !isWhole && (
        <PushButton kind="quiet" onClick={() => setWhole(true)}>
          {changeStrings.described.showAll(left)}
        </PushButton>
      )}
    </div>
  );
}

/** What a sentence is about. Only screen readers hear the same name again. */
function Subject({ name, isRepeated }: { readonly name: string; readonly isRepeated: boolean }) {
  return isRepeated ? (
    <ScreenReaderText>{name}</ScreenReaderText>
  ) : (
    <strong className={css.about}>{name}</strong>
  );
}

function isSameSubject(shown: readonly ChangeSentence[], at: number): boolean {
  const about = shown[at]?.about;
  return about !== undefined && shown[at - 1]?.about === about;
}

function hasValues({ before, after }: ChangeSentence): boolean {
  return before !== undefined || after !== undefined;
}

function Values({ sentence: { before, after } }: { readonly sentence: ChangeSentence }) {
  const isShort = `${before ?? ''}${after ?? ''}`.length <= longestInLine;
  return (
    <span className={css.values} data-short={isShort ? '' : undefined}>
      {before !== undefined && <bdi>{before}</bdi>}
      {before !== undefined && after !== undefined && (
        <>
          {' '}
          <ArrowRight size={12} aria-hidden className={css.arrow} />
          <ScreenReaderText>{changeStrings.described.becomes}</ScreenReaderText>{' '}
        </>
      )}
      {after !== undefined && <bdi className={css.after}>{after}</bdi>}
    </span>
  );
}
