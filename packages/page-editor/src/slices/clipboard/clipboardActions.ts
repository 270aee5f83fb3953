import type { Change, Json } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { EditorServices } from '../../session/EditorContext.ts';
import type { EditorZone } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { slicesOf, type SliceJson } from '../../model/sliceAt.ts';
import type { Place } from '../../model/place.ts';
import { insertSlices } from '../sliceChanges.ts';
import { readSlices, writeSlices, forgetText, putText, takeText } from './systemClipboard.ts';
import { listed } from '../../kit/countWords.ts';

/** The position of a slice, or of several in their order. */
type SlicesAt = number | readonly number[];

/** Copying and pasting slices, also between documents, windows and text editors. */
export interface ClipboardActions {
  /** `into`: the clipboard of a key that was pressed; without it the system's is asked. */
  readonly copy: (zone: string, of: SlicesAt, into?: DataTransfer) => Promise<void>;
  readonly cut: (zone: string, of: SlicesAt, into?: DataTransfer) => Promise<void>;
  /** Pastes after the slice of a place, else at the end. `text`: what the system's clipboard has. */
  readonly paste: (place: Place, text?: string) => Promise<void>;
}

interface ClipboardPorts extends Pick<
  EditorServices,
  'api' | 'models' | 'announce' | 'toast' | 'notify'
> {
  readonly session: DocumentSession;
  readonly onPlace: (place: Place) => void;
  readonly remove: (zone: string, indexes: readonly number[], verb: 'cut') => void;
}

const NO_SLICE = 'Nothing was pasted: what was copied last is not a slice.';
const NOT_READ = 'The browser does not show the editor what was copied. Paste with Ctrl or ⌘ V.';
const NOT_TAKEN = 'Not copied: neither the clipboard nor this browser’s storage takes it.';

export function clipboardActions(ports: ClipboardPorts): ClipboardActions {
  const { session, api, models, announce, toast, notify, onPlace } = ports;
  const slices = (zone: string) => slicesOf(session.get().json, zone);

  const say = (message: string) => notify({ message });

  const put = async (copied: readonly Json[], into: DataTransfer | undefined): Promise<boolean> => {
    const text = writeSlices(copied);
    if (!into) return putText(text);
    into.setData('text/plain', text);
    forgetText();
    return true;
  };

  const slicesAt = (zone: string, of: SlicesAt) =>
    (typeof of === 'number' ? [of] : of).flatMap((index) => slices(zone)[index] ?? []);

  /** The name of what was copied; null: nothing was. */
  const copied = async (given: readonly Json[], into: DataTransfer | undefined) => {
    const [first] = given;
    if (first === undefined) return null;
    if (await put(given, into))
      return given.length === 1 ? nameOf(models, first).name : `${given.length} slices`;
    say(NOT_TAKEN);
    return null;
  };

  /** Where slices are pasted: after the selected one, else at the end of the first zone for them. */
  const targetOf = (
    { zone, index }: Place,
    given: readonly SliceJson[],
    fitsInto: (zone: EditorZone, slice: SliceJson) => boolean,
  ) => {
    const zones = models.types.get(session.get().key.type)?.zones ?? [];
    const own = zones.find(({ id }) => id === zone);
    if (own && index !== undefined) return { zone: own, index: index + 1 };
    const first = zones.find((one) => given.some((slice) => fitsInto(one, slice)));
    const end: EditorZone | undefined = first ?? zones[0];
    return end && { zone: end, index: slices(end.id).length };
  };

  const insert = async (place: Place, given: readonly SliceJson[]) => {
    // What the kinds of field take is loaded with the first paste.
    const { fitSlice, missingMedia, withoutMedia } = await import('./fitSlice.ts');
    const { readOnly, summary } = session.get();
    const target = targetOf(place, given, (zone, slice) => fitSlice(models, zone, slice).fits);
    if (readOnly !== null || !target) {
      const why = readOnly === null ? 'has no slices' : 'is read only';
      say(`Nothing was pasted: ${summary.title} ${why}.`);
      return;
    }
    const fitted = given.map((slice) => fitSlice(models, target.zone, slice));
    const fitting = fitted.filter((one) => one.fits);
    const reasons = fitted.flatMap((one) => (one.fits ? [] : [one.reason]));
    const values = fitting.map(({ slice }) => slice);
    const files = await missingMedia(api, values);
    const { id, label } = target.zone;
    // Slices may have gone meanwhile.
    const index = Math.min(target.index, slices(id).length);
    const names = values.map((slice) => nameOf(models, slice).name);
    const what = names.length === 1 ? (names[0] ?? '') : `${names.length} slices`;
    const fields = fitting.flatMap(({ left }, at) =>
      left.length === 0 ? [] : [{ name: names[at] ?? '', left }],
    );
    const trouble = notPastedWords({ reasons, fields, files });
    if (trouble !== '') toast({ message: trouble });
    if (values.length === 0) {
      announce(trouble);
      return;
    }
    const changes: Change[] = insertSlices(
      session.get().json,
      id,
      index,
      values.map((slice) => withoutMedia(slice, files)),
    );
    session.edit(changes, { label: `paste ${what}` });
    onPlace({ zone: id, index });
    const before = slices(id)[index - 1];
    const where =
      before === undefined ? `first in ${label}` : `after ${nameOf(models, before).name}`;
    announce(
      `${what} pasted ${where}, now ${index + 1} of ${slices(id).length}. ${trouble}`.trim(),
    );
  };

  return {
    async copy(zone, of, into) {
      const name = await copied(slicesAt(zone, of), into);
      if (name !== null) announce(`${name} copied.`);
    },
    async cut(zone, of, into) {
      if (session.get().readOnly !== null) {
        say(`Not cut: ${session.get().summary.title} is read only.`);
        return;
      }
      const given = slicesAt(zone, of);
      const name = await copied(given, into);
      // The order may have changed meanwhile.
      const now = slices(zone).flatMap((one, index) => (given.includes(one) ? [index] : []));
      if (name !== null && now.length > 0) ports.remove(zone, now, 'cut');
    },
    async paste(place, text) {
      const given = text ?? (await takeText());
      const found = given === null ? null : readSlices(given);
      if (found) await insert(place, found);
      else say(given === null ? NOT_READ : NO_SLICE);
    },
  };
}

/** What of copied slices could not be pasted. */
interface NotPasted {
  /** Why slices were not pasted, without a full stop. */
  readonly reasons: readonly string[];
  /** Fields that were left out, by the name of their slice. */
  readonly fields: readonly { readonly name: string; readonly left: readonly string[] }[];
  /** Files that are not in the library. */
  readonly files: readonly string[];
}

/** Sentences on what was not pasted; '' if everything was. */
export function notPastedWords({ reasons, fields, files }: NotPasted): string {
  const counted = [...new Set(reasons)].map((reason) => {
    const times = reasons.filter((one) => one === reason).length;
    return times === 1 ? `${reason}.` : `${reason} (${times} times).`;
  });
  return [
    ...counted,
    ...fields.map(
      ({ name, left }) =>
        `${name} was pasted without ${listed(left)}: the site has no such ${left.length === 1 ? 'field' : 'fields'}, or not with this value.`,
    ),
    ...(files.length === 0
      ? []
      : [`Without ${listed(files)}: not in the library. Upload and choose it there.`]),
  ].join(' ');
}
