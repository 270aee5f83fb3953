import type { EditorState } from 'prosemirror-state';
import { selectedAtom, selectedBlocks, selectedStyle } from '../commands/blockCommands.ts';
import { isEm, isLink, isMarked, isStrong, linkAt, markedLabel } from '../commands/spanCommands.ts';

/** What a toolbar shows of a text: what is on at the selection. */
export interface TextState {
  readonly style: string | null;
  readonly isStrong: boolean;
  readonly isEm: boolean;
  readonly isLink: boolean;
  readonly isRtl: boolean;
  readonly label: string | null;
  /** What is selected as a whole: image, embed or another block. */
  readonly atom: string | null;
  readonly isAtomLinked: boolean;
  readonly hasSelection: boolean;
  /** -1: too long to be counted while typing. */
  readonly words: number;
}

/** Longest text whose words are counted. */
const MAX_COUNTED = 60_000;

export function textStateOf(state: EditorState): TextState {
  const { selection, doc } = state;
  const atom = selectedAtom(state);
  const [block] = selectedBlocks(state)[0] ?? [];
  const blockLabel: unknown = atom === null ? block?.attrs['label'] : atom['label'];
  const type = atom?.['type'];
  return {
    style: selectedStyle(state),
    isStrong: isMarked(state, isStrong),
    isEm: isMarked(state, isEm),
    isLink: isMarked(state, isLink) || linkAt(state) !== null,
    isRtl: block?.attrs['direction'] === 'rtl',
    label: markedLabel(state) ?? (typeof blockLabel === 'string' ? blockLabel : null),
    atom: atom === null ? null : type === 'image' || type === 'embed' ? type : 'kept',
    isAtomLinked: atom?.['linkTo'] !== undefined,
    hasSelection: !selection.empty,
    words:
      doc.content.size > MAX_COUNTED ? -1 : countWords(doc.textBetween(0, doc.content.size, ' ')),
  };
}

/** Whether two states look the same. */
export function isSameState(one: TextState, other: TextState): boolean {
  // Cast: the keys of an object of this type.
  const keys = Object.keys(one) as (keyof TextState)[];
  return keys.every((key) => one[key] === other[key]);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
}
