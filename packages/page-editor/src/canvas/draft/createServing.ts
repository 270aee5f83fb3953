import type { Models, TypeModel } from 'prismic-folder/models';
import { isRecord, type Json } from 'prismic-folder/edit';
import { sanitizeFields } from 'prismic-folder/fields';
import type { Missing, References } from './references.ts';

/** The data of a document as the Content API serves them. Unchanged parts stay the same objects. */
export interface Served {
  readonly data: Readonly<Record<string, unknown>>;
  /** The fields beside the zones: the same object until one of them changes. */
  readonly fields: object;
  /** The same object until slices of the file come, go or move. */
  readonly order: object;
}

/** Where a served slice is in its file. */
export interface SlicePlace {
  readonly zone: string;
  readonly index: number;
}

/** The address of a link as pages may have it; null: none. */
export type SafeAddress = (address: string) => string | null;

/** Makes served data of a document's file, as the server does after saving. */
export interface Serving {
  readonly serve: (data: Readonly<Record<string, Json>>) => Served;
  /** The place of a slice that was served last; null for slices of other documents. */
  readonly placeOf: (slice: object) => SlicePlace | null;
  /** Forgets the parts with references that nothing was known of. */
  readonly retry: () => void;
}

interface Part {
  readonly from: unknown;
  readonly to: unknown;
  readonly isComplete: boolean;
}

/** Whether a field of this type has slices. */
export const isZone = (type: string) => type === 'Slices' || type === 'Choice';

export function createServing(
  { types, slices }: Models,
  type: string,
  references: References,
  missing: (reference: Missing) => void,
  safeAddress: SafeAddress,
): Serving {
  const model: TypeModel['fields'] = types.get(type)?.fields ?? {};
  const rules = { types, slices, safeAddress };
  const fields = new Map<string, Part>();
  const zones = new Map<string, readonly Part[]>();
  let places = new Map<object, SlicePlace>();
  let last: Served = { data: {}, fields: {}, order: {} };
  let hasMoved = false;
  let count = 0;

  const make = (from: unknown, build: (filled: unknown) => unknown): Part => {
    let isComplete = true;
    const filled = references.fill(from, (reference) => {
      isComplete = false;
      missing(reference);
    });
    return { from, to: build(filled), isComplete };
  };

  const serveField = (name: string, from: unknown): unknown => {
    const known = fields.get(name);
    if (known && known.from === from) return known.to;
    const field = model[name];
    const part = make(
      from,
      (filled) => field && sanitizeFields({ [name]: filled }, { [name]: field }, rules)[name],
    );
    fields.set(name, part);
    return part.to;
  };

  /** A slice without an id in its file keeps the one it was given, so that it is not rendered anew while it is edited. */
  const serveSlice = (from: unknown, name: string, id: string | undefined): Part => {
    const zone = model[name];
    return make(from, (filled) => {
      const served = zone && sanitizeFields({ [name]: [filled] }, { [name]: zone }, rules)[name];
      const slice: unknown = Array.isArray(served) ? served[0] : undefined;
      if (!isRecord(slice)) return undefined;
      const own = isRecord(from) && typeof from['id'] === 'string' ? from['id'] : undefined;
      return { ...slice, id: own ?? id ?? `new-${(count += 1)}` };
    });
  };

  const serveZone = (name: string, from: unknown): unknown[] => {
    const all = zones.get(name) ?? [];
    const given: readonly unknown[] = Array.isArray(from) ? from : [];
    // Of a thousand slices one is typed in: those at both ends that are the same need no search.
    const shorter = Math.min(all.length, given.length);
    let start = 0;
    while (start < shorter && given[start] === all[start]?.from) start += 1;
    let end = 0;
    while (end < shorter - start && given.at(-1 - end) === all.at(-1 - end)?.from) end += 1;
    const before = all.slice(start, all.length - end);
    const entries = given.slice(start, given.length - end);
    const known = new Map(before.map((part) => [part.from, part]));
    const kept = new Set(entries.filter((entry) => known.has(entry)));
    const free = before.filter((part) => !kept.has(part.from));
    const made = entries.map((entry) => {
      const same = known.get(entry);
      if (same) return same;
      const kind = isRecord(entry) ? entry['slice_type'] : undefined;
      const at = free.findIndex(({ from: old }) => isRecord(old) && old['slice_type'] === kind);
      const [replaced] = at < 0 ? [] : free.splice(at, 1);
      const id = isRecord(replaced?.to) ? replaced.to['id'] : undefined;
      return serveSlice(entry, name, typeof id === 'string' ? id : undefined);
    });
    const isSame = made.length === before.length && made.every((part, at) => part === before[at]);
    // What was typed replaces a slice where it is.
    hasMoved ||=
      made.length !== before.length ||
      made.some((part, at) => part !== before[at] && known.has(part.from));
    const parts = [...all.slice(0, start), ...made, ...all.slice(all.length - end)];
    zones.set(name, parts);
    for (const [index, { to }] of parts.entries()) {
      if (isRecord(to)) places.set(to, { zone: name, index });
    }
    const served = last.data[name];
    if (isSame && Array.isArray(served)) return served;
    return parts.flatMap(({ to }) => (to === undefined ? [] : [to]));
  };

  return {
    serve(data) {
      places = new Map();
      hasMoved = false;
      const entries = Object.entries(model)
        .filter(([, { type: kind }]) => kind !== 'UID' && kind !== 'Separator')
        .map(([name, { type: kind }]): [string, unknown] => [
          name,
          isZone(kind) ? serveZone(name, data[name]) : serveField(name, data[name]),
        ]);
      const served = Object.fromEntries(entries);
      const isSame = entries.every(
        ([name, value]) => isZone(model[name]?.type ?? '') || last.data[name] === value,
      );
      last = {
        data: served,
        fields: isSame ? last.fields : {},
        order: hasMoved ? {} : last.order,
      };
      return last;
    },
    placeOf: (slice) => places.get(slice) ?? null,
    retry() {
      for (const [name, part] of fields) if (!part.isComplete) fields.delete(name);
      for (const [name, parts] of zones) {
        zones.set(
          name,
          parts.map((part) =>
            part.isComplete ? part : { ...part, from: isRecord(part.from) ? { ...part.from } : {} },
          ),
        );
      }
    },
  };
}
