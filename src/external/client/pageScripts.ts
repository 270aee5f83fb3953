import type { ScriptPort } from './scriptRequest.ts';

/** Replaces the callback of an aborted request. */
const ignore = () => {};

/** Script elements in this page, with callbacks on its window. */
export const pageScripts: ScriptPort = ({ src, callback, onAnswer, onFailure }) => {
  // Cast: the window's type has no names created at run time.
  const names = window as unknown as Record<string, unknown>;
  const element = document.createElement('script');
  let open = true;

  const close = () => {
    open = false;
    element.remove();
    delete names[callback];
  };

  names[callback] = (answer: unknown) => {
    close();
    onAnswer(answer);
  };
  // A script runs before its load event: a request that is still open then got no answer.
  const done = () => {
    const failed = open;
    close();
    if (failed) onFailure();
  };
  element.addEventListener('load', done);
  element.addEventListener('error', done);
  element.async = true;
  element.src = src;
  document.head.append(element);

  return () => {
    if (!open) return;
    close();
    // The browser runs a script it has begun to load even when its element is removed, and a
    // missing function would be an uncaught error.
    names[callback] = ignore;
  };
};
