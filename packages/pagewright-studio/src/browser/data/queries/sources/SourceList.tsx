import { type KeyboardEvent, useId, useState } from 'react';
import { focusFirst } from '../../../controls/focus-first.ts';
import { SearchInput } from '../../../controls/SearchInput.tsx';
import { useOptionInView } from '../../../controls/use-option-in-view.ts';
import { useStudio } from '../../../shell/studio-context.ts';
import { dataStrings } from '../../data-strings.ts';
import css from './SourceList.module.css';
import { sourceChoices } from './source-choices.ts';

interface SourceListProps {
  readonly chosen: string | undefined;
  readonly onChoose: (source: string) => void;
}

/** A search field over the list of sources, after the ARIA pattern of a combobox. */
export function SourceList({ chosen, onChoose }: SourceListProps) {
  const { state } = useStudio();
  const [search, setSearch] = useState('');
  const id = useId();
  const { queries } = dataStrings;
  const sources = sourceChoices(state.site, search);
  const at = sources.findIndex(({ name }) => name === chosen);
  const optionId = (name: string) => `${id}-${name}`;
  useOptionInView(chosen === undefined ? undefined : optionId(chosen));
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? sources.length - 1 : at - 1 }[event.key];
    const source = to === undefined ? undefined : sources[Math.min(Math.max(to, 0), sources.length - 1)];
    if (!source) return;
    event.preventDefault();
    onChoose(source.name);
  };
  return (
    <div className={css.list}>
      <div ref={focusFirst}>
        <SearchInput
          role="combobox"
          aria-label={queries.searchSources}
          aria-expanded={sources.length > 0}
          aria-controls={sources.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 || chosen === undefined ? undefined : optionId(chosen)}
          placeholder={queries.searchSources}
          value={search}
          onText={setSearch}
          onKeyDown={onKey}
        />
      </div>
      {sources.length === 0 ? (
        <p className={css.none}>{queries.noSource(search)}</p>
      ) : (
        <div id={`${id}-list`} role="listbox" aria-label={queries.sources} className={css.options}>
          {sources.map(({ name, label, description }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keys.
            <div
              key={name}
              id={optionId(name)}
              role="option"
              tabIndex={-1}
              aria-selected={name === chosen}
              className={css.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(name)}
            >
              <span className={css.label}>{label}</span>
              <span className={css.description}>{description}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
