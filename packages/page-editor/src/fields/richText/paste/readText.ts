import { withScheme } from 'prismic-folder/models';
import { linkAddress } from '../format/attributes.ts';
import type { TextBlock } from '../format/textRules.ts';
import { createBlockBuilder, PLAIN_RUN, type BlockBuilder, type RunLooks } from './blockBuilder.ts';
import { NOTHING_LEFT, type Pasted } from './Pasted.ts';

const SIGNS = [
  /^#{1,6} \S/m,
  /^ {0,3}```/m,
  /(?:^ {0,8}[-*+] \S.*\n?){2}/m,
  /(?:^ {0,8}\d{1,3}[.)] \S.*\n?){2}/m,
  /\*\*[^*\s][^*\n]*\*\*/,
  /\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]*\)/,
];

/** Whether a plain text is written in Markdown. */
export function isMarkdown(text: string): boolean {
  // The start of a long text is enough to tell.
  const start = text.slice(0, 20_000);
  return SIGNS.some((sign) => sign.test(start));
}

/** Reads Markdown as writers use it to Prismic's blocks; `label` is for quotations. */
export function readMarkdown(text: string, label: string | undefined): Pasted {
  const out = createBlockBuilder();
  const counts = { tables: 0, pictures: 0 };
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (out.isFull()) {
      out.skip(line.length + 1);
      continue;
    }
    const fence = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (fence !== undefined) {
      const end = lines.findIndex((other, index) => index > at && other.trim().startsWith(fence));
      const stop = end === -1 ? lines.length : end;
      out.start('preformatted');
      out.addExact(lines.slice(at + 1, stop).join('\n'), PLAIN_RUN);
      out.start('paragraph');
      at = stop;
    } else if (isTableStart(line, lines[at + 1])) {
      counts.tables++;
      out.start('paragraph');
      while ((lines[at + 1] ?? '').includes('|')) at++;
    } else {
      addLine(line, out, label, counts);
    }
  }
  out.end();
  const report = { ...NOTHING_LEFT, ...counts, leftOut: out.leftOut() };
  return { blocks: out.blocks, report };
}

function isTableStart(line: string, next = ''): boolean {
  return line.includes('|') && /^[\s|:-]*-{3,}[\s|:-]*$/.test(next) && next.includes('|');
}

type Counts = { pictures: number };

function addLine(line: string, out: BlockBuilder, label: string | undefined, counts: Counts): void {
  if (line.trim() === '' || /^ {0,3}([-*_])(?: *\1){2,} *$/.test(line)) {
    out.start('paragraph');
    return;
  }
  const [type, text] = lineOf(line);
  const quote = /^ {0,3}> ?(.*)$/.exec(line)?.[1];
  if (type !== null) out.start(type);
  else if (quote !== undefined) out.start('paragraph', { label: label ?? null, direction: null });
  addInline(quote ?? text, PLAIN_RUN, out, counts);
  if (type?.startsWith('heading')) out.start('paragraph');
  // Two spaces or a backslash at the end of a line keep its break.
  else if (/ {2}$|\\$/.test(line)) out.breakLine();
  else out.addFlowing(' ', PLAIN_RUN);
}

function lineOf(line: string): readonly [TextBlock | null, string] {
  const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  // Cast: one to six signs.
  if (heading) return [`heading${heading[1]?.length ?? 1}` as TextBlock, heading[2] ?? ''];
  const item = /^\s*[-*+]\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
  if (item) return ['list-item', item[1] ?? ''];
  const numbered = /^\s*\d{1,9}[.)]\s+(.*)$/.exec(line);
  if (numbered) return ['o-list-item', numbered[1] ?? ''];
  return [null, line.replace(/\\$/, '').trim()];
}

const INLINE =
  /\\([!-/:-@[-`{-~])|(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?(?:\s+"[^"]*")?\s*\)|<((?:https?:|mailto:)[^>\s]+)>|`([^`]+)`|(\*\*|__)(?=\S)(.+?)(?<=\S)\7|(\*|(?<![\p{L}\p{N}])_)(?=\S)(.+?)(?<=\S)\9(?![\p{L}\p{N}])/gu;

/** Bold, italics, links and escaped signs within a line. */
function addInline(text: string, run: RunLooks, out: BlockBuilder, counts: Counts): void {
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) out.addFlowing(text.slice(at, match.index), run);
    at = match.index + match[0].length;
    const [, escaped, bang, words, address, plain, code, , strong, , em] = match;
    if (escaped !== undefined) out.addFlowing(escaped, run);
    else if (bang === '!') counts.pictures++;
    else if (words !== undefined)
      addInline(words, { ...run, link: linkOf(address) ?? run.link }, out, counts);
    else if (plain !== undefined) out.addFlowing(plain, { ...run, link: linkOf(plain) });
    else if (code !== undefined) out.addFlowing(code, run);
    else if (strong !== undefined) addInline(strong, { ...run, isStrong: true }, out, counts);
    else if (em !== undefined) addInline(em, { ...run, isEm: true }, out, counts);
  }
  if (at < text.length) out.addFlowing(text.slice(at), run);
}

function linkOf(address = '') {
  const url = linkAddress(withScheme(address));
  return url === null ? null : { link_type: 'Web', url };
}

/** Plain text: empty lines divide paragraphs; if there are none, every line is one. */
export function readPlain(text: string): Pasted {
  const out = createBlockBuilder();
  const clean = text.replaceAll(/\r\n?/g, '\n');
  const hasParagraphs = /\n[ \t]*\n/.test(clean.trim());
  for (const part of clean.split(hasParagraphs ? /\n(?:[ \t]*\n)+/ : '\n')) {
    if (out.isFull()) {
      out.skip(part.length);
      continue;
    }
    out.start('paragraph');
    out.addExact(part, PLAIN_RUN);
  }
  out.end();
  return { blocks: out.blocks, report: { ...NOTHING_LEFT, leftOut: out.leftOut() } };
}
