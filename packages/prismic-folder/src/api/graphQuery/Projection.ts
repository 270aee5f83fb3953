import { isRecord } from '../../json.ts';
import type { View } from '../../query/View.ts';
import type { FieldModel, Models } from '../../types.ts';
import { invalid } from '../ApiError.ts';
import type { GraphSet } from './parseGraphQuery.ts';

/** Linked documents one answer may bring in; beyond it the query goes round in circles. */
const MAX_LINKS = 20_000;

/** What a projection reads besides the value. */
export class Reader {
  readonly view: View;
  #left = MAX_LINKS;

  constructor(view: View) {
    this.view = view;
  }

  /** Counts one more linked document. Throws a 400 when there are too many. */
  count(): void {
    this.#left--;
    if (this.#left < 0) {
      throw invalid(`graphQuery brings in more than ${MAX_LINKS} linked documents: ask for less`);
    }
  }
}

/** Makes of a stored value what a graphQuery asked for. */
export type Projection = (value: unknown, reader: Reader) => unknown;

/** Fields of a set by name. */
export type Projections = ReadonlyMap<string, Projection>;

export type BindFields = (
  fields: Readonly<Record<string, FieldModel>>,
  set: GraphSet,
  owner: string,
) => Projections;

/** What the parts of the binder share: the models, the text for messages, and each other. */
export interface Binder {
  readonly models: Models;
  readonly source: string;
  readonly fields: BindFields;
}

export const asItIs: Projection = (value) => value;

/** The chosen fields of a record. */
export function project(value: unknown, fields: Projections, reader: Reader) {
  const chosen: Record<string, unknown> = {};
  if (!isRecord(value)) return chosen;
  for (const [name, projection] of fields) {
    const field = value[name];
    if (field !== undefined) chosen[name] = projection(field, reader);
  }
  return chosen;
}

/** The chosen fields of every item. */
export function projectItems(fields: Projections): Projection {
  return (value, reader) =>
    Array.isArray(value) ? value.map((item) => project(item, fields, reader)) : [];
}
