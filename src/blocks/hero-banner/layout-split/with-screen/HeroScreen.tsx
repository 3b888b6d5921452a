import { Hidden } from '../../../../ui/Hidden.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import type { HeroProps } from '../../hero-props.ts';
import css from './HeroScreen.module.css';

interface HeroScreenProps extends Pick<HeroProps, 'screenLabel' | 'replyLabel'> {
  readonly screen: NonNullable<HeroProps['screen']>;
}

/** A telephone that shows a question and its answer. */
export function HeroScreen({ screen, screenLabel, replyLabel }: HeroScreenProps) {
  const { time, step, question, answer, hint } = screen;
  return (
    <Sheet className={css.phone}>
      <div className={css.screen}>
        <p className={css.status}>
          <Hidden>{`${screenLabel}. `}</Hidden>
          {time !== undefined && <span>{time}</span>} {step !== undefined && <span>{step}</span>}
        </p>
        <p className={css.question}>{question}</p>
        {answer !== undefined && <p className={css.answer}>{answer}</p>}
        {hint !== undefined && <p className={css.hint}>{hint}</p>}
        <p className={css.reply}>
          {replyLabel}
          <span className={css.button} />
        </p>
      </div>
    </Sheet>
  );
}
