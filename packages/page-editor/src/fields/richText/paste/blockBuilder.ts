import type { Json } from 'prismic-folder/edit';
import { cutText } from '../../../kit/fields/cutText.ts';
import { type BlockLooks, NO_LOOKS } from '../format/richFormat.ts';
import type { TextBlock } from '../format/textRules.ts';
import { PASTE_LIMIT, type PastedBlock } from './Pasted.ts';

/** How a run of text looks. */
export interface RunLooks {
  readonly isStrong: boolean;
  readonly isEm: boolean;
  readonly link: Json;
}

export const PLAIN_RUN: RunLooks = { isStrong: false, isEm: false, link: null };

interface Run extends RunLooks {
  text: string;
}

/** Collects runs of text to blocks; beyond the limit it only counts. */
export function createBlockBuilder() {
  const blocks: PastedBlock[] = [];
  let type: TextBlock = 'paragraph';
  let looks = NO_LOOKS;
  let runs: Run[] = [];
  let [taken, leftOut] = [0, 0];

  const isEmpty = () => runs.every(({ text }) => text.trim() === '');
  const end = () => {
    if (!isEmpty()) blocks.push({ type, ...looks, ...joinRuns(runs, type === 'preformatted') });
    runs = [];
  };
  const room = () =>
    blocks.length >= PASTE_LIMIT.blocks ? 0 : Math.max(0, PASTE_LIMIT.characters - taken);
  const push = (text: string, { isStrong, isEm, link }: RunLooks) => {
    const free = room();
    const part = cutText(text, free);
    leftOut += text.length - part.length;
    // Nothing comes after what was cut.
    taken += part.length < text.length ? free : part.length;
    if (part === '') return;
    runs.push({ text: part, isStrong, isEm, link });
  };

  return {
    blocks,
    leftOut: () => leftOut,
    isFull: () => room() === 0,
    /** Counts text that is not read any more. */
    skip: (length: number) => {
      leftOut += length;
    },
    isEmpty,
    end,
    /** Begins a block; an empty one before it is left out. */
    start: (next: TextBlock, { label, direction }: BlockLooks = NO_LOOKS) => {
      end();
      [type, looks] = [next, { label, direction }];
    },
    /** Text of a document: white space is one space, and none at the start of a line. */
    addFlowing: (text: string, run: RunLooks) => {
      const last = runs.at(-1)?.text ?? '';
      const flat = text.replaceAll(/[ \t\n\r\f]+/g, ' ').replaceAll(/\u00a0 | \u00a0/g, ' ');
      const isAtSpace = last === '' || /[\s]$/.test(last);
      const shown = isAtSpace ? flat.replace(/^ /, '') : flat;
      if (shown !== '') push(shown, run);
    },
    /** Text as it is, with its line breaks. */
    addExact: (text: string, run: RunLooks) => push(text.replaceAll(/\r\n?/g, '\n'), run),
    /** A line break; the second of two ends the block. */
    breakLine: () => {
      if (isEmpty()) return;
      if (type !== 'preformatted' && (runs.at(-1)?.text ?? '').endsWith('\n')) end();
      else push('\n', PLAIN_RUN);
    },
    /** A block without text of its own; text after it goes on in another block of the same style. */
    addBlock: (block: PastedBlock) => {
      end();
      if (blocks.length < PASTE_LIMIT.blocks) blocks.push(block);
    },
  };
}

export type BlockBuilder = ReturnType<typeof createBlockBuilder>;

/** Text and spans of runs, without white space around. */
function joinRuns(runs: readonly Run[], isCode: boolean) {
  const all = runs.map(({ text }) => text).join('');
  const start = isCode ? 0 : all.length - all.trimStart().length;
  const text = isCode ? all.replace(/\n+$/, '') : all.trim();
  const spans: Json[] = [];
  let at = -start;
  for (const run of runs) {
    const [from, to] = [Math.max(at, 0), Math.min(at + run.text.length, text.length)];
    at += run.text.length;
    if (isCode || from >= to) continue;
    const place = { start: from, end: to };
    if (run.isStrong) spans.push({ type: 'strong', ...place });
    if (run.isEm) spans.push({ type: 'em', ...place });
    if (run.link !== null) spans.push({ type: 'hyperlink', ...place, data: run.link });
  }
  return { text: cleanText(text), spans };
}

/** Control characters that no text needs, one for one, so that offsets stay. */
function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, ' ');
}
