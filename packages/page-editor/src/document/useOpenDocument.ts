import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isList, isRecord, type Json, listOf, parsePath, textOf } from 'prismic-folder/edit';
import type { DocumentSession, OpenDocument } from './DocumentSession.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';

interface Selected<Value> {
  readonly session: DocumentSession;
  readonly of: OpenDocument;
  readonly value: Value;
}

/**
 * A part of an open document; the component renders when that part is another object or value. A
 * selector that makes an object needs `isSame` to tell when it is the same.
 */
export function useOpenDocument<Value>(
  session: DocumentSession,
  select: (document: OpenDocument) => Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Value {
  const last = useRef<Selected<Value> | null>(null);
  const lastSelect = useRef<typeof select | null>(null);
  const read = useCallback(() => {
    const of = session.get();
    const known = last.current;
    if (known?.session === session && known.of === of && lastSelect.current === select) {
      return known.value;
    }
    const selected = select(of);
    const value =
      known?.session === session && isSame(known.value, selected) ? known.value : selected;
    last.current = { session, of, value };
    lastSelect.current = select;
    return value;
  }, [session, select, isSame]);
  return useSyncExternalStore(session.subscribe, read, read);
}

const kindOf = (slice: Json | undefined) =>
  isRecord(slice) ? `${textOf(slice['slice_type'])}/${textOf(slice['variation'])}` : '';

/** Whether two contents have the same kinds of slices in the same places, whatever is written in them. */
export function hasSameShape(one: DocumentJson, other: DocumentJson): boolean {
  const [was, is] = [one.data ?? {}, other.data ?? {}];
  return Object.keys({ ...was, ...is }).every((zone) => {
    const [before, after] = [was[zone], is[zone]];
    if (before === after) return true;
    if (!isList(before) || !isList(after)) return isList(before) === isList(after);
    return (
      before.length === after.length &&
      before.every((slice, at) => slice === after[at] || kindOf(slice) === kindOf(after[at]))
    );
  });
}

/**
 * Whether two contents have the same slices in the same places. Typing changes one slice at a time; where two
 * are others, slices have moved, even those of one kind.
 */
export function hasSameOrder(one: DocumentJson, other: DocumentJson): boolean {
  const [was, is] = [one.data ?? {}, other.data ?? {}];
  const changed = Object.keys(is).flatMap((zone) => {
    const before = was[zone];
    return isList(before) ? listOf(is[zone]).filter((slice, at) => slice !== before[at]) : [];
  });
  return changed.length < 2 && hasSameShape(one, other);
}

const jsonOf = ({ json }: OpenDocument) => json;

/** Renders again when slices come, go, move or become others; not while something is typed in them. */
export const useDocumentShape = (session: DocumentSession): DocumentJson =>
  useOpenDocument(session, jsonOf, hasSameShape);

/** The content as of the last time that slices came, went, moved or became others; see `hasSameOrder`. */
export const useSliceOrder = (session: DocumentSession): DocumentJson =>
  useOpenDocument(session, jsonOf, hasSameOrder);

const faultyIn = ({ problems }: OpenDocument): ReadonlySet<string> =>
  new Set(
    problems.flatMap(({ field }) => {
      const [first, zone, index] = parsePath(field ?? '');
      return first === 'data' && typeof index === 'number' ? [`${zone}/${index}`] : [];
    }),
  );

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((entry) => other.has(entry));

/** The slices of a document that have problems, as `zone/index`. */
export const useFaultySlices = (session: DocumentSession): ReadonlySet<string> =>
  useOpenDocument(session, faultyIn, isSameSet);
