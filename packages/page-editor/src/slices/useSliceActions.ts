import { useMemo } from 'react';
import type { Json } from 'prismic-folder/edit';
import { offerUndo } from '../session/offerUndo.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useEditor } from '../session/EditorContext.ts';
import { areOfFiles } from '../model/editorFields.ts';
import { changeVariation } from '../fields/field/changeVariation.ts';
import type { EditorVariation } from '../model/EditorModels.ts';
import { emptySlice, isNew } from '../model/emptySlice.ts';
import { nameOf } from '../model/nameOf.ts';
import { knownSlice, sliceModel, slicesOf } from '../model/sliceAt.ts';
import type { Place } from '../model/place.ts';
import type { Seam } from '../stage/geometry.ts';
import { clipboardActions, type ClipboardActions } from './clipboard/clipboardActions.ts';
import { sliceUsesAddress } from '../session/findDocument.ts';
import { moveTargets, type MoveTarget } from './move/moveTargets.ts';
import {
  copyOfSlice,
  gatherSlices,
  insertSlices,
  moveSlice,
  moveSliceTo,
  removeSlices,
  replaceSlice,
} from './sliceChanges.ts';
import { undoWords } from '../kit/overlays/keyWords.ts';

/** What a toolbar shows of a slice. */
export interface AboutSlice {
  readonly name: string;
  /** Its first words; '' if it has none. */
  readonly words: string;
  /** Number of slices of its zone. */
  readonly count: number;
  readonly variations: readonly EditorVariation[];
  readonly variation: EditorVariation | null;
  /** Whether nothing was written into it yet. */
  readonly isNew: boolean;
}

/** What can be done with the slices of a document; each is one step of undo, and is said aloud. */
export interface SliceActions extends ClipboardActions {
  readonly about: (zone: string, index: number) => AboutSlice;
  readonly move: (zone: string, from: number, to: number) => void;
  /** Where a slice can be moved to. */
  readonly moveTargets: (zone: string, index: number) => readonly MoveTarget[];
  /** Moves a slice to a seam, which may be in another zone. */
  readonly moveTo: (zone: string, index: number, seam: Seam) => void;
  /** Gathers several slices at a seam. */
  readonly gather: (zone: string, indexes: readonly number[], seam: number) => void;
  readonly remove: (zone: string, ...indexes: readonly number[]) => void;
  /** Inserts copies after the last one. */
  readonly duplicate: (zone: string, ...indexes: readonly number[]) => void;
  /**
   * Inserts a new slice before an index, with its mock data; several in the order in which they were asked for.
   * `stays`: what is selected stays selected.
   */
  readonly add: (
    zone: string,
    index: number,
    type: string,
    variation: string,
    stays?: boolean,
  ) => void;
  /**
   * What puts slices at a seam, wherever that is by then; `what` they are, in words. null: nothing can be put, which is
   * said.
   */
  readonly put: (seam: Seam) => ((slices: readonly Json[], what: string) => void) | null;
  readonly vary: (zone: string, index: number, variation: string) => void;
  /** Gives a slice the content that its model comes with, to look at and write over. */
  readonly fill: (zone: string, index: number) => Promise<void>;
  /** Takes out of a slice what still is its example. */
  readonly empty: (zone: string, index: number) => Promise<void>;
  /** Opens the list of all pages that use a slice in its variation. */
  readonly showUses: (zone: string, index: number) => void;
}

