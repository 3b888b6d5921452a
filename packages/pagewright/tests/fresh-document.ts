import { afterAll } from 'vitest';

// The files of a project share one document. Loading all modules again for each file would take 50 % longer.
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
