import { afterAll } from 'vitest';

// Files share the document: each leaves it as it was.
afterAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
