import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import type { SliceBox } from '../../canvas/CanvasApi.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Place } from '../../model/place.ts';
import { placeOf } from '../../model/placeOf.ts';
import type { Sample } from '../../slices/example/samples.ts';
import { hasSamples } from '../../slices/example/useSamples.ts';
import type { SliceActions } from '../../slices/useSliceActions.ts';
import type { PageWidth } from '../../stage/pageWidths.ts';
import type { Seam } from '../../stage/geometry.ts';
import { FIND_PATH } from '../../session/findDocument.ts';
import { editsText } from '../../kit/editsText.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { commandOf, keyUse, type KeyCommand, type KeyUse } from './keys.ts';
import { focusBeside, focusPart } from './parts.ts';

interface CommandPorts {
  readonly session: DocumentSession;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly actions: SliceActions;
  readonly samples: readonly Sample[];
  /** Whether the page is used as visitors do. */
  readonly isPlaying: boolean;
  readonly boxes: () => readonly SliceBox[];
  readonly parts: {
    readonly onReview: () => void;
    readonly onHelp: () => void;
    readonly onGoTo: () => void;
    readonly onPreview: () => void;
  };
  readonly onOutline: () => void;
  readonly onFold: () => void;
  readonly onTheme: () => void;
  readonly onWidth: (width: PageWidth) => void;
  readonly onSeam: (seam: Seam) => void;
  /** Edits the text of a place on the page, the first one of a slice; false: there is none. */
  readonly onEnter: (place: Place) => boolean;
}

interface Commands {
  /** The element whose keys are listened to. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** Takes the keys of the page in the frame. */
  readonly onFrameKey: (event: KeyboardEvent) => void;
  /** Takes the keys of a text that is edited on the page. */
  readonly onTextKey: (event: KeyboardEvent) => void;
}

/** Runs what keys mean in the workspace, wherever in it they are pressed. */
export function useCommands(ports: CommandPorts): Commands {
  const { announce, go, models } = useEditor();
  const room = useRef<HTMLDivElement>(null);
  const latest = useLatest(ports);

  const run = useCallback(
    (command: KeyCommand): boolean => {
      const { session, place, onPlace, actions, boxes: boxesNow, parts, ...on } = latest();
      const { zone, index } = place;
      const slice = zone === undefined || index === undefined ? null : { zone, index };
      const focus = (to: Parameters<typeof focusPart>[1]) =>
        room.current !== null && focusPart(room.current, to);
      const step = (by: 1 | -1) => {
        const boxes = boxesNow();
        const at = boxes.findIndex((box) => box.zone === zone && box.index === index);
        const next = boxes[at < 0 ? (by === 1 ? 0 : boxes.length - 1) : at + by];
        if (!next) return;
        onPlace({ zone: next.zone, index: next.index });
        const { name, count } = actions.about(next.zone, next.index);
        announce(`${name} selected, ${next.index + 1} of ${count}.`);
      };
      const move = (by: 1 | -1) => {
        if (slice) actions.move(slice.zone, slice.index, slice.index + by);
        return slice !== null;
      };
      const back = (path: readonly (string | number)[] | null, words: string) => {
        if (path === null) return;
        const { json, key } = session.get();
        onPlace(placeOf(path, { json, type: models.types.get(key.type), models }));
        announce(words);
      };
      const { undo, redo } = session.get();
      /** What each does; false: the key is left to what has the focus. */
      const does: Readonly<Record<KeyCommand, () => boolean | void>> = {
        undo: () => back(session.undo(), `Undone: ${undo ?? ''}.`),
        redo: () => back(session.redo(), `Done again: ${redo ?? ''}.`),
        save: () =>
          void session.flush().then(
            () => announce('Kept. Nothing to do.'),
            (error: unknown) => announce(sentenceOf(error), 'assertive'),
          ),
        review: parts.onReview,
        preview: parts.onPreview,
        goTo: parts.onGoTo,
        help: parts.onHelp,
        find: () => go(FIND_PATH),
        outline: on.onOutline,
        fold: on.onFold,
        theme: on.onTheme,
        phone: () => on.onWidth('phone'),
        tablet: () => on.onWidth('tablet'),
        desktop: () => on.onWidth('desktop'),
        full: () => on.onWidth('full'),
        next: () => step(1),
        previous: () => step(-1),
        nextPart: () => focus(1),
        previousPart: () => focus(-1),
        enter: () => {
          // Presses what has the focus.
          if (document.activeElement?.matches('a[href], button')) return false;
          return slice !== null && (on.onEnter(place) || focus('form'));
        },
        leave: () => {
          if (place.field !== undefined && slice) onPlace(slice);
          else if (place.field !== undefined || slice) onPlace({});
        },
        insert: () => {
          if (slice) on.onSeam({ ...slice, index: slice.index + 1 });
          return slice !== null;
        },
        empty: () => {
          const isSample = slice !== null && hasSamples(latest().samples, slice.zone, slice.index);
          if (isSample) void actions.empty(slice.zone, slice.index);
          return isSample;
        },
        moveUp: () => move(-1),
        moveDown: () => move(1),
        duplicate: () => {
          if (slice) actions.duplicate(slice.zone, slice.index);
        },
        delete: () => {
          if (slice) actions.remove(slice.zone, slice.index);
          return slice !== null;
        },
      };
      return does[command]() !== false;
    },
    [announce, go, models, latest],
  );

  const handle = useCallback(
    (event: KeyboardEvent, use: KeyUse) => {
      if (event.defaultPrevented || event.isComposing) return;
      const command = commandOf(event, use);
      if (command !== null && run(command)) event.preventDefault();
    },
    [run],
  );

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      handle(event, keyUse(document.activeElement));
    };
    // React Aria's buttons take Enter as a press with any other key, too.
    const listenFirst = (event: KeyboardEvent) => {
      const isReview = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isReview || !document.activeElement?.matches('button')) return;
      event.stopPropagation();
      listen(event);
    };
    const off = new AbortController();
    const { signal } = off;
    document.addEventListener('keydown', listenFirst, { capture: true, signal });
    document.addEventListener('keydown', listen, { signal });
    return () => off.abort();
  }, [handle]);

  // The page is one stop of Tab, whatever it shows.
  const onFrameKey = useCallback(
    (event: KeyboardEvent) => {
      const isTab = event.key === 'Tab' && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Cast: keys of a window go to an element, here one of the frame's.
      const isOwn = latest().isPlaying || editsText(event.target as Element);
      if (!isTab || isOwn || event.defaultPrevented) return handle(event, isOwn ? 'own' : null);
      if (room.current && focusBeside(room.current, event.shiftKey ? -1 : 1))
        event.preventDefault();
    },
    [handle, latest],
  );
  const onTextKey = useCallback((event: KeyboardEvent) => handle(event, 'own'), [handle]);
  return { room, onFrameKey, onTextKey };
}
