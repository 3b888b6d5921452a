import { afterAll } from 'vitest';

// The files of a project share one document, since loading all modules for each file takes half as long again.
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
