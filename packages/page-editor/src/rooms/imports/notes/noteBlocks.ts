import type { Json } from 'prismic-folder/edit';
import { readMarkdown } from '../../../fields/richText/paste/readText.ts';
import { isPastedText } from '../../../fields/richText/paste/Pasted.ts';
import { isNote, isPicture } from './NoteFiles.ts';

/** A part of a note: text as Prismic writes it, or a picture by its file. */
export type NoteBlock =
  | { readonly kind: 'text'; readonly blocks: readonly Json[] }
  | { readonly kind: 'picture'; readonly file: string; readonly alt: string };

/** Address of a link to another note until that has one of its own; never requested. */
export const NOTE_LINK = 'https://note.invalid/';

interface Reading {
  /** The file that a target names; null: none. */
  readonly find: (target: string) => string | null;
  /** Says that a target was not found, or is of a kind that is left out. */
  readonly miss: (target: string, reason: string) => void;
}

/** `![alt](target)` and `![[target|alt]]`; a target in angle brackets may have spaces. */
const PICTURE =
  /!\[\[([^\]|]+)(?:\|([^\]]*))?\]\]|!\[([^\]]*)\]\((<[^>]+>|(?:[^()\s]|\([^()]*\))+)(?:\s+"[^"]*")?\)/g;
/** `[[target|words]]` */
const WIKILINK = /\[\[([^\]|]+)(?:\|([^\]]*))?\]\]/g;
/** `[words](target)` */
const LINK = /(\[[^\]]*\])\((<[^>]+>|(?:[^()\s]|\([^()]*\))+)((?:\s+"[^"]*")?)\)/g;
const TAGS = /<\/?(?:aside|br|center|details|div|figure|mark|p|span|sub|summary|sup|u)\b[^>]*>/gi;

const isWeb = (target: string) => /^(?:https?:|mailto:|tel:)/i.test(target);

/** Brackets end the address of a link for who reads it next. */
const withoutBrackets = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29');

/** What a line says in a form that every reader of Markdown knows, and its pictures. */
function readLine(line: string, { find, miss }: Reading) {
  const pictures: NoteBlock[] = [];
  const linkTo = (target: string): string | null => {
    if (isWeb(target)) return withoutBrackets(target);
    const file = find(target);
    if (file !== null && isNote(file)) return withoutBrackets(NOTE_LINK + encodeURIComponent(file));
    if (!target.startsWith('#'))
      miss(
        target,
        file === null ? 'is not among the files' : 'is linked, and is no note and no picture',
      );
    return null;
  };
  const addPicture = (target: string, alt: string): string => {
    const file = isWeb(target) ? null : find(target);
    if (file !== null && isPicture(file)) {
      // Widths, and names of files that nobody has described.
      const isName =
        /^\d+(?:x\d+)?$|^(?:image|untitled|img|screenshot|pasted image)\b|\.\w{3,4}$/i.test(alt);
      pictures.push({ kind: 'picture', file, alt: isName ? '' : alt });
      return '';
    }
    if (file !== null && isNote(file)) return `[${alt || target}](${linkTo(target) ?? ''})`;
    miss(
      target,
      isWeb(target)
        ? 'is a picture on another site'
        : file === null
          ? 'is not among the files'
          : 'is no picture',
    );
    return isWeb(target) ? `[${alt || target}](${withoutBrackets(target)})` : '';
  };
  const bare = (target: string) => target.replace(/^<(.*)>$/, '$1');
  const text = line
    .replaceAll(PICTURE, (_all, wiki?: string, wikiAlt?: string, alt?: string, target?: string) =>
      wiki === undefined
        ? addPicture(bare(target ?? ''), alt ?? '')
        : addPicture(wiki, wikiAlt ?? ''),
    )
    .replaceAll(WIKILINK, (_all, target: string, words?: string) => {
      const address = linkTo(target);
      const shown = words ?? target.replace(/#.*$/, '');
      return address === null ? shown : `[${shown || target}](${address})`;
    })
    .replaceAll(LINK, (_all, words: string, target: string) => {
      const address = linkTo(bare(target));
      return address === null ? words.slice(1, -1) : `${words}(${address})`;
    })
    .replaceAll(TAGS, '')
    .replaceAll(/==(.+?)==/g, '$1')
    .replaceAll(/%%.*?%%/g, '')
    .replace(/^(\s*>\s*)\[![\w-]+\][+-]?\s*/, '$1');
  return { text, pictures };
}

const isTableRule = (line: string) => /^[\s|:-]*-{3,}[\s|:-]*$/.test(line) && line.includes('|');

/** What only looks like the start of a code block or of a table once something before it is gone. */
const escaped = (words: string) =>
  isTableRule(words) || /^\s*(?:```|~~~)/.test(words) ? words.replace(/\S/, '\\$&') : words;

/** Reads the text of a note to blocks, in the order in which they are. */
export function readBlocks(lines: readonly string[], reading: Reading): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let text: string[] = [];
  let waiting: NoteBlock[] = [];
  const flush = () => {
    const { blocks: read, report } = readMarkdown(text.join('\n'), undefined);
    if (report.leftOut > 0)
      reading.miss('', `has ${report.leftOut} characters more than a text may have`);
    const json = read.flatMap((block): Json[] => {
      if (!isPastedText(block)) return [];
      const { type, text: words, spans } = block;
      return [{ type, text: words, spans: [...spans] }];
    });
    if (json.length > 0) blocks.push({ kind: 'text', blocks: json });
    text = [];
    blocks.push(...waiting);
    waiting = [];
  };
  let fence: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const sign = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];
    if (fence !== null) {
      if (line.trim().startsWith(fence)) fence = null;
      text.push(line);
      continue;
    }
    if (sign !== undefined) {
      fence = sign;
      text.push(line);
      continue;
    }
    if (line.includes('|') && isTableRule(lines[at + 1] ?? '')) {
      // No slice has a table: its lines stay as they are written.
      let end = at + 1;
      while ((lines[end + 1] ?? '').includes('|')) end += 1;
      text.push(
        '',
        '```',
        ...lines.slice(at, end + 1).filter((row) => !isTableRule(row)),
        '```',
        '',
      );
      reading.miss('', 'has a table, which became lines of text');
      at = end;
      continue;
    }
    const { text: words, pictures } = readLine(line, reading);
    if (pictures.length > 0) waiting.push(...pictures);
    // What had a picture alone is no empty line, but the end of what was before.
    if (words.trim() !== '' || line.trim() === '') text.push(escaped(words));
    if (waiting.length > 0 && words.trim() === '') flush();
  }
  flush();
  return blocks;
}
