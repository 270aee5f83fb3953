import { useRef, useState } from 'react';
import type { Json } from 'prismic-folder/edit';
import { ALL_KINDS, useMediaPicker } from '../../media/pickMedia.ts';
import { kindsFor } from '../../media/wantedKinds.ts';
import { isFormBelow, useFormBelow } from '../../../kit/overlays/formBelow.ts';
import { Popover } from '../../../kit/overlays/Popover.tsx';
import type { LinkConfig } from '../fields/linkConfig.ts';
import { type LinkDraft, startDraft } from './linkDraft.ts';
import { LinkForm } from './LinkForm.tsx';
import * as styles from './LinkPopover.styles.ts';

export interface LinkPopoverProps {
  readonly config: LinkConfig;
  /** The link as the file has it: `{ link_type: 'Web', url, target }`; null for a new one. */
  readonly value: Json;
  /** The words that are or will be linked; empty for a picture. */
  readonly text: string;
  /** Where the words are in the window; asked for again when the page scrolls. */
  readonly anchor: () => DOMRect;
  /** Takes a link in the form of the file; the popover then calls `onClose`. */
  readonly onApply: (value: Json) => void;
  /** Takes the link off the words; the popover then calls `onClose`. */
  readonly onRemove: () => void;
  /** Closed, with or without a change. */
  readonly onClose: () => void;
}

const WIDTH = 368;

/**
 * Makes, changes or removes a link: of a field, or of words in a text. It is open while it is
 * rendered, and has the focus. Enter applies, Escape closes.
 */
export function LinkPopover(props: LinkPopoverProps) {
  const { config, value, text, anchor, onApply, onRemove, onClose } = props;
  const pickMedia = useMediaPicker();
  const target = useRef<HTMLSpanElement>(null);
  const [draft, setDraft] = useState<LinkDraft>(() => startDraft(value, config.kinds));
  // A dialog over the popover would take its focus, which closes it.
  const [isPicking, setIsPicking] = useState(false);
  const isBelow = useFormBelow();
  // A link keeps its kind also where the model does not offer it any more.
  const kinds = (['Web', 'Document', 'Media'] as const).filter(
    (kind) => kind === startDraft(value, config.kinds).kind || config.kinds.includes(kind),
  );
  const pickFile = () => {
    setIsPicking(true);
    const current = draft.file?.url;
    pickMedia({
      kinds: config.fileField ? kindsFor(config.fileField) : ALL_KINDS,
      ...(current !== undefined && { current }),
    })
      .then((chosen) => {
        if (chosen === null) return;
        const file = { kind: 'Media', url: chosen.url } as const;
        setDraft((before) => ({ ...before, kind: 'Media', file }));
      })
      .finally(() => setIsPicking(false));
  };
  return (
    <>
      <span ref={target} className={styles.anchor} aria-hidden />
      <Popover
        label={text === '' ? 'Link' : `Link of “${text}”`}
        width={WIDTH}
        triggerRef={target}
        getTargetRect={() => besideForm(anchor(), target.current)}
        placement={isBelow ? 'bottom' : 'left top'}
        isOpen={!isPicking}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isPicking) onClose();
        }}
      >
        <LinkForm
          before={value}
          draft={draft}
          onDraft={setDraft}
          kinds={kinds}
          config={config}
          onPickFile={pickFile}
          onApply={(next) => {
            if (next === undefined) onRemove();
            else onApply(next);
            onClose();
          }}
          onRemove={() => {
            onRemove();
            onClose();
          }}
          onClose={onClose}
        />
      </Popover>
    </>
  );
}

/** Level with the words, but beside all of the form, so that it covers none of its text. */
function besideForm(words: DOMRect, within: Element | null): DOMRect {
  const form = within?.closest('[data-part="form"]');
  if (!form || isFormBelow()) return words;
  const { left } = form.getBoundingClientRect();
  return new DOMRect(left + FORM_EDGE, words.y, Math.max(0, words.right - left), words.height);
}

/** How far in px it reaches over the form's padding. */
const FORM_EDGE = 4;
