import type { Json } from 'prismic-folder/edit';

/** What a link in text may lead to. */
export type LinkKind = 'Web' | 'Document' | 'Media';

/**
 * What rich text asks of the link popover (`links/LinkPopover.tsx` takes these as its props). The
 * popover opens beside `anchor`, takes the focus, and gives it back through `onClose`.
 */
export interface LinkRequest {
  /** The link as the file has it: `{ link_type: 'Web', url, target }`; null for a new one. */
  readonly value: Json;
  /** The words that are or will be linked; empty for a picture. */
  readonly text: string;
  readonly kinds: readonly LinkKind[];
  /** Whether the model offers to open it in a new tab. */
  readonly allowTargetBlank: boolean;
  /** Where the words are in the window; asked for again when the page scrolls. */
  readonly anchor: () => DOMRect;
  /** Takes a link in the form of the file; the popover then calls `onClose`. */
  readonly onApply: (value: Json) => void;
  /** Takes the link off the words; the popover then calls `onClose`. */
  readonly onRemove: () => void;
  /** Closed, with or without a change. Focus goes back to the text. */
  readonly onClose: () => void;
}
