import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { configs, json } from 'pagewright/tooling';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { IconButton } from '../controls/PushButton.tsx';
import { isEditable } from '../edits/edit-config.ts';
import { useStudio } from '../shell/studio-context.ts';
import { strings } from '../strings.ts';
import css from './DataList.module.css';
import { dataStrings } from './data-strings.ts';
import { AddQuery } from './queries/AddQuery.tsx';
import { QueryRow } from './queries/QueryRow.tsx';
import { pathUses, usesOfQuery } from './queries/query-uses.ts';
import { dataListId, RemoveQuery } from './queries/RemoveQuery.tsx';

/** What the list has open: the dialog for a new query, or for removing one. */
type OpenDialog = { readonly is: 'add' } | { readonly is: 'remove'; readonly query: string };

/** The queries of the open config, with what each finds and how many parts use it. */
export function DataList() {
  const { state, view, show } = useStudio();
  const { file } = view;
  const [open, setOpen] = useState<OpenDialog>();
  const [isFolded, setFolded] = useState(false);
  const id = useId();
  const config = file === undefined ? undefined : configs.read(state.site, file);
  const { queries } = dataStrings;
  // Finding all paths of a file takes a while: what is typed is shown first.
  const counted = useDeferredValue(config);
  const uses = useMemo(() => (counted ? pathUses(counted) : []), [counted]);
  const text = config?.text;
  const isBroken = useMemo(() => text !== undefined && !isEditable(text), [text]);
  const isListed = config?.kind === 'page' || config?.kind === 'section' || config?.kind === 'site';
  if (file === undefined || !config || !isListed) return null;
  const names = Object.keys(json.objectOf(config.value.data));
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  const select = (query: string) => show({ selected: { file, steps: ['data', query] } });
  return (
    <section className={css.list} aria-label={queries.heading}>
      <header className={css.header}>
        <h2 className={css.heading}>
          <button
            id={dataListId}
            type="button"
            className={css.fold}
            aria-expanded={!isFolded}
            aria-controls={isFolded || isBroken ? undefined : id}
            onClick={() => setFolded(!isFolded)}
          >
            <Chevron size={14} aria-hidden />
            {queries.heading}
            <span className={css.count}>{names.length}</span>
          </button>
        </h2>
        <IconButton
          label={queries.add}
          icon={<Plus size={16} />}
          disabled={isBroken}
          onClick={() => setOpen({ is: 'add' })}
        />
      </header>
      {!isFolded && isBroken && <p className={css.none}>{strings.brokenFile}</p>}
      {!isFolded && !isBroken && names.length === 0 && (
        <p className={css.none}>{queries.none(state.project.contentName)}</p>
      )}
      {!isFolded && !isBroken && (
        <ul id={id}>
          {names.map((query) => (
            <QueryRow
              key={query}
              file={file}
              query={query}
              uses={counted?.file === file ? usesOfQuery(counted, query, uses) : []}
              onSelect={() => select(query)}
              onRemove={() => setOpen({ is: 'remove', query })}
            />
          ))}
        </ul>
      )}
      {open?.is === 'add' && (
        <AddQuery
          file={file}
          onClose={(added) => {
            setOpen(undefined);
            if (added !== undefined) select(added);
          }}
        />
      )}
      {open?.is === 'remove' && (
        <RemoveQuery file={file} query={open.query} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
