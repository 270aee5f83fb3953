import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import type { DocumentJson, DocumentSession, OpenDocument } from './DocumentSession.ts';
import { useOpenDocument } from './useOpenDocument.ts';

const kindOf = (slice: Json | undefined) =>
  isRecord(slice) ? `${String(slice['slice_type'])}/${String(slice['variation'])}` : '';

/** Whether two contents have the same kinds of slices in the same places, whatever is written in them. */
export function hasSameShape(one: DocumentJson, other: DocumentJson): boolean {
  const [was, is] = [one.data ?? {}, other.data ?? {}];
  return Object.keys({ ...was, ...is }).every((zone) => {
    const [before, after] = [was[zone], is[zone]];
    if (before === after) return true;
    if (!Array.isArray(before) || !Array.isArray(after)) {
      return Array.isArray(before) === Array.isArray(after);
    }
    // Casts: lists of JSON files.
    const [old, now] = [before as readonly Json[], after as readonly Json[]];
    return (
      old.length === now.length &&
      old.every((slice, at) => slice === now[at] || kindOf(slice) === kindOf(now[at]))
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
    const [before, after] = [was[zone], is[zone]];
    // Casts: lists of JSON files.
    const [old, now] = [before as readonly Json[], after as readonly Json[]];
    const areLists = Array.isArray(before) && Array.isArray(after);
    return areLists ? now.filter((slice, at) => slice !== old[at]) : [];
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
