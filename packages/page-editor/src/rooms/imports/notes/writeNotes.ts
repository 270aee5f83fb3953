import type { DocumentKey } from 'prismic-folder/contract';
import { isObject, type Json, listOf, objectOf, textOf } from 'prismic-folder/edit';
import type { AuthoringClient } from '../../../api/AuthoringClient.ts';
import type { FilledNote, NoteMapping, NotePart } from '../../../model/EditorHost.ts';
import { nextUid, uidFromName } from '../../../session/freeUid.ts';
import type { LeftOut, NoteFiles } from './NoteFiles.ts';
import { NOTE_LINK } from './noteBlocks.ts';
import type { Note, ReadNotes } from './readNotes.ts';

interface WritePorts {
  readonly call: AuthoringClient['call'];
  readonly read: NoteFiles['read'];
  readonly mapping: NoteMapping;
  /** Whether the site answers at the address of a document itself. */
  readonly isReserved: (type: string, uid: string) => boolean;
  readonly onProgress: (done: number, total: number) => void;
  /** Whether to stop after what is being written. */
  readonly isStopped: () => boolean;
}

export interface Written {
  readonly documents: readonly (DocumentKey & { readonly title: string })[];
  readonly pictures: number;
  readonly leftOut: readonly LeftOut[];
}

interface Place {
  readonly type: string;
  readonly uid: string;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes a draft of each note, with its pictures in the library. What fails is left out, and said. */
export async function writeNotes(
  { notes, pictures }: ReadNotes,
  type: string,
  ports: WritePorts,
): Promise<Written> {
  const { call, read, mapping, onProgress, isStopped } = ports;
  const leftOut: LeftOut[] = [];
  const total = pictures.length + notes.length;
  let done = 0;
  const step = () => onProgress((done += 1), total);
  const addresses = new Map<string, string>();
  const documents: (DocumentKey & { title: string })[] = [];
  const typeOf = ({ facts }: Note) => {
    const own = facts['type']?.[0]?.toLowerCase().replaceAll(' ', '_') ?? '';
    return mapping.types.includes(own) ? own : type;
  };
  // oxlint-disable no-await-in-loop -- one at a time: each changes the folder that the next one reads
  for (const file of pictures) {
    if (isStopped()) break;
    try {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const body = new Blob([await read(file)]);
      const stored = await call('uploadMedia', { query: { name }, body });
      addresses.set(file, `/media/${encodeURIComponent(stored.name).replaceAll('%2F', '/')}`);
    } catch (error) {
      leftOut.push({ name: file, reason: `is not in the library: ${reasonOf(error)}` });
    }
    step();
  }
  const places = await placesOf(
    notes.map((note) => [note, typeOf(note)]),
    ports,
  );
  for (const note of notes) {
    if (isStopped()) {
      leftOut.push({ name: note.file, reason: 'was not reached' });
      continue;
    }
    const place = places.get(note.file);
    try {
      if (place === undefined) throw new Error('it has no address that is free');
      const { data, tags } = mapping.fill(filledOf(note, addresses, places), place.type);
      const body = { ...place, data, ...(tags.length > 0 && { tags: [...tags] }) };
      // Cast: JSON as well, which the type of the call does not promise to leave unchanged.
      const made = await call('createDocument', { body: body as never });
      const { type: kind, name } = made.document;
      documents.push({ type: kind, name, title: note.title });
    } catch (error) {
      leftOut.push({ name: note.file, reason: `was not made: ${reasonOf(error)}` });
    }
    step();
  }
  // oxlint-enable no-await-in-loop
  return { documents, pictures: addresses.size, leftOut };
}

/** An address for each note that no document has, by its file. */
async function placesOf(
  notes: readonly (readonly [Note, string])[],
  { call, isReserved }: WritePorts,
): Promise<ReadonlyMap<string, Place>> {
  const taken = new Set<string>();
  for (const type of new Set(notes.map(([, one]) => one))) {
    for (let page = 1, more = true; more; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the answer says whether there is another
      const { documents, total } = await call('listDocuments', {
        query: { type, page, pageSize: 100 },
      });
      for (const { uid, name } of documents)
        for (const one of [uid, name]) taken.add(`${type}/${one}`);
      more = documents.length > 0 && page * 100 < total;
    }
  }
  return new Map(
    notes.map(([{ file, title }, type]) => {
      let uid = uidFromName(title) || 'note';
      while (taken.has(`${type}/${uid}`) || isReserved(type, uid)) uid = nextUid(uid);
      taken.add(`${type}/${uid}`);
      return [file, { type, uid }] as const;
    }),
  );
}

/** A note whose pictures and links have their addresses. */
function filledOf(
  { title, facts, blocks }: Note,
  addresses: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, Place>,
): FilledNote {
  const linked = (span: Json): Json[] => {
    if (!isObject(span)) return [span];
    const url = textOf(objectOf(span['data'])['url']);
    if (!url.startsWith(NOTE_LINK)) return [span];
    const place = places.get(decodeURIComponent(url.slice(NOTE_LINK.length)));
    // A note that could not be read is no document, and its words stay.
    return place ? [{ ...span, data: { link_type: 'Document', ...place } }] : [];
  };
  const parts = blocks.flatMap((block): NotePart[] => {
    if (block.kind === 'picture') {
      const url = addresses.get(block.file);
      // Without words it waits for a description; with none at all it would be decoration.
      return url === undefined
        ? []
        : [{ kind: 'picture', image: { url, ...(block.alt !== '' && { alt: block.alt }) } }];
    }
    const text = block.blocks.map((one): Json => {
      return isObject(one) ? { ...one, spans: listOf(one['spans']).flatMap(linked) } : one;
    });
    return [{ kind: 'text', text }];
  });
  return { title, facts, parts };
}
