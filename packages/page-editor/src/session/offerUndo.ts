import type { EditorServices } from './EditorContext.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';

/**
 * Says what was done, with a button that undoes it. The note closes with the next change, and with the document: what
 * was undone by its key needs no button, and after another edit the button would undo that one.
 */
export function offerUndo(
  session: DocumentSession,
  toast: EditorServices['toast'],
  message: string,
): void {
  const { json } = session.get();
  const close = toast({ message, action: { label: 'Undo', run: () => void session.undo() } });
  const stop = session.subscribe(() => {
    const now = session.get();
    if (now.json === json && now.readOnly === null) return;
    stop();
    close();
  });
}
