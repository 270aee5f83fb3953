import { deleteSelection } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import type { GlyphName } from '../../../kit/icons/glyphs.tsx';
import {
  replaceAtom,
  selectedAtom,
  setLooks,
  setStyle,
  toggleStyle,
  selectedBlocks,
  selectedStyle,
} from '../commands/blockCommands.ts';
import {
  setSpanLabel,
  toggleSpan,
  isEm,
  isLink,
  isMarked,
  isStrong,
  linkAt,
  markedLabel,
} from '../commands/spanCommands.ts';
import { labelWords } from '../format/attributes.ts';
import type { TextBlock, TextRules } from '../format/textRules.ts';

/** A choice of a menu. */
export interface ToolChoice {
  readonly id: string;
  readonly label: string;
  readonly command: Command;
}

/** One button of the toolbar, or one entry of its 'More'. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: GlyphName;
  readonly shortcut?: string;
  /** Absent for what is not switched on and off. */
  readonly isOn?: boolean;
  /** What it does: a command, or something of the field around. */
  readonly action: Command | TextAction | readonly ToolChoice[];
}

export type TextAction = 'link' | 'picture' | 'embed' | AtomAction;

type AtomAction = 'replacePicture' | 'describe' | 'address' | 'pictureLink';

/** The styles that a menu offers; the other blocks have buttons. */
export function styleChoices({ blocks }: TextRules): readonly ToolChoice[] {
  const styles = blocks.filter((type) => type === 'paragraph' || type.startsWith('heading'));
  return styles.map((type) => ({ id: type, label: STYLE_WORDS[type], command: setStyle(type) }));
}

/** Whether a toolbar would have anything to offer. */
export function hasTools(rules: TextRules): boolean {
  const { blocks, labels, hasStrong, hasEm, hasLinks, hasImages, hasEmbeds, hasDirection } = rules;
  const hasMarks = hasStrong || hasEm || hasLinks || labels.length > 0;
  return hasMarks || hasImages || hasEmbeds || hasDirection || blocks.length > 1;
}

/** The buttons for what a model allows, in their order. */
export function toolsOf(rules: TextRules, state: TextState): readonly Tool[] {
  const tools: (Tool | false)[] = [
    rules.hasStrong && {
      id: 'strong',
      label: 'Bold',
      icon: 'bold',
      shortcut: 'Mod B',
      isOn: state.isStrong,
      action: toggleSpan('strong'),
    },
    rules.hasEm && {
      id: 'em',
      label: 'Italic',
      icon: 'italic',
      shortcut: 'Mod I',
      isOn: state.isEm,
      action: toggleSpan('em'),
    },
    rules.hasLinks && {
      id: 'link',
      label: 'Link',
      icon: 'link',
      shortcut: 'Mod K',
      isOn: state.isLink,
      action: 'link',
    },
    styleTool('list-item', 'list', 'Mod Shift 8', rules, state),
    styleTool('o-list-item', 'ordered-list', 'Mod Shift 7', rules, state),
    labelTool(rules, state),
    rules.hasImages && { id: 'picture', label: 'Picture', icon: 'picture', action: 'picture' },
    rules.hasEmbeds && { id: 'embed', label: 'Embed', icon: 'embed', action: 'embed' },
    styleTool('preformatted', 'preformatted', undefined, rules, state),
    rules.hasDirection && {
      id: 'rtl',
      label: 'Right to left',
      icon: 'direction',
      isOn: state.isRtl,
      action: setLooks({ direction: state.isRtl ? null : 'rtl' }),
    },
  ];
  return tools.filter((tool) => tool !== false);
}

/** What can be done with a selected picture, embed or unknown block. */
export function atomTools(rules: TextRules, state: TextState): readonly Tool[] {
  const { atom, isAtomLinked } = state;
  const ofPicture: readonly Tool[] = [
    { id: 'replace', label: 'Replace', icon: 'picture', action: 'replacePicture' },
    { id: 'describe', label: 'What does it show?', icon: 'eye', action: 'describe' },
    { id: 'link', label: 'Link', icon: 'link', isOn: isAtomLinked, action: 'pictureLink' },
  ];
  const tools: (Tool | false)[] = [
    ...(atom === 'image' ? ofPicture : []),
    atom === 'embed' && { id: 'address', label: 'Change address', icon: 'link', action: 'address' },
    atom !== 'kept' && labelTool(rules, state),
    { id: 'remove', label: 'Remove', icon: 'trash', action: deleteSelection },
  ];
  return tools.filter((tool) => tool !== false);
}

function styleTool(
  type: TextBlock,
  icon: GlyphName,
  shortcut: string | undefined,
  { isSingle, blocks, standard }: TextRules,
  { style }: TextState,
): Tool | false {
  if (isSingle || !blocks.includes(type)) return false;
  return {
    id: type,
    label: STYLE_WORDS[type],
    icon,
    ...(shortcut !== undefined && { shortcut }),
    isOn: style === type,
    action: toggleStyle(type, standard),
  };
}

/** Labels go on the selected words; without a selection, on the block. */
function labelTool({ labels }: TextRules, { label, hasSelection, atom }: TextState): Tool | false {
  if (labels.length === 0) return false;
  const isOnWords = hasSelection && atom === null;
  const set = (name: string | null): Command => {
    if (atom !== null) return labelAtom(name);
    return isOnWords ? setSpanLabel(name) : setLooks({ label: name });
  };
  const choices = labels.map((name) => ({ id: name, label: labelWords(name), command: set(name) }));
  const none = { id: '', label: 'No label', command: set(null) };
  return {
    id: 'label',
    label: 'Label',
    icon: 'label',
    isOn: label !== null,
    action: [...choices, none],
  };
}

/** The label of a picture or embed is a key of its block. */
function labelAtom(name: string | null): Command {
  return (state, dispatch) => {
    const atom = selectedAtom(state);
    if (atom === null) return false;
    const { label: _label, ...rest } = atom;
    return replaceAtom(atom, name === null ? rest : { ...rest, label: name })(state, dispatch);
  };
}

/** Words for the styles of blocks. */
export const STYLE_WORDS: Readonly<Record<TextBlock, string>> = {
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  'list-item': 'List',
  'o-list-item': 'Numbered list',
  preformatted: 'Preformatted',
};

/** What a toolbar shows of a text: what is on at the selection. */
export interface TextState {
  /** Of all selected blocks; null: they differ, or there are none. */
  readonly style: TextBlock | null;
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

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
}
