import { createBlockBuilder, PLAIN_RUN } from './blockBuilder.ts';
import { NOTHING_LEFT } from './PasteReport.ts';
import type { Pasted } from './PastedBlock.ts';

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
