import type { View } from '../../query/View.ts';
import type { Models, RepositoryDocument } from '../../types.ts';
import { bindGraphQuery } from '../graphQuery/bindGraphQuery.ts';
import { project, Reader } from '../graphQuery/Projection.ts';
import { fetchLinks, pickFields } from './fetchLinks.ts';
import { parsePicks } from './parsePicks.ts';

/** Returns the data of a document that the response contains. */
export type SelectData = (document: RepositoryDocument) => RepositoryDocument['data'];

/**
 * Parses `graphQuery`, or `fetch` and `fetchLinks`, which `graphQuery` overrides. Without any of
 * them the response contains all of a document's data. Throws QueryErrors.
 */
export function selectData(models: Models, view: View, parameters: URLSearchParams): SelectData {
  const graphQuery = parameters.get('graphQuery')?.trim();
  if (graphQuery) {
    const types = bindGraphQuery(models, parameters.get('graphQuery') ?? '');
    const reader = new Reader(view);
    return ({ type, data }) => project(data, types.get(type) ?? new Map(), reader);
  }
  const fetched = parsePicks(models, 'fetch', listOf(parameters, 'fetch'));
  const linked = parsePicks(models, 'fetchLinks', listOf(parameters, 'fetchLinks'));
  const pick: SelectData =
    fetched.size === 0
      ? ({ data }) => data
      : ({ type, data }) => pickFields(data, fetched.get(type) ?? new Map());
  if (linked.size === 0) return pick;
  return (document) => {
    const data = pick(document);
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, fetchLinks(value, linked, view)]),
    );
  };
}

function listOf(parameters: URLSearchParams, name: string): string {
  return parameters.getAll(name).join(',');
}
