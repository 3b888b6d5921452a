import { type KeyboardEvent, type ReactNode, useId } from 'react';
import css from './PickerTabs.module.css';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface PickerTabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  /** The panel of the tab that is shown. */
  readonly children: ReactNode;
}

/** Tabs with their panel, after the ARIA tabs pattern: arrow keys show the next tab. */
export function PickerTabs<Name extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: PickerTabsProps<Name>) {
  const id = useId();
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onShow(tab.name);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${tab.name}`)}`)?.focus();
  };
  return (
    <div className={css.tabs}>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
