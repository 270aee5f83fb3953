import { isRecord } from '../../json.ts';
import type { View } from '../../query/View.ts';
import type { FieldModel, Models } from '../../types.ts';
import { invalid } from '../ApiError.ts';
import type { GraphSet } from './parseGraphQuery.ts';

/** Maximum number of linked documents in one response, against deeply nested circular links. */
const MAX_LINKS = 20_000;

/** Resolves linked documents for projections, up to the limit. */
export class Reader {
  readonly view: View;
  #left = MAX_LINKS;

  constructor(view: View) {
    this.view = view;
  }

  /** Counts one more linked document. Throws a 400 above the limit. */
  count(): void {
    this.#left--;
    if (this.#left < 0) {
      throw invalid(`graphQuery brings in more than ${MAX_LINKS} linked documents: ask for less`);
    }
  }
}

/** Reduces a stored value to what a graphQuery selects. */
export type Projection = (value: unknown, reader: Reader) => unknown;

/** Projections of a set's fields by name. */
export type Projections = ReadonlyMap<string, Projection>;

export type BindFields = (
  fields: Readonly<Record<string, FieldModel>>,
  set: GraphSet,
  owner: string,
) => Projections;

/** Shared by the parts of the binder. `source` is the query's text, for messages. */
export interface Binder {
  readonly models: Models;
  readonly source: string;
  readonly fields: BindFields;
}

export const asItIs: Projection = (value) => value;

/** Returns the selected fields of a record. */
export function project(value: unknown, fields: Projections, reader: Reader) {
  const selected: Record<string, unknown> = {};
  if (!isRecord(value)) return selected;
  for (const [name, projection] of fields) {
    const field = value[name];
    if (field !== undefined) selected[name] = projection(field, reader);
  }
  return selected;
}

/** Projects the selected fields of every item. */
export function projectItems(fields: Projections): Projection {
  return (value, reader) =>
    Array.isArray(value) ? value.map((item) => project(item, fields, reader)) : [];
}
