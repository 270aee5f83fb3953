import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { DocumentSession, OpenDocument } from './DocumentSession.ts';

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
