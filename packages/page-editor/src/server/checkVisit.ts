import { AuthoringError, type Editor } from 'prismic-folder/authoring';

/** Throws unless a request is the editor's own: a page of another site gets nothing of a session. */
export function checkVisit(editor: Editor, request: Request): void {
  const visit = editor.visit(request);
  if (visit.kind === 'own' && visit.session) return;
  throw new AuthoringError('signed_out', 'The session of the editor is over: sign in again');
}
