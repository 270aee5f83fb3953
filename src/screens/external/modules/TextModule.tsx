import type { TextBlock } from '#external/markup/textBlock.ts';
import type { ModuleView } from '#external/view/moduleView.ts';
import { TextLine } from './TextLine.tsx';
import * as styles from './text.styles.ts';

const isHeading = ({ role }: TextBlock) => role === 'title' || role === 'subtitle';

/** Number of headings at the start of a text. */
function headCount(blocks: readonly TextBlock[]): number {
  const body = blocks.findIndex((block) => !isHeading(block));
  return body === -1 ? blocks.length : body;
}

/** A text: its opening headings in the left half, the rest in the right. */
export function TextModule({
  module: { blocks, alignment },
}: {
  readonly module: Extract<ModuleView, { kind: 'text' }>;
}) {
  const heads = headCount(blocks);
  const parts = [blocks.slice(0, heads), blocks.slice(heads)].filter((part) => part.length > 0);
  return (
    <div
      className={styles.text}
      data-alignment={alignment}
      data-halves={(alignment === 'left' && parts.length === 2) || undefined}
    >
      {parts.map((part) => (
        <div key={part === parts[0] ? 'first' : 'second'} className={styles.part}>
          {part.map((block, index) => (
            // Lines have no id, and their order never changes.
            <TextLine key={index} block={block} alignment={alignment} />
          ))}
        </div>
      ))}
    </div>
  );
}
