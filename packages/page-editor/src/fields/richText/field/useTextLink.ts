import { useState } from 'react';
import { type Json, objectOf } from 'prismic-folder/edit';
import { firstText } from '../../../model/words.ts';
import type { LinkConfig } from '../../links/fields/linkConfig.ts';
import type { LinkPopoverProps } from '../../links/popover/LinkPopover.tsx';
import { replaceAtom, selectedAtom } from '../commands/blockCommands.ts';
import { linkAt, setLink } from '../commands/spanCommands.ts';
import type { TextView } from '../view/createTextView.ts';
import { highlight, highlighted } from '../view/plugins.ts';
import { useTextAnswer } from './useTextAnswer.ts';

interface TextLink {
  /** What the popover is about; null: it is closed. */
  readonly request: LinkPopoverProps | null;
  /** Opens it for the link at the cursor, the selected words, or the selected picture. */
  readonly open: () => void;
}

/** Words in a text lead to anything. */
const ANY_LINK: Omit<LinkConfig, 'allowTargetBlank'> = {
  kinds: ['Web', 'Document', 'Media'],
  hasText: false,
  variants: [],
  isRepeatable: false,
  allowed: { types: [], tags: [] },
  fileField: null,
};

/** Where something of the text's own window is in the editor's. */
export type ToWindow = (rect: DOMRect) => DOMRect;

const SAME_WINDOW: ToWindow = (rect) => rect;

/** The link popover of a text. */
export function useTextLink(text: TextView | null, toWindow = SAME_WINDOW): TextLink {
  const [request, setRequest] = useState<LinkPopoverProps | null>(null);
  const answer = useTextAnswer(text);
  if (text === null) return { request: null, open: () => undefined };
  const { view, rules } = text;

  const close = () => {
    setRequest(null);
    if (!view.isDestroyed) view.dispatch(highlight(view.state, null));
  };
  const ask = (asked: Omit<LinkPopoverProps, 'config' | 'onClose'>) =>
    setRequest({
      ...asked,
      config: { ...ANY_LINK, allowTargetBlank: rules.allowTargetBlank },
      onClose: close,
    });

  // Pictures that were pasted before may come meanwhile, and edits of others.
  const anchor = () => {
    const { from, to } = highlighted(view.state);
    return toWindow(rangeRect(text, from, to));
  };
  const set = (link: Json, words?: string) =>
    answer((state, dispatch) => setLink(highlighted(state), link, words)(state, dispatch));
  const openWords = () => {
    const { state } = view;
    const { from, to } = linkAt(state) ?? state.selection;
    const value = linkAt(state)?.data ?? null;
    view.dispatch(highlight(state, { from, to }));
    ask({
      value,
      text: state.doc.textBetween(from, to, ' '),
      anchor,
      onApply: (link) => set(link, wordsOf(link)),
      onRemove: () => set(null),
    });
  };

  const openPicture = (json: Readonly<Record<string, Json>>) => {
    const { linkTo = null, ...rest } = json;
    ask({
      value: linkTo,
      text: '',
      anchor,
      onApply: (link) => answer(replaceAtom(json, { ...json, linkTo: link })),
      onRemove: () => answer(replaceAtom(json, rest)),
    });
  };

  return {
    request,
    open: () => {
      const atom = selectedAtom(view.state);
      if (atom === null) openWords();
      else if (atom['type'] === 'image') openPicture(atom);
    },
  };
}

/** The words to insert for a link without words. */
function wordsOf(link: Json): string {
  const { text, name, uid, url } = objectOf(link);
  return firstText([text, name, uid, url]);
}

/** Where a range is in the window of its text. */
export function rangeRect({ view }: TextView, from: number, to: number): DOMRect {
  const size = view.state.doc.content.size;
  const [start, end] = [from, to].map((at) => view.coordsAtPos(Math.min(at, size)));
  if (start === undefined || end === undefined) return view.dom.getBoundingClientRect();
  const left = Math.min(start.left, end.left);
  const right = Math.max(start.right, end.right);
  return new DOMRect(left, start.top, right - left, end.bottom - start.top);
}
