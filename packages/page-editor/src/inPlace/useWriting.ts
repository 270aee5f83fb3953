import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CanvasApi, PagePoint } from '../canvas/CanvasApi.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useEditor } from '../session/EditorContext.ts';
import type { Place } from '../model/place.ts';
import { textFieldAt } from './textFieldAt.ts';

/** A text that is edited on the page, and where its caret goes first. */
export interface Writing {
  readonly zone: string;
  readonly index: number;
  readonly field: string;
  /** null: at its end. */
  readonly caret: PagePoint | null;
}

/** The text that is edited on the page, and how to begin and end. */
export interface WritingState {
  readonly writing: Writing | null;
  /** Also before its place is the editor's. */
  readonly isBegun: boolean;
  /** Begins in the text at a place, or in the first one of a slice; false: none can be edited there. */
  readonly enter: (place: Place, caret?: PagePoint | null) => boolean;
  /** The text of the same slice after (1) or before (-1) the one at a place; null: it is the last one. */
  readonly beside: (place: Place, by: 1 | -1) => Place | null;
  /** Ends it; the place stays. */
  readonly leave: () => void;
}

/** Below this width in px the form is beside the keyboard, and the page is not. */
const NARROW = '(max-width: 767px)';

const isAt = (writing: Writing, { zone, index, field }: Place) =>
  writing.zone === zone && writing.index === index && writing.field === field;

/** Which text is edited on the page. It ends when another place is chosen, wherever that is done. */
export function useWriting(
  session: DocumentSession,
  canvas: CanvasApi | null,
  place: Place,
  onPlace: (place: Place) => void,
): WritingState {
  const { models } = useEditor();
  const [begun, setBegun] = useState<(Writing & { readonly hasArrived: boolean }) | null>(null);
  const writing = begun && isAt(begun, place) ? begun : null;
  if (writing && !writing.hasArrived) setBegun({ ...writing, hasArrived: true });
  if (begun?.hasArrived && !writing) setBegun(null);

  const texts = useCallback(
    (at: Place): readonly Place[] => {
      const open = session.get();
      return (canvas?.texts(at) ?? [])
        .map((field) => ({ ...at, field }))
        .filter((one) => textFieldAt(models, open, one) !== null);
    },
    [canvas, session, models],
  );
  const enter = useCallback(
    (at: Place, caret: PagePoint | null = null) => {
      const { zone, index, field } = texts(at)[0] ?? {};
      if (zone === undefined || index === undefined || field === undefined) return false;
      if (window.matchMedia(NARROW).matches) return false;
      // Before the place: the form does not take the focus of a text that is edited on the page.
      flushSync(() => setBegun({ zone, index, field, caret, hasArrived: false }));
      onPlace({ zone, index, field });
      return true;
    },
    [texts, onPlace],
  );
  const beside = useCallback(
    ({ zone, index, field }: Place, by: 1 | -1) => {
      if (zone === undefined || index === undefined) return null;
      const all = texts({ zone, index });
      const at = all.findIndex((one) => one.field === field);
      return at < 0 ? null : (all[at + by] ?? null);
    },
    [texts],
  );
  const leave = useCallback(() => setBegun(null), []);
  return { writing, isBegun: begun !== null, enter, beside, leave };
}
