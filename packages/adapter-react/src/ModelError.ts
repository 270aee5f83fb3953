/** What is wrong with one file of a project: the message names it, relative to the project. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.file = file;
  }
}

/** The sentence of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
