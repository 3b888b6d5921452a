import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../controls/PushButton.tsx';
import { useFocusBack } from '../controls/use-focus-back.ts';
import { strings } from '../strings.ts';
import css from './SeenSentence.module.css';

/** Milliseconds for which a sentence is seen: time to read it twice. */
function timeToRead(sentence: string): number {
  return 3_000 + sentence.length * 80;
}

interface SeenSentenceProps {
  readonly sentence: string;
  readonly onClose: () => void;
}

/** A sentence that is seen for a moment, in a corner. Screen readers have it from the live region. */
export function SeenSentence({ sentence, onClose }: SeenSentenceProps) {
  const own = useRef<HTMLDivElement>(null);
  useFocusBack(own);
  useEffect(() => {
    const timer = setTimeout(onClose, timeToRead(sentence));
    return () => clearTimeout(timer);
  }, [sentence, onClose]);
  return (
    <div ref={own} className={css.notice}>
      <span>{sentence}</span>
      <IconButton label={strings.dismiss} icon={<X size={14} />} onClick={onClose} />
    </div>
  );
}
