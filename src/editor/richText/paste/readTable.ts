import { createBlockBuilder, PLAIN_RUN } from './blockBuilder.ts';
import { NOTHING_LEFT } from './PasteReport.ts';
import type { Pasted } from './PastedBlock.ts';

/**
 * The rows of a spreadsheet as lines; null if there is other text than one table with several cells,
 * or no table.
 */
export function readTable(body: Element): Pasted | null {
  const table = body.querySelector('table');
  if (table === null || table.querySelectorAll('td, th').length < 2) return null;
  const silent = [...body.querySelectorAll('style, script')].filter((one) => !table.contains(one));
  const shown = [table, ...silent].reduce(
    (sum, { textContent }) => sum + textLength(textContent),
    0,
  );
  if (textLength(body.textContent) !== shown) return null;
  const out = createBlockBuilder();
  let rows = 0;
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim());
    const text = cells.filter((cell) => cell !== '').join(' · ');
    if (text === '') continue;
    rows++;
    out.start('paragraph');
    out.addFlowing(text, PLAIN_RUN);
  }
  out.end();
  return { blocks: out.blocks, report: { ...NOTHING_LEFT, rows, leftOut: out.leftOut() } };
}

function textLength(text: string): number {
  return text.replaceAll(/\s+/g, '').length;
}
