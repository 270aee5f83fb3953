/** A request the service did not answer: its message is 'Timeout' or 'Failed to load {src}'. */
export class ExternalError extends Error {
  override readonly name = 'ExternalError';
  /** Address of the script that was asked. */
  readonly src: string;

  constructor(message: string, src: string) {
    super(message);
    this.src = src;
  }
}
