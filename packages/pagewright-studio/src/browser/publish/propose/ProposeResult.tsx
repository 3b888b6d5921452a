import { useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import type { MadeProposal } from '../../protocol.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { publishStrings } from '../publish-strings.ts';
import { discardChanges } from '../save/discard-changes.ts';
import { unsavedFiles } from '../unsaved-files.ts';
import { CopyButton } from './CopyButton.tsx';
import css from './ProposeResult.module.css';

interface ProposeResultProps {
  readonly proposal: MadeProposal;
  readonly files: readonly string[];
  readonly onClose: () => void;
}

const { proposal: text } = publishStrings;

/** Characters of a hash that name a commit. */
const shortHash = 10;

/** Where a proposal is, and what becomes of the drafts. */
export function ProposeResult({ proposal, files, onClose }: ProposeResultProps) {
  const studio = useStudio();
  const { branch, commit, pushed, pushProblem, preview, remote } = proposal;
  const drafts = unsavedFiles(studio.state).filter(({ file }) => files.includes(file));
  const [isKept, setKept] = useState(true);
  const finish = () => {
    if (!isKept) discardChanges(studio, drafts, text.takeOutStep);
    onClose();
  };
  return (
    <Dialog
      title={text.done}
      onClose={onClose}
      actions={
        <PushButton kind="main" onClick={finish}>
          {text.finish}
        </PushButton>
      }
    >
      <div className={css.result}>
        <p role="status">{text.doneText(branch)}</p>
        {pushProblem !== undefined && <Callout kind="warning">{text.pushFailed(pushProblem)}</Callout>}
        {!pushed && pushProblem === undefined && <p className={css.soft}>{text.notPushed}</p>}
        <dl className={css.facts}>
          {preview !== undefined && <LinkFact name={text.preview} url={preview} />}
          {remote !== undefined && <LinkFact name={text.remote} url={remote} />}
          <Fact name={text.branch} text={branch} />
          <Fact name={text.commit} text={commit} shown={commit.slice(0, shortHash)} />
        </dl>
        {drafts.length > 0 && (
          <fieldset className={css.after}>
            <legend className={css.legend}>{text.after}</legend>
            {[true, false].map((value) => (
              <label key={String(value)} className={css.option}>
                <input
                  type="radio"
                  name="drafts"
                  checked={isKept === value}
                  onChange={() => setKept(value)}
                />
                {value ? text.keep : text.takeOut}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

interface FactProps {
  readonly name: string;
  readonly text: string;
  /** Shown in place of the text, which is copied. */
  readonly shown?: string;
}

function Fact({ name, text: value, shown = value }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <code>{shown}</code>
        <CopyButton name={name} text={value} />
      </dd>
    </div>
  );
}

function LinkFact({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
        <CopyButton name={name} text={url} />
      </dd>
    </div>
  );
}
