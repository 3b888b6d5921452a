import { RefreshCw } from 'lucide-react';
import { type ConfigText, configs, type Json } from 'pagewright/tooling';
import { useId, useMemo, useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { IconButton, PushButton } from '../../controls/PushButton.tsx';
import type { FieldProps } from '../../field/field-props.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import { AddQuery } from '../queries/AddQuery.tsx';
import { defaultForLoss, lossOf } from '../values/binding-loss.ts';
import { failureInWords } from '../values/failure-text.ts';
import { type FieldPath, rootInWords } from '../values/path-text.ts';
import { useContent } from '../values/use-content.ts';
import { bindingOf } from '../values/value-binding.ts';
import css from './PathPicker.module.css';
import { PathTree } from './PathTree.tsx';
import { type PathUse, type PickerNode, pickerTree } from './picker-tree.ts';
import { WithoutValue } from './WithoutValue.tsx';

/** A path that was chosen. */
export interface PickedPath {
  readonly path: FieldPath;
  /** What is shown without content: null to leave it out, undefined if nothing is to be said or the old one stays. */
  readonly fallback: Json | undefined;
}

interface PathPickerProps extends Pick<FieldProps, 'file' | 'steps' | 'label'> {
  readonly title: string;
  readonly use: PathUse;
  readonly onPick: (picked: PickedPath) => void;
  readonly onClose: () => void;
}

/**
 * A dialog that lists the content that fits a place, with its current values. If content may lack the chosen value, the dialog asks what is
 * shown then.
 */
export function PathPicker({ file, steps, label, title, use, onPick, onClose }: PathPickerProps) {
  const { state } = useStudio();
  const { site } = state;
  const { isReading, refresh } = useContent(file);
  const [asked, setAsked] = useState<PickerNode>();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  const id = useId();
  const config = configs.read(site, file);
  const place = useMemo(() => config && configs.placeOf(site, config, steps), [site, config, steps]);
  const tree = useMemo(() => (place ? pickerTree(place, use) : []), [place, use]);
  if (!config || !place) return null;

  const choose = (entry: PickerNode) => {
    const { path, isOptional } = entry;
    const loss = lossOf(site, config, steps);
    const isKept = bindingOf(place.value, place.roots)?.is === 'path';
    const isAsked = use === 'whole' && place.accepts === 'any' && !isKept;
    if (isAsked && (isOptional || loss.is === 'page')) setAsked(entry);
    else onPick({ path, fallback: undefined });
  };
  if (isAdding)
    return (
      <AddQuery
        file={file}
        onClose={(name) => {
          setAdding(false);
          setAdded(name);
        }}
      />
    );
  if (asked)
    return (
      <WithoutValue
        file={file}
        steps={steps}
        label={label}
        entry={asked}
        place={place}
        loss={lossOf(site, config, steps)}
        onBack={() => setAsked(undefined)}
        onClose={onClose}
        onChoose={(fallback) => {
          const left = defaultForLoss(lossOf(site, config, steps), steps);
          onPick({ path: asked.path, fallback: fallback ?? left });
        }}
      />
    );
  const isExtensible = config.kind === 'page' || config.kind === 'section' || config.kind === 'site';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <IconButton
            label={dataStrings.picker.reload}
            icon={<RefreshCw size={14} />}
            aria-disabled={isReading}
            onClick={() => void refresh()}
          />
          {isExtensible && (
            <PushButton onClick={() => setAdding(true)}>{dataStrings.picker.addQuery}</PushButton>
          )}
        </>
      }
    >
      <PathTree file={file} place={place} tree={tree} start={added} onChoose={choose} describedBy={id} />
      <QueryNotes id={id} config={config} tree={tree} />
    </Dialog>
  );
}

interface QueryNotesProps {
  /** The id of the sentence about queries that do not fit. */
  readonly id: string;
  readonly config: ConfigText;
  readonly tree: readonly PickerNode[];
}

/** The queries that have nothing that fits, and the ones that could not be read. */
function QueryNotes({ id, config, tree }: QueryNotesProps) {
  const { answer } = useContent(config.file);
  const shown = new Set(tree.map(({ path: [root] }) => root));
  const unfit = Object.keys(Object(config.value.data)).filter((query) => !shown.has(query));
  const failed = Object.entries(answer?.queries ?? {}).filter(([query]) => shown.has(query));
  return (
    <>
      {failed.map(
        ([query, each]) =>
          'failure' in each && (
            <p key={query} role="status" className={css.unfit}>
              {dataStrings.picker.failed(rootInWords(query), failureInWords(each.failure))}
            </p>
          ),
      )}
      {unfit.length > 0 && (
        <p id={id} className={css.unfit}>
          {dataStrings.picker.unfit(unfit.map(rootInWords))}
        </p>
      )}
    </>
  );
}
