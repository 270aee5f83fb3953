import type { ScriptPort } from './scriptRequest.ts';

/** Swallows the answer of a script that nobody waits for any more. */
const ignore = () => {};

/** Scripts as elements of this page, the functions they call as properties of its window. */
export const pageScripts: ScriptPort = ({ src, callback, onAnswer, onFailure }) => {
  // Cast: the window's own type knows nothing of names made up at run time.
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
  // A script runs before its load event: whoever is still waiting then was not answered.
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
    // The browser runs a script it has begun to load even when its element is gone, and a missing
    // function would be an uncaught error: one that does nothing stays until the script is done.
    names[callback] = ignore;
  };
};
