import type { Command } from 'prosemirror-state';
import { use, useEffect, useState, type RefObject } from 'react';
import type { Elements } from '#ui/Elements.ts';
import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import { useEditor } from '../../EditorContext.ts';
import { insertBlocks, replaceAtom, selectedAtom } from '../commands/blockCommands.ts';
import { pasteWords, type PasteReport } from '../paste/PasteReport.ts';
import { fillPlaces } from '../paste/picturePlaces.ts';
import { TextToolsContext } from '../TextTools.ts';
import { AtomPrompt, type PromptKind } from '../toolbar/AtomPrompt.tsx';
import type { ToolAbilities } from '../toolbar/textTools.ts';
import type { ToolbarAction } from '../toolbar/TextToolbar.tsx';
import type { TextView } from '../view/createTextView.ts';
import { useTextImages } from './useTextImages.ts';
import { useTextLink, type ToWindow } from './useTextLink.ts';

interface TextActions {
  readonly abilities: ToolAbilities;
  /** Runs a command, and gives the focus back to the text. */
  readonly run: (command: Command) => void;
  readonly act: (action: ToolbarAction) => void;
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
  const { announce, toast } = useEditor();
  const { LinkPopover } = use(TextToolsContext);
  const [prompt, setPrompt] = useState<PromptKind | null>(null);
  const images = useTextImages(label);
  const link = useTextLink(text, toWindow);

  const isAsking = link.request !== null || prompt !== null;
  // What is typed next belongs to the text. Only now can it take the focus: it is inert below a
  // popover, which would give the focus back a frame later.
  useEffect(() => {
    if (!isAsking || text === null) return undefined;
    return () => {
      if (!text.view.isDestroyed) text.view.focus();
    };
  }, [isAsking, text]);

  const focusText = () => text?.view.focus();
  const run = (command: Command) => {
    if (text === null) return;
    text.run(command);
    // A menu that closes gives the focus to its button first.
    setTimeout(() => text.view.focus());
  };
  const insert = (blocks: readonly Json[]) => {
    if (text !== null) run(insertBlocks(blocks, text.rules.standard));
  };
  const pickPicture = async (isNew: boolean) => {
    const atom = text === null ? null : selectedAtom(text.view.state);
    const current = isNew || typeof atom?.['url'] !== 'string' ? undefined : atom['url'];
    const image = (await images.pick?.(current)) ?? null;
    if (image === null) focusText();
    else if (isNew) insert([image]);
    else if (isRecord(image)) run(replaceAtom({ ...atom, ...image }));
  };
  return {
    abilities: { canLink: LinkPopover !== undefined, canPick: images.pick !== null },
    run,
    act: (action) => {
      if (action === 'link' || action === 'pictureLink') link.open();
      else if (action === 'picture') void pickPicture(true);
      else if (action === 'replacePicture') void pickPicture(false);
      else setPrompt(action);
    },
    openLink: () => {
      if (LinkPopover !== undefined) link.open();
    },
    addFiles: async (files, places) => {
      const added = await images.add(files);
      // What is edited meanwhile keeps the focus.
      const isFilled = places !== null && text?.run(fillPlaces(places, added)) === true;
      if (!isFilled) insert(added.filter((image) => image !== null));
    },
    reportPaste: (report) => {
      const words = pasteWords(report);
      if (words === null) return;
      announce(words);
      toast({ message: words });
    },
    dialogs: (
      <>
        {LinkPopover !== undefined && link.request !== null && <LinkPopover {...link.request} />}
        {prompt !== null && text !== null && (
          <AtomPrompt
            kind={prompt}
            atom={selectedAtom(text.view.state)}
            triggerRef={toolbar}
            onInsert={insert}
            onCommand={run}
            onClose={() => setPrompt(null)}
          />
        )}
      </>
    ),
  };
}
