import {
  isHidden,
  ImportError,
  isNote,
  isPicture,
  leadsOut,
  MAX_FILES,
  MAX_NOTE,
  MAX_NOTES,
  MAX_PICTURE,
  type LeftOut,
  type NoteFiles,
} from './NoteFiles.ts';
import { readBlocks, type NoteBlock } from './noteBlocks.ts';
import { splitFacts, type NoteFacts } from './noteFacts.ts';
import { createFinder, isOfNotion, titleOfName } from './noteNames.ts';

/** A note as it can become a document. */
export interface Note {
  /** Its file. */
  readonly file: string;
  readonly title: string;
  readonly facts: NoteFacts;
  readonly blocks: readonly NoteBlock[];
}

export interface ReadNotes {
  readonly notes: readonly Note[];
  /** Files of pictures that notes show. */
  readonly pictures: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Reads every note of a folder or an archive. Throws ImportError if there is nothing that can be imported. */
export async function readNotes({ files, read }: NoteFiles): Promise<ReadNotes> {
  if (files.length > MAX_FILES)
    throw new ImportError(
      `There are ${files.length.toLocaleString('en')} files, more than ${MAX_FILES.toLocaleString('en')}. Import a part of them at a time.`,
    );
  const leftOut: LeftOut[] = [];
  const usable = files.filter(({ name, size }) => {
    if (isHidden(name) && !leadsOut(name)) return false;
    const reason = leadsOut(name)
      ? 'has a path that leads out of the folder'
      : isNote(name) && size > MAX_NOTE
        ? 'is longer than a text that people write'
        : isPicture(name) && size > MAX_PICTURE
          ? 'is larger than 100 MB'
          : null;
    if (reason !== null) leftOut.push({ name, reason });
    return reason === null;
  });
  const names = usable.map(({ name }) => name).sort();
  const notesFound = names.filter(isNote);
  if (notesFound.length === 0)
    throw new ImportError(
      'There is no Markdown in it: files that end in .md, as Notion and Obsidian export them.',
    );
  if (notesFound.length > MAX_NOTES)
    throw new ImportError(
      `There are ${notesFound.length.toLocaleString('en')} notes, more than ${MAX_NOTES.toLocaleString('en')}. Import a part of them at a time.`,
    );
  const find = createFinder(names);
  const notes: Note[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const file of notesFound) {
    // oxlint-disable no-await-in-loop -- one at a time, so that one is in memory
    const text = await read(file)
      .then((bytes) => decoder.decode(bytes))
      .catch((error: unknown) => {
        const isText = !(error instanceof TypeError);
        leftOut.push({
          name: file,
          reason:
            isText && error instanceof Error
              ? `cannot be read: ${error.message}`
              : 'is no text in UTF-8',
        });
        return null;
      });
    // oxlint-enable no-await-in-loop
    if (text === null) continue;
    const { facts, title, lines } = splitFacts(text, isOfNotion(file));
    const said = new Set<string>();
    const blocks = readBlocks(lines, {
      find: (target) => find(file, target),
      miss(target, reason) {
        const words = target === '' ? reason : `names ${target}, which ${reason}`;
        if (!said.has(words)) leftOut.push({ name: file, reason: words });
        said.add(words);
      },
    });
    notes.push({ file, title: title ?? titleOfName(file), facts, blocks });
  }
  const pictures = new Set(
    notes.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : [])),
    ),
  );
  for (const name of names) {
    if (isNote(name) || pictures.has(name)) continue;
    leftOut.push({
      name,
      reason: isPicture(name) ? 'is a picture that no note shows' : 'is no note and no picture',
    });
  }
  return { notes, pictures: [...pictures], leftOut };
}
