import { formatPath } from '../folder/formatProblem.ts';
import type { JsonPath } from './types.ts';

/** A change that cannot be applied; the message names its path. Nothing has changed. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly path: JsonPath;
  /** The message without the path. */
  readonly reason: string;

  constructor(path: JsonPath, reason: string) {
    super(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
