const key = 'pagewright-studio-first-steps';

/**
 * Whether a person has not yet closed the first steps, in any window. False without storage, because the steps would come back each time.
 */
export function areFirstStepsNew(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

/** Remembers that the first steps were closed. */
export function keepFirstStepsClosed(): void {
  try {
    localStorage.setItem(key, 'closed');
  } catch {
    // They are closed until the window is.
  }
}
