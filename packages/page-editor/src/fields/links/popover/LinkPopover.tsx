import { use, useRef, useState } from 'react';
import { ALL_KINDS, MediaPickerContext } from '../../media/pickMedia.ts';
import { kindsFor } from '../../media/wantedKinds.ts';
import { isFormBelow, useFormBelow } from '../../../kit/overlays/formBelow.ts';
import { Popover } from '../../../kit/overlays/Popover.tsx';
import type { LinkRequest } from '../LinkRequest.ts';
import type { Allowed } from '../search/useDocumentSearch.ts';
import { type LinkDraft, startDraft } from './linkDraft.ts';
import { LinkForm } from './LinkForm.tsx';
import * as styles from './LinkPopover.styles.ts';

export interface LinkPopoverProps extends LinkRequest {
  /** Whether the link has words of its own, as in a field that allows them. */
  readonly hasText?: boolean;
  /** Looks that the model offers. */
  readonly variants?: readonly string[];
  /** Which documents may be chosen; any by default. */
  readonly allowed?: Allowed;
  /** The field whose files are of the kind that it is for; any file by default. */
  readonly fileField?: { readonly id: string } | null;
}

const ANY: Allowed = { types: [], tags: [] };
const WIDTH = 368;

/**
 * Makes, changes or removes a link: of a field, or of words in a text. It is open while it is
 * rendered. Enter applies, Escape closes.
 */
export function LinkPopover({
  value,
  text,
  kinds: offered,
  allowTargetBlank,
  anchor,
  onApply,
  onRemove,
  onClose,
  hasText = false,
  variants = [],
  allowed = ANY,
  fileField = null,
}: LinkPopoverProps) {
  const pickMedia = use(MediaPickerContext);
  const target = useRef<HTMLSpanElement>(null);
  const [draft, setDraft] = useState<LinkDraft>(() => startDraft(value, offered));
  // A dialog over the popover would take its focus, which closes it.
  const [isPicking, setIsPicking] = useState(false);
  const isBelow = useFormBelow();
  const canPick = pickMedia !== null;
  // A link keeps its kind also where the model does not offer it any more.
  const kinds = (['Web', 'Document', 'Media'] as const).filter(
    (kind) => kind === startDraft(value, offered).kind || offered.includes(kind),
  );
  const pickFile = () => {
    if (!pickMedia) return;
    setIsPicking(true);
    const current = draft.file?.url;
    pickMedia({
      kinds: fileField ? kindsFor(fileField) : ALL_KINDS,
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
          allowTargetBlank={allowTargetBlank}
          hasText={hasText}
          variants={variants}
          allowed={allowed}
          onPickFile={canPick ? pickFile : null}
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
