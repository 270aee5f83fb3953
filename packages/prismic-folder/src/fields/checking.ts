import type { Report } from '../lib/createReport.ts';
import type { Models } from '../types.ts';

type Path = readonly (string | number)[];

/** A field of a model that is checked. */
export interface CheckContext {
  readonly report: Report;
  readonly models: Models;
  readonly name: string;
  readonly path: Path;
  /** The path as it is reported. */
  readonly place: string;
  /** Checks the fields of a group. */
  readonly checkFields: (fields: unknown, at: Path) => void;
}
