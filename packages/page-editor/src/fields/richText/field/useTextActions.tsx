import type { Command } from 'prosemirror-state';
import { useEffect, useState, type RefObject } from 'react';
import type { Json, JsonObject } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { ApiError } from '../../../api/AuthoringClient.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { LinkPopover } from '../../links/popover/lazyLinkPopover.ts';
import { IMAGE_KINDS, useMediaPicker, type ChosenMedia } from '../../media/pickMedia.ts';
import { insertBlocks, replaceAtom, selectedAtom } from '../commands/blockCommands.ts';
import { fillPlaces } from '../paste/insertPasted.ts';
import { pasteWords, type PasteReport } from '../paste/Pasted.ts';
import { AtomPrompt, type PromptKind } from '../toolbar/AtomPrompt.tsx';
import type { TextAction } from '../toolbar/textTools.ts';
import type { TextView } from '../view/createTextView.ts';
import { useTextAnswer } from './useTextAnswer.ts';
import { useTextLink, type ToWindow } from './useTextLink.ts';

interface TextActions {
  /** Runs a command, and gives the focus back to the text. */
  readonly run: (command: Command) => void;
  readonly act: (action: TextAction) => void;
  readonly openLink: () => void;
  /** `places`: where they stood in the text that was pasted; null: where the cursor is. */
  readonly addFiles: (files: readonly File[], places: number | null) => Promise<void>;
  readonly reportPaste: (report: PasteReport) => void;
  /** What asks for more: the link popover, the address of an embed, the description of a picture. */
  readonly dialogs: Elements;
}

/** What the toolbar and the keys of a text can do, in a form and on the page alike. */
export function useTextActions(
  label: string,
  text: TextView | null,
  toolbar: RefObject<HTMLElement | null>,
  toWindow?: ToWindow,
): TextActions {
  const { api, announce, notify } = useEditor();
  const pickMedia = useMediaPicker();
  const [prompt, setPrompt] = useState<{
    readonly kind: PromptKind;
    readonly atom: ReturnType<typeof selectedAtom>;
  } | null>(null);
  const answer = useTextAnswer(text);
  const link = useTextLink(text, toWindow);

  const isAsking = link.request !== null || prompt !== null;
  // What is typed next belongs to the text. Only now can it take the focus: it is inert below a
  // popover, which would give the focus back a frame later.
  useEffect(() => {
    return isAsking ? () => focusText(text) : undefined;
  }, [isAsking, text]);

  const run = (command: Command) => {
    if (text === null) return;
    text.run(command);
    // A menu that closes gives the focus to its button first.
    setTimeout(() => focusText(text));
  };
  const insert = (blocks: readonly Json[]) => {
    if (text !== null && !text.view.isDestroyed) run(insertBlocks(blocks, text.rules.standard));
    else if (blocks.length > 0) notify({ message: lateWords(blocks.length) });
  };
  const pickPicture = async (isNew: boolean) => {
    const atom = text === null ? null : selectedAtom(text.view.state);
    const current = isNew || typeof atom?.['url'] !== 'string' ? undefined : atom['url'];
    const chosen = await pickMedia({ kinds: IMAGE_KINDS, place: label, current });
    if (chosen !== null && isNew) return insert([imageOf(chosen)]);
    if (chosen !== null) answer(replaceAtom(atom, { ...atom, ...imageOf(chosen) }));
    focusText(text);
  };
  /** Uploads pictures one after the other; the block of each, null for those that failed. */
  const upload = async (files: readonly File[]): Promise<readonly (JsonObject | null)[]> => {
    const images: (JsonObject | null)[] = [];
    announce(files.length === 1 ? 'Uploading 1 picture' : `Uploading ${files.length} pictures`);
    for (const file of files) {
      try {
        const item = await api.call('uploadMedia', { query: { name: file.name }, body: file });
        images.push(imageOf({ item, url: `/media/${item.name}`, alt: item.alt ?? null }));
      } catch (error) {
        const message = error instanceof ApiError ? error.message : `${file.name} was not added.`;
        images.push(null);
        notify({ message }, 'assertive');
      }
    }
    return images;
  };
  return {
    run,
    act: (action) => {
      if (action === 'link' || action === 'pictureLink') link.open();
      else if (action === 'picture') void pickPicture(true);
      else if (action === 'replacePicture') void pickPicture(false);
      else if (text !== null) setPrompt({ kind: action, atom: selectedAtom(text.view.state) });
    },
    openLink: link.open,
    addFiles: async (files, places) => {
      const added = await upload(files);
      // What is edited meanwhile keeps the focus.
      const isFilled = places !== null && text?.run(fillPlaces(places, added)) === true;
      if (!isFilled) insert(added.filter((image) => image !== null));
    },
    reportPaste: (report) => {
      const message = pasteWords(report);
      if (message !== null) notify({ message });
    },
    dialogs: (
      <>
        {link.request !== null && <LinkPopover {...link.request} />}
        {prompt !== null && text !== null && (
          <AtomPrompt
            {...prompt}
            triggerRef={toolbar}
            onInsert={insert}
            onChange={(values) => answer(replaceAtom(prompt.atom, { ...prompt.atom, ...values }))}
            onClose={() => setPrompt(null)}
          />
        )}
      </>
    ),
  };
}

function focusText(text: TextView | null): void {
  if (text?.view.isDestroyed === false) text.view.focus();
}

/** What becomes of pictures whose text was closed while they were chosen or uploaded. */
const lateWords = (count: number) =>
  count === 1
    ? 'The text was closed before its picture came. It is in the library and can be chosen in the text.'
    : 'The text was closed before its pictures came. They are in the library and can be chosen in the text.';

/** A picture of the library as a block of the file. */
function imageOf({ item, url, alt }: ChosenMedia): JsonObject {
  const { width, height } = item;
  const hasSize = width !== undefined && height !== undefined;
  return { type: 'image', url, alt, ...(hasSize && { dimensions: { width, height } }) };
}

/** Calls `onEscape` for the key in an element; shortcuts of the window do not get it. */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  isThere: boolean,
  onEscape: () => void,
): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    const { current } = element;
    if (!isThere || current === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest()();
    };
    current.addEventListener('keydown', listen);
    return () => current.removeEventListener('keydown', listen);
  }, [element, isThere, latest]);
}
