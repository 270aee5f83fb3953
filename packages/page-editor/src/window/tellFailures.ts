import { ApiError } from '../api/AuthoringClient.ts';
import { isLostCode, sentenceOf } from '../kit/messages/sentenceOf.ts';

/**
 * Says what fails while nothing waits for it, such as what a press has started: no press ends in silence. Returns
 * a function that stops it.
 */
export function tellFailures(target: Window, say: (sentence: string) => void): () => void {
  const tell = ({ reason }: PromiseRejectionEvent) => {
    // Somebody has stopped it.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    const isKnown = reason instanceof ApiError || isLostCode(reason);
    say(isKnown ? sentenceOf(reason) : 'This did not work. Try again, or reload the window.');
  };
  target.addEventListener('unhandledrejection', tell);
  return () => target.removeEventListener('unhandledrejection', tell);
}
