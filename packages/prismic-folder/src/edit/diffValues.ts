import { isRecord } from '../json.ts';
import { alignLists, commonEnds } from './alignLists.ts';
import { orderMoves } from './orderMoves.ts';
import type { Change, Json, JsonPath } from './types.ts';

/**
 * The changes that turn one value into another, as few and as deep as possible: an entry inserted
 * in front of a list is one change, and so is a word in a list of paragraphs. The order of keys
 * does not count.
 */
export function diffValues(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  diff(before, after, [], changes);
  return changes;
}

function diff(before: Json, after: Json, path: JsonPath, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) diffLists(before, after, path, changes);
  else if (isObject(before) && isObject(after)) diffObjects(before, after, path, changes);
  else changes.push({ op: 'set', path, value: after });
}

type JsonObject = { readonly [key: string]: Json };

function isObject(value: Json): value is JsonObject {
  return isRecord(value);
}

/** Adds first, so that an object never gets empty and is written in the same layout. */
function diffObjects(
  before: JsonObject,
  after: JsonObject,
  path: JsonPath,
  changes: Change[],
): void {
  for (const [key, value] of Object.entries(after)) {
    const inner = [...path, key];
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === undefined) changes.push({ op: 'set', path: inner, value });
    else diff(old, value, inner, changes);
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push({ op: 'remove', path: [...path, key] });
  }
}

/** Removes first, then moves, then inserts, each list from its start; last come changed entries. */
function diffLists(
  before: readonly Json[],
  after: readonly Json[],
  path: JsonPath,
  changes: Change[],
): void {
  const [start, end] = commonEnds(before, after);
  const olds = before.slice(start, before.length - end);
  const news = after.slice(start, after.length - end);
  const { pairs } = alignLists(olds, news);
  const isOther = pairs.length === 0 && start + end === 0;
  if (isOther && olds.length > 0 && news.length > 0) {
    changes.push({ op: 'set', path, value: after });
    return;
  }
  const paired = new Map(pairs.map(({ old, now }) => [now, old]));
  const kept = new Set(paired.values());

  for (let index = olds.length - 1; index >= 0; index--) {
    if (!kept.has(index)) changes.push({ op: 'remove', path: [...path, start + index] });
  }
  const inOrder = pairs.toSorted((one, other) => one.old - other.old).map(({ now }) => now);
  for (const { from, to } of orderMoves(inOrder)) {
    changes.push({ op: 'move', path: [...path, start + from], to: start + to });
  }
  for (const [index, value] of news.entries()) {
    if (!paired.has(index)) changes.push({ op: 'insert', path: [...path, start + index], value });
  }
  for (const [index, value] of news.entries()) {
    const old = olds[paired.get(index) ?? -1];
    if (old !== undefined) diff(old, value, [...path, start + index], changes);
  }
}
