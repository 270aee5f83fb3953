/** An error in one file of a project. The message starts with the path, relative to the project. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.file = file;
  }
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
