import { useSyncExternalStore } from 'react';

/** auto: as the system has it. */
export const themes = ['auto', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const key = 'pagewright-studio-theme';
const listeners = new Set<() => void>();

function kept(): Theme {
  try {
    const value = localStorage.getItem(key);
    return themes.find((each) => each === value) ?? 'auto';
  } catch {
    return 'auto';
  }
}

let theme = kept();

function apply(): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

apply();

/** Sets the colours of the window, now and when it opens again. */
export function setTheme(chosen: Theme): void {
  theme = chosen;
  apply();
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Without storage, the choice lasts as long as the window.
  }
  for (const listener of listeners) listener();
}

/** The theme that the person has chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => theme,
  );
}
