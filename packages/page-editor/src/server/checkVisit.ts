import { AuthoringError, checkOrigin, EDITOR_HEADER, type Editor } from 'prismic-folder/authoring';

/** Throws unless a request is the editor's own: a page of another site gets nothing of a session. */
export function checkVisit(editor: Editor, request: Request): void {
  const visit = editor.visit(request);
  if (visit.kind === 'own' && visit.session) return;
  throw new AuthoringError('signed_out', 'The session of the editor is over: sign in again');
}

/** The same for a request that changes something: only the window itself sends this header and origin. */
export function checkWrite(editor: Editor, request: Request): void {
  checkVisit(editor, request);
  checkOrigin(request);
  if (request.headers.get(EDITOR_HEADER) === '1') return;
  throw new AuthoringError('refused', `Such requests have the header ${EDITOR_HEADER}: 1`);
}
