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

/** What a note says of itself before its text, by lower-case name: 'date', 'tags'. */
type NoteFacts = Readonly<Record<string, readonly string[]>>;

interface Split {
  readonly facts: NoteFacts;
  readonly title: string | null;
  /** The text without them. */
  readonly lines: readonly string[];
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

const listOf = (text: string): string[] =>
  text
    .replace(/^\[(.*)\]$/, '$1')
    .split(',')
    .map(unquoted)
    .filter((one) => one !== '');

/** Facts that are lists; all others are one text, commas and all. */
const LISTS = new Set(['tags', 'tag', 'categories', 'aliases']);

const valueOf = (name: string, text: string) =>
  LISTS.has(name) || /^\[.*\]$/.test(text.trim()) ? listOf(text.trim()) : [unquoted(text)];

/** The lines between two `---` at the start, as far as they are names and values. */
function frontmatter(lines: readonly string[]): [NoteFacts, number] {
  if (lines[0]?.trim() !== '---') return [{}, 0];
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end === -1) return [{}, 0];
  const facts = new Map<string, string[]>();
  let last = '';
  for (const line of lines.slice(1, end)) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    const [, name, text = ''] = /^([\p{L}\w][\p{L}\w -]*):(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name !== undefined) {
      last = name.trim().toLowerCase();
      facts.set(last, text.trim() === '' ? [] : valueOf(last, text));
    } else if (item !== undefined && last !== '') facts.get(last)?.push(unquoted(item));
  }
  return [Object.fromEntries(facts), end + 1];
}

/** The properties that Notion writes below a title, as lines of their own. */
function properties(lines: readonly string[], from: number): [NoteFacts, number] {
  let start = from;
  while (lines[start]?.trim() === '') start += 1;
  const facts: Record<string, readonly string[]> = {};
  let at = start;
  for (; at < lines.length; at += 1) {
    const [, name, text = ''] = /^([\p{Lu}][\p{L}\w ]{0,40}): (.+)$/u.exec(lines[at] ?? '') ?? [];
    if (name === undefined) break;
    const key = name.toLowerCase();
    facts[key] = valueOf(key, text);
  }
  // Words that only look like one belong to the text.
  const isBlock = at > start && (lines[at] ?? '').trim() === '';
  return isBlock ? [facts, at] : [{}, from];
}

/** Takes title and facts from the start of a note; `isNotion`: whether it may have properties. */
function splitFacts(text: string, isNotion: boolean): Split {
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const [front, afterFront] = frontmatter(lines);
  let at = afterFront;
  while (lines[at]?.trim() === '') at += 1;
  const heading = /^#\s+(.+?)\s*#*\s*$/.exec(lines[at] ?? '')?.[1] ?? null;
  if (heading !== null) at += 1;
  const [more, rest] = isNotion && heading !== null ? properties(lines, at) : [{}, at];
  return {
    facts: { ...more, ...front },
    title: front['title']?.[0] ?? heading,
    lines: lines.slice(rest),
  };
}
