import type { RepositoryDocument } from '../types.ts';
import { compareDocuments, orderOf } from './index/order.ts';
import { intersection, type Selection } from './index/Selection.ts';
import type { Layer, View } from './index/View.ts';
import type { Ordering } from './orderings/parseOrderings.ts';
import type { Found, Test } from './predicates/Predicate.ts';

/** A query whose words are all known: what results must pass, their order, and which to return. */
export interface Search {
  readonly tests: readonly Test[];
  readonly orderings: readonly Ordering[];
  /** Results to leave out at the start, and how many to return. */
  readonly offset: number;
  readonly limit: number;
  /** Id of a result to begin after; an id that is not among the results changes nothing. */
  readonly after?: string | undefined;
}

export interface SearchResult {
  /** Number of all results, those not returned too. */
  readonly total: number;
  readonly documents: readonly RepositoryDocument[];
}

/** What a layer contributes to the results. */
interface Match extends Layer {
  readonly selection: Selection;
  readonly size: number;
  readonly rank: Found['rank'];
}

/** Answers a query over a view. Its cost follows the results, not the documents. */
export function search(view: View, query: Search): SearchResult {
  const matches = view.layers.map((layer) => match(layer, query.tests, view));
  const size = matches.reduce((sum, { size }) => sum + size, 0);
  const { orderings, offset, limit, after } = query;
  if (after !== undefined) {
    const documents = order(matches, orderings, 0, size);
    const rest = documents.slice(documents.findIndex(({ id }) => id === after) + 1);
    return { total: rest.length, documents: rest.slice(offset, offset + limit) };
  }
  const documents = offset < size ? order(matches, orderings, offset, offset + limit) : [];
  return { total: size, documents };
}

function match(layer: Layer, tests: readonly Test[], view: View): Match {
  const { segment, replaced } = layer;
  const found = tests.map((test) => test(segment, (id) => view.find(id)));
  const selections = found.map(({ selection }) => selection);
  const selection = intersection(selections, segment.size);
  const hidden = [...replaced].filter((ordinal) => selection.has(ordinal)).length;
  const rank = found.find(({ rank }) => rank)?.rank;
  return { segment, replaced, selection, size: selection.size - hidden, rank };
}

/** Results from one place to another in the order asked for, or the predicates', or their own. */
function order(
  matches: readonly Match[],
  orderings: readonly Ordering[],
  from: number,
  to: number,
): readonly RepositoryDocument[] {
  const [only, ...others] = matches.filter(({ size }) => size > 0);
  if (!only) return [];
  if (others.length === 0) {
    return ordered(only, orderings, from, to).map((ordinal) => only.segment.at(ordinal));
  }
  const hits = [only, ...others].flatMap((match) =>
    ordered(match, orderings, 0, to).map((ordinal) => ({ match, ordinal })),
  );
  if (orderings.length > 0) {
    hits.sort((one, other) =>
      compareDocuments(
        orderings,
        [one.match.segment, one.ordinal],
        [other.match.segment, other.ordinal],
      ),
    );
  } else
    hits.sort((one, other) => rankOf(one.match, one.ordinal) - rankOf(other.match, other.ordinal));
  return hits.slice(from, to).map(({ match, ordinal }) => match.segment.at(ordinal));
}

function ordered(
  match: Match,
  orderings: readonly Ordering[],
  from: number,
  to: number,
): readonly number[] {
  if (orderings.length > 0) return byKeys(match, orderings, from, to);
  const { selection, rank } = match;
  if (!rank) return shown(match, selection.ordinals(), from, to);
  return shown(match, selection.ordinals(), 0, Infinity)
    .map((ordinal) => ({ ordinal, rank: rank(ordinal) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(from, to)
    .map(({ ordinal }) => ordinal);
}

function rankOf({ rank }: Match, ordinal: number): number {
  return rank?.(ordinal) ?? 0;
}

/**
 * Walks the sorted segment and asks which are results while that meets enough of them soon, else
 * sorts the results by their places.
 */
function byKeys(match: Match, orderings: readonly Ordering[], from: number, to: number): number[] {
  const { segment, selection } = match;
  const { ordinals, places } = orderOf(segment, orderings);
  const wanted = Math.min(to, selection.size);
  const walked = (wanted / Math.max(1, selection.size)) * segment.size;
  if (walked < selection.size * Math.log2(selection.size + 1)) {
    return shown(match, ordinals, from, to, selection);
  }
  const sorted = selection.ordinals().map((ordinal) => places[ordinal] ?? 0);
  sorted.sort();
  return shown(
    match,
    sorted.map((place) => ordinals[place] ?? 0),
    from,
    to,
  );
}

/** Ordinals of those in a list that are shown in this view, from one place to another. */
function shown(
  { replaced, segment }: Match,
  list: Uint32Array,
  from: number,
  to: number,
  among?: Selection,
): number[] {
  const all = replaced.size === 0 && (among === undefined || among.size === segment.size);
  if (all) return [...list.subarray(from, Math.min(to, list.length))];
  const ordinals: number[] = [];
  let place = 0;
  for (const ordinal of list) {
    if (place >= to) break;
    if ((among && !among.has(ordinal)) || replaced.has(ordinal)) continue;
    if (place >= from) ordinals.push(ordinal);
    place++;
  }
  return ordinals;
}