export function useSliceActions(
  session: DocumentSession,
  onPlace: (place: Place) => void,
  /** A slice was inserted at a seam, and what is selected stays selected. */
  onStay?: (added: Seam) => void,
): SliceActions {
  const { api, host, models, announce, toast, notify, go } = useEditor();

  return useMemo((): SliceActions => {
    const slices = (zone: string) => slicesOf(session.get().json, zone);
    const name = (zone: string, index: number) => nameOf(models, slices(zone)[index]).name;
    /** Where slices are by now: 'after Callout'; `first` where they begin their zone. */
    const placeOf = (zone: string, index: number, first: string) =>
      index === 0 ? first : `after ${name(zone, index - 1)}`;
    /** Where a seam is by then: others may be inserted, moved or removed meanwhile. */
    const seamLater = (zone: string, index: number) => {
      const before = slices(zone);
      const next = before[index];
      const following = Math.max(0, before.length - index);
      return (): number => {
        const now = slices(zone);
        const at = next === undefined ? -1 : now.indexOf(next);
        return at < 0 ? Math.max(0, now.length - following) : at;
      };
    };
    const say = (message: string) => notify({ message });
    const addInTurn = turns();
    const insert = (zone: string, index: number, given: readonly Json[], label: string) => {
      session.edit(insertSlices(session.get().json, zone, index, given), { label });
    };

    /** A slice with its mock data. What the kinds of field know of those is loaded when it is asked for. */
    const exampleFor = async (slice: Json) => {
      const { exampleOf } = await import('./example/exampleOf.ts');
      return exampleOf({ api, host }, models, slice);
    };

    /** Says why nothing can be changed, where this is so. */
    const refuses = (): boolean => {
      const { readOnly } = session.get();
      if (readOnly === null) return false;
      say(`Nothing was changed. ${readOnly}`);
      return true;
    };

    /** 'Callout', '3 slices'. */
    const nameAll = (zone: string, indexes: readonly number[]) =>
      indexes.length === 1 ? name(zone, indexes[0] ?? 0) : `${indexes.length} slices`;

    const remove = (zone: string, given: readonly number[], verb: 'delete' | 'cut') => {
      // An address may name more slices than there are, or another window have removed some.
      const indexes = given.filter((index) => slices(zone)[index] !== undefined);
      if (indexes.length === 0 || refuses()) return;
      const removed = nameAll(zone, indexes);
      session.edit(removeSlices(zone, indexes), { label: `${verb} ${removed}` });
      const { length } = slices(zone);
      onPlace(length === 0 ? {} : { zone, index: Math.min(...indexes, length - 1) });
      const done = `${removed} ${verb === 'cut' ? 'cut' : 'deleted'}.`;
      announce(`${done} ${undoWords()}`);
      offerUndo(session, toast, done);
    };

    /** Puts another content into a slice, wherever it is by now; it may have been removed, or the document be read only. */
    const replace = (zone: string, slice: Json, next: Json, verb: string, done: string) => {
      const now = slices(zone).indexOf(slice);
      if (now < 0 || refuses()) return;
      const replaced = name(zone, now);
      session.edit(replaceSlice(zone, now, next), { label: `${verb} ${replaced}` });
      announce(`${replaced} ${done}. ${undoWords()}`);
    };

    return {
      ...clipboardActions({ session, api, models, announce, toast, notify, onPlace, remove }),
      about(zone, index) {
        const { model, variation } = knownSlice(models, slices(zone)[index]);
        return {
          ...nameOf(models, slices(zone)[index]),
          count: slices(zone).length,
          variations: model?.variations ?? [],
          variation,
          isNew: isNew(models, slices(zone)[index]),
        };
      },
      showUses(zone, index) {
        const { model, variation } = knownSlice(models, slices(zone)[index]);
        if (model) go(sliceUsesAddress(model.id, variation?.id ?? ''));
      },
      move(zone, from, to) {
        if (refuses()) return;
        const { length } = slices(zone);
        if (to < 0 || Math.max(from, to) >= length || from === to) {
          announce(to < 0 ? 'It is the first one.' : 'It is the last one.');
          return;
        }
        const moved = name(zone, from);
        session.edit(moveSlice(zone, from, to), {
          label: `move ${moved} ${to < from ? 'up' : 'down'}`,
        });
        onPlace({ zone, index: to });
        const where = `${to + 1} of ${length}, ${placeOf(zone, to, 'the first one')}`;
        announce(`Moved ${to < from ? 'up' : 'down'}, now ${where}.`);
      },
      moveTargets(zone, index) {
        const { key, json } = session.get();
        const zones = models.types.get(key.type)?.zones ?? [];
        return moveTargets(json, zones, models, { zone, index });
      },
      moveTo(zone, index, seam) {
        if (refuses()) return;
        const moved = name(zone, index);
        const changes = moveSliceTo(session.get().json, { zone, index }, seam);
        if (changes.length === 0) {
          announce(`${moved} stays where it is.`);
          return;
        }
        session.edit(changes, { label: `move ${moved}` });
        const to = seam.zone === zone && seam.index > index ? seam.index - 1 : seam.index;
        onPlace({ zone: seam.zone, index: to });
        const where = placeOf(seam.zone, to, 'the first one');
        announce(`Moved, now ${to + 1} of ${slices(seam.zone).length}, ${where}.`);
      },
      gather(zone, indexes, seam) {
        if (indexes.length === 0 || refuses()) return;
        const { length } = slices(zone);
        const changes = gatherSlices(zone, length, indexes, seam);
        const moved = nameAll(zone, indexes);
        if (changes.length === 0) {
          announce(`${moved} stay where they are.`);
          return;
        }
        session.edit(changes, { label: `move ${moved}` });
        const first = seam - indexes.filter((index) => index < seam).length;
        onPlace({ zone, index: first });
        const now = `${first + 1} to ${first + indexes.length} of ${length}`;
        announce(`${moved} moved, now ${now}, ${placeOf(zone, first, 'the first ones')}.`);
      },
      remove: (zone, ...indexes) => remove(zone, indexes, 'delete'),
      duplicate(zone, ...indexes) {
        const copies = indexes.flatMap((index) => slices(zone)[index] ?? []).map(copyOfSlice);
        if (copies.length === 0 || refuses()) return;
        const copied = nameAll(zone, indexes);
        const at = Math.max(...indexes) + 1;
        insert(zone, at, copies, `duplicate ${copied}`);
        onPlace({ zone, index: at });
        announce(`${copied} duplicated, now ${at + 1} of ${slices(zone).length}.`);
      },
      add(zone, index, type, variationId, stays = false) {
        const model = sliceModel(models, type);
        const variation = model?.variations.find(({ id }) => id === variationId);
        if (!model || !variation) return;
        const empty = emptySlice(model, variation);
        const { name: what } = nameOf(models, empty);
        const where = seamLater(zone, index);
        const put = (slice: Json) => {
          if (refuses()) return;
          const at = where();
          insert(zone, at, [slice], `add ${what}`);
          if (stays) onStay?.({ zone, index: at });
          else {
            const first = areOfFiles(variation.itemFields) ? 'items' : variation.fields[0]?.id;
            onPlace({ zone, index: at, ...(first !== undefined && { field: first }) });
          }
          announce(`${what} added ${placeOf(zone, at, 'as the first one')}.`);
        };
        const example = exampleFor(empty).catch((error: unknown) => console.warn(error));
        addInTurn(async () => {
          const found = await example;
          put(found?.slice ?? empty);
          if (found && found.trouble !== '') toast({ message: found.trouble });
        });
      },
      put({ zone, index }) {
        if (refuses()) return null;
        const where = seamLater(zone, index);
        return (given, what) => {
          if (given.length === 0 || refuses()) return;
          const at = where();
          insert(zone, at, given, `add ${what}`);
          onPlace({ zone, index: at });
          announce(`${what} added ${placeOf(zone, at, 'as the first ones')}.`);
        };
      },
      vary(zone, index, to) {
        if (refuses()) return;
        const lost = changeVariation(session, models, { zone, index }, to);
        const { variation } = knownSlice(models, slices(zone)[index]);
        announce(lost ?? `Now ${variation?.name ?? to}.`);
        if (lost !== null) toast({ message: lost });
      },
      async fill(zone, index) {
        if (refuses()) return;
        const slice = slices(zone)[index];
        const example = slice === undefined ? null : await exampleFor(slice);
        if (slice !== undefined && !example) {
          say(`${name(zone, index)} comes with no example.`);
        } else if (slice !== undefined && example) {
          replace(zone, slice, example.slice, 'fill', 'filled with the example');
          if (example.trouble !== '') toast({ message: example.trouble });
        }
      },
      async empty(zone, index) {
        if (refuses()) return;
        const { json, published } = session.get();
        const slice = slices(zone)[index];
        const { withoutSamples } = await import('./example/samples.ts');
        const emptied = await withoutSamples({ host, models, json, published }, zone, index);
        if (slice !== undefined && emptied !== null) {
          replace(zone, slice, emptied, 'empty', 'emptied');
        }
      },
    };
  }, [session, api, host, models, announce, toast, notify, onPlace, onStay, go]);
}

/** Does what it is given one after the other, also after something that failed. */
function turns(): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = Promise.allSettled([last]).then(work);
  };
}
