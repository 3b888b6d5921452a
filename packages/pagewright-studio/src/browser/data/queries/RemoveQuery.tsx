import { configs } from 'pagewright/tooling';
import { Dialog } from '../../controls/Dialog.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { inWords } from '../../field/schema-words.ts';
import { editFile, useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import { PartList } from './PartList.tsx';
import { removeQuery } from './query-edits.ts';
import { partsAround, usesOfQuery } from './query-uses.ts';

/** The id of the button above the list of queries. A window has one list. */
export const dataListId = 'studio-data-list';

interface RemoveQueryProps {
  readonly file: string;
  readonly query: string;
  readonly onClose: () => void;
}

/** Asks before a query is removed, and names the parts of the page that would have no content. */
export function RemoveQuery({ file, query, onClose }: RemoveQueryProps) {
  const studio = useStudio();
  const { site } = studio.state;
  const config = configs.read(site, file);
  const { queries } = dataStrings;
  if (!config) return null;
  const parts = partsAround(usesOfQuery(config, query));
  const remove = () => {
    editFile(studio, file, queries.removeLabel(query), removeQuery(site, config, query), {
      select: { file, steps: [] },
    });
    studio.announce(queries.removed(query), { isSeen: true });
    onClose();
    // The button that opened the dialog disappears with the query.
    requestAnimationFrame(() => document.getElementById(dataListId)?.focus());
  };
  return (
    <Dialog
      title={queries.removeTitle(inWords(query))}
      onClose={onClose}
      actions={
        <>
          <PushButton onClick={onClose}>{queries.keep}</PushButton>
          <PushButton kind="danger" onClick={remove}>
            {queries.remove}
          </PushButton>
        </>
      }
    >
      <p>{queries.removeLead(parts.length)}</p>
      <PartList file={file} parts={parts} onChoose={onClose} />
    </Dialog>
  );
}
