import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { sentenceOf } from '../api/sentenceOf.ts';
import type { SliceBox } from '../canvas/CanvasApi.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useEditor } from '../EditorContext.ts';
import type { Place } from '../place.ts';
import type { SliceActions } from '../slices/useSliceActions.ts';
import type { PageWidth } from '../stage/pageWidths.ts';
import type { Seam } from '../stage/geometry.ts';
import { FIND_PATH } from '../findAddress.ts';
import { editsText } from '../canvas/editsText.ts';
import { commandOf, keyUse, type KeyCommand, type KeyUse } from './keys.ts';
import { focusBeside, focusPart } from './parts.ts';

interface CommandPorts {
  readonly session: DocumentSession;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly actions: SliceActions;
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

/** The place where a change of the file is: a slice and its field, or a field of the document. */
function placeOfPath(path: readonly (string | number)[]): Place {
  const [root, first, second, part, ...rest] = path;
  if (root !== 'data' || typeof first !== 'string') return {};
  if (typeof second !== 'number') return { field: path.slice(1).join('/') };
  const field = part === 'primary' ? rest : part === undefined ? [] : [part, ...rest];
  return { zone: first, index: second, ...(field.length > 0 && { field: field.join('/') }) };
}

/** Runs what keys mean in the workspace, wherever in it they are pressed. */
export function useCommands(ports: CommandPorts): Commands {
  const { announce, go } = useEditor();
  const room = useRef<HTMLDivElement>(null);
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });

  const run = useCallback(
    (command: KeyCommand): boolean => {
      const { session, place, onPlace, actions, boxes: boxesNow, parts, ...on } = latest.current;
      const { zone, index } = place;
      const hasSlice = zone !== undefined && index !== undefined;
      const step = (by: 1 | -1) => {
        const boxes = boxesNow();
        const at = boxes.findIndex((box) => box.zone === zone && box.index === index);
        const next = boxes[at < 0 ? (by === 1 ? 0 : boxes.length - 1) : at + by];
        if (!next) return;
        onPlace({ zone: next.zone, index: next.index });
        const { name, count } = actions.about(next.zone, next.index);
        announce(`${name} selected, ${next.index + 1} of ${count}.`);
      };
      const back = (path: readonly (string | number)[] | null, words: string) => {
        if (path === null) return;
        onPlace(placeOfPath(path));
        announce(words);
      };
      const { undo, redo } = session.get();
      switch (command) {
        case 'undo':
          back(session.undo(), `Undone: ${undo ?? ''}.`);
          return true;
        case 'redo':
          back(session.redo(), `Done again: ${redo ?? ''}.`);
          return true;
        case 'save':
          session.flush().then(
            () => announce('Kept. Nothing to do.'),
            (error: unknown) => announce(sentenceOf(error), 'assertive'),
          );
          return true;
        case 'review':
          parts.onReview();
          return true;
        case 'preview':
          parts.onPreview();
          return true;
        case 'goTo':
          parts.onGoTo();
          return true;
        case 'find':
          go(FIND_PATH);
          return true;
        case 'help':
          parts.onHelp();
          return true;
        case 'outline':
          on.onOutline();
          return true;
        case 'fold':
          on.onFold();
          return true;
        case 'theme':
          on.onTheme();
          return true;
        case 'phone':
        case 'tablet':
        case 'desktop':
        case 'full':
          on.onWidth(command);
          return true;
        case 'next':
          step(1);
          return true;
        case 'previous':
          step(-1);
          return true;
        case 'nextPart':
        case 'previousPart':
          return room.current !== null && focusPart(room.current, command === 'nextPart' ? 1 : -1);
        case 'enter':
          // Presses what has the focus.
          if (document.activeElement?.matches('a[href], button')) return false;
          if (hasSlice && on.onEnter(place)) return true;
          return hasSlice && room.current !== null && focusPart(room.current, 'form');
        case 'leave':
          if (place.field !== undefined && hasSlice) onPlace({ zone, index });
          else if (place.field !== undefined || hasSlice) onPlace({});
          return true;
        case 'insert':
          if (hasSlice) on.onSeam({ zone, index: index + 1 });
          return hasSlice;
        case 'moveUp':
        case 'moveDown':
          if (hasSlice) actions.move(zone, index, index + (command === 'moveUp' ? -1 : 1));
          return hasSlice;
        case 'duplicate':
          if (hasSlice) actions.duplicate(zone, index);
          return true;
        case 'delete':
          if (hasSlice) actions.remove(zone, index);
          return hasSlice;
      }
    },
    [announce, go],
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
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [handle]);

  // The page is one stop of Tab, whatever it shows.
  const onFrameKey = useCallback(
    (event: KeyboardEvent) => {
      const isTab = event.key === 'Tab' && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Cast: keys of a window go to an element, here one of the frame's.
      const isText = editsText(event.target as Element);
      if (!isTab || isText || event.defaultPrevented || latest.current.isPlaying)
        return handle(event, isText ? 'own' : null);
      if (room.current && focusBeside(room.current, event.shiftKey ? -1 : 1))
        event.preventDefault();
    },
    [handle],
  );
  const onTextKey = useCallback((event: KeyboardEvent) => handle(event, 'own'), [handle]);
  return { room, onFrameKey, onTextKey };
}
