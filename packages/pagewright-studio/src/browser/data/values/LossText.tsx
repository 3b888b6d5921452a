import { configs } from 'pagewright/tooling';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import type { Loss } from './binding-loss.ts';
import css from './LossText.module.css';
import { titleOf } from './path-text.ts';
import { valueInWords } from './value-text.ts';

/** What the page lacks without a value, in one sentence. */
export function LossText({ file, loss }: { readonly file: string; readonly loss: Loss }) {
  const { state } = useStudio();
  const config = configs.read(state.site, file);
  const data = dataStrings;
  if (loss.is === 'default')
    return <span className={css.loss}>{data.loss.default(valueInWords(loss.value))}</span>;
  if (loss.is !== 'part') return <span className={css.loss}>{data.loss[loss.is]}</span>;
  const node = config && configs.placeOf(state.site, config, loss.steps).node;
  return <span className={css.loss}>{data.loss.part(titleOf(node, String(loss.steps.at(-1) ?? '')))}</span>;
}
