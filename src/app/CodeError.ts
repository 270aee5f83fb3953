/** The code of a screen could not be loaded; `cause` is what the browser said. */
export class CodeError extends Error {
  override name = 'CodeError';
}
