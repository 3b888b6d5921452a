import { ChevronDown, ChevronRight } from 'lucide-react';
import { configs, type ValuePlace } from 'pagewright/tooling';
import { type KeyboardEvent, useId, useState } from 'react';
import { focusFirst } from '../../controls/focus-first.ts';
import { ScreenReaderText } from '../../controls/ScreenReaderText.tsx';
import { SearchInput } from '../../controls/SearchInput.tsx';
import { useOptionInView } from '../../controls/use-option-in-view.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { dataStrings } from '../data-strings.ts';
import { pathSample } from '../values/path-sample.ts';
import { SampleValue } from '../values/SampleValue.tsx';
import { useContent } from '../values/use-content.ts';
import css from './PathTree.module.css';
import { firstOpen, type PickerNode, type PickerRow, rowForKey, visibleRows } from './picker-tree.ts';

interface PathTreeProps {
  readonly file: string;
  readonly place: ValuePlace;
  readonly tree: readonly PickerNode[];
  readonly describedBy: string;
  /** The path that is active at first; otherwise the first that can be chosen. */
  readonly start: string | undefined;
  readonly onChoose: (entry: PickerNode) => void;
}

const keyOf = ({ path }: PickerNode) => path.join('.');

/** A search field over a tree of fields, after the ARIA pattern of a combobox: the focus stays in the search field. */
export function PathTree({ file, place, tree, describedBy, start, onChoose }: PathTreeProps) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(() => firstOpen(tree));
  const [active, setActive] = useState(start);
  const id = useId();
  const rows = visibleRows(tree, open, search);
  const first = rows.find(({ entry }) => entry.isFit);
  const current = rows.find(({ entry }) => keyOf(entry) === active) ?? first;
  const currentKey = current && keyOf(current.entry);
  const rowId = (key: string) => `${id}-${key}`;
  useOptionInView(currentKey === undefined ? undefined : rowId(currentKey));

  const toggle = (entry: PickerNode) => {
    const after = new Set(open);
    if (!after.delete(keyOf(entry))) after.add(keyOf(entry));
    setOpen(after);
    setActive(keyOf(entry));
  };
  const act = ({ entry }: PickerRow) => (entry.isFit ? onChoose(entry) : toggle(entry));
  const onKey = (event: KeyboardEvent) => {
    if (!current) return;
    const { entry, isOpen } = current;
    const isGroup = entry.children.length > 0 && search === '';
    const next = rowForKey(event.key, rows, current, search !== '');
    if (event.key === 'Enter') act(current);
    else if (isGroup && event.key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) toggle(entry);
    else if (next) setActive(keyOf(next.entry));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={css.search} ref={focusFirst}>
        <SearchInput
          role="combobox"
          aria-label={dataStrings.picker.search}
          aria-describedby={describedBy}
          aria-expanded={rows.length > 0}
          aria-haspopup="tree"
          aria-controls={rows.length > 0 ? `${id}-tree` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={currentKey === undefined ? undefined : rowId(currentKey)}
          placeholder={dataStrings.picker.search}
          value={search}
          onText={(text) => {
            setSearch(text);
            setActive(undefined);
          }}
          onKeyDown={onKey}
        />
      </div>
      {rows.length > 0 && (
        <div id={`${id}-tree`} role="tree" aria-label={dataStrings.picker.fields} className={css.tree}>
          {rows.map((row) => (
            <TreeRow
              key={keyOf(row.entry)}
              id={rowId(keyOf(row.entry))}
              row={row}
              file={file}
              place={place}
              isActive={row === current}
              onChoose={() => act(row)}
              onToggle={() => toggle(row.entry)}
            />
          ))}
        </div>
      )}
      {rows.length === 0 && (
        <p className={css.none}>
          {search === '' ? dataStrings.picker.noneFits : dataStrings.picker.noneFound(search)}
        </p>
      )}
      <div role="status">
        <ScreenReaderText>
          {search === '' ? '' : dataStrings.picker.found(rows.filter(({ entry }) => entry.isFit).length)}
        </ScreenReaderText>
      </div>
    </>
  );
}

interface TreeRowProps extends Pick<PathTreeProps, 'file' | 'place'> {
  readonly id: string;
  readonly row: PickerRow;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

function TreeRow({ id, row, file, place, isActive, onChoose, onToggle }: TreeRowProps) {
  const { state } = useStudio();
  const { answer } = useContent(file);
  const { entry, level, isOpen } = row;
  const config = configs.read(state.site, file);
  const { steps, roots } = place;
  const sample =
    config && entry.isFit
      ? pathSample(entry.path, { site: state.site, config, steps, roots }, answer)
      : undefined;
  const isGroup = entry.children.length > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keys.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-selected={isActive}
      aria-expanded={isGroup ? isOpen : undefined}
      className={css.row}
      data-level={Math.min(level, 4)}
      data-active={isActive ? '' : undefined}
      data-fit={entry.isFit ? '' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {isGroup ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same.
        <span
          className={css.chevron}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Chevron size={14} aria-hidden />
        </span>
      ) : (
        <span className={css.chevron} />
      )}
      <span className={css.label}>{entry.label}</span>
      <span className={css.sample}>
        <SampleValue sample={sample} node={entry.node} size="small" />
      </span>
      {entry.isFit && entry.isOptional && <span className={css.optional}>{dataStrings.optional}</span>}
    </div>
  );
}
