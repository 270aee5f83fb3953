import { Selection, type Transaction } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { withScheme } from 'prismic-folder/models';
import { cutText, filesIn } from '../../../kit/fields/cutText.ts';
import { setLink } from '../commands/spanCommands.ts';
import type { TextFormat } from '../format/TextFormat.ts';
import { quoteLabel } from '../format/textRules.ts';
import { copySerializer, copyText, readCopied } from './copied.ts';
import { fitBlocks } from './fitBlocks.ts';
import { insertPasted, takeMarkers } from './insertPasted.ts';
import {
  isPastedText,
  NOTHING_LEFT,
  PASTE_LIMIT,
  type Pasted,
  type PasteReport,
} from './Pasted.ts';
import { readHtml } from './readHtml.ts';
import { isMarkdown, readMarkdown, readPlain } from './readText.ts';

export interface ClipboardActions {
  readonly onPaste: (report: PasteReport) => void;
  /** Pictures; `places`: the id of where they stood in the text that was pasted, null: where the cursor is. */
  readonly onFiles: (files: readonly File[], places: number | null) => void;
}

/** Longest HTML that is parsed at once; embedded pictures do not count. */
const MAX_HTML = 4_000_000;

interface Clipboard {
  readonly props: EditorProps;
  /** Takes note of Shift, which asks for plain text. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Copy, paste and drop of a text. */
export function createClipboard(format: TextFormat, actions: ClipboardActions): Clipboard {
  let isPlain = false;
  const onKey = ({ shiftKey }: KeyboardEvent) => {
    isPlain = shiftKey;
  };
  const insert = (view: EditorView, data: DataTransfer | null, at?: number): boolean => {
    if (data === null) return false;
    const { tr } = view.state;
    if (at !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(at)));
    if (!format.isRich || tr.selection.$from.parent.type.spec.code) {
      return insertText(view, tr, data, format, actions);
    }
    return insertRich(view, tr, data, format, actions, isPlain);
  };
  const props: EditorProps = {
    ...(format.isRich && {
      clipboardSerializer: copySerializer,
      clipboardTextSerializer: copyText,
    }),
    handleDOMEvents: {
      // Before the library parses the same HTML by itself.
      paste: (view, event) => {
        if (!view.editable || view.composing || event.clipboardData === null) return false;
        event.preventDefault();
        return insert(view, event.clipboardData);
      },
      // The menu pastes with its style what was copied, whatever sign was typed last.
      keyup: (_view, event) => onKey(event),
    },
    handleDrop: (view, event, _slice, isMove) => {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      return !isMove && place !== null && insert(view, event.dataTransfer, place.pos);
    },
  };
  return { props, onKey };
}

function insertText(
  view: EditorView,
  tr: Transaction,
  data: DataTransfer,
  format: TextFormat,
  { onPaste }: ClipboardActions,
) {
  const files = filesIn(data);
  const text = data.getData('text/plain');
  if (text === '' || files.length > 0) {
    onPaste(withoutFiles(NOTHING_LEFT, files));
    return true;
  }
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const shown = format.isRich ? lines : lines.trim().replaceAll(/\s*\n\s*/g, ' ');
  const kept = cutText(shown, PASTE_LIMIT.characters);
  send(view, tr.insertText(kept));
  onPaste({ ...NOTHING_LEFT, leftOut: shown.length - kept.length });
  return true;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** What is said of files that do not come along. */
const withoutFiles = (report: PasteReport, files: readonly File[]): PasteReport => {
  const pictures = files.filter(isPicture).length;
  return { ...report, pictures, files: files.length - pictures };
};

function insertRich(
  view: EditorView,
  tr: Transaction,
  data: DataTransfer,
  { rules }: TextFormat,
  { onPaste, onFiles }: ClipboardActions,
  isPlain: boolean,
): boolean {
  const text = data.getData('text/plain');
  // What is dropped elsewhere is not for the words that are selected.
  const isForSelection = !isPlain && !tr.selectionSet;
  if (isForSelection && rules.hasLinks && pasteAddress(view, text)) return true;
  const html = isPlain ? '' : data.getData('text/html');
  const page = html === '' ? null : parse(view, html);
  const read = (): Pasted => {
    const copied = page === null ? null : readCopied(page);
    if (copied !== null) return { blocks: copied, report: NOTHING_LEFT };
    if (page !== null) return readHtml(page, rules);
    if (!isPlain && isMarkdown(text)) return readMarkdown(text, quoteLabel(rules.labels));
    return readPlain(text);
  };
  const { hasImages } = rules;
  const pasted = fitBlocks(read(), rules);
  const files = filesIn(data);
  const { report, blocks } = pasted;
  // A copied picture comes as a file, with its address as HTML.
  if (files.length > 0 && (page === null || blocks.every((block) => isEmptyText(block)))) {
    const images = hasImages ? files.filter(isPicture) : [];
    // They go where the cursor is.
    if (tr.selectionSet) view.dispatch(tr);
    if (images.length > 0) onFiles(images, null);
    onPaste(
      withoutFiles(
        report,
        files.filter((file) => !images.includes(file)),
      ),
    );
    return true;
  }
  const isInserted = insertPasted(tr, blocks, rules);
  const places = takeMarkers(tr);
  if (isInserted) send(view, tr);
  const pictures = blocks.flatMap((block) => (block.type === 'picture' ? [block.file] : []));
  if (places !== null) onFiles(pictures, places);
  onPaste(report);
  return true;
}

function isEmptyText(block: Pasted['blocks'][number]): boolean {
  return block.type === 'picture' || (isPastedText(block) && block.text.trim() === '');
}

/** An address over words links them; alone it is inserted with a link. */
function pasteAddress(view: EditorView, text: string): boolean {
  const address = text.trim();
  if (!/^(?:https?:\/\/|mailto:)\S+$/i.test(address) || address.length > 2000) return false;
  const { selection } = view.state;
  if (!selection.$from.sameParent(selection.$to) || !selection.$from.parent.isTextblock)
    return false;
  const data = { link_type: 'Web', url: withScheme(address) };
  return setLink(selection, data, address)(view.state, (tr) => send(view, tr));
}

/** A document that loads nothing and runs nothing; null if it would be too long to parse. */
function parse({ dom }: EditorView, html: string): Document | null {
  const short =
    html.length > MAX_HTML ? html.replaceAll(/data:[a-z/+-]+;base64,[^"')]*/gi, '') : html;
  if (short.length > MAX_HTML) return null;
  const { DOMParser: Parser = DOMParser } = dom.ownerDocument.defaultView ?? globalThis;
  return new Parser().parseFromString(short, 'text/html');
}

function send(view: EditorView, tr: Transaction): void {
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}
