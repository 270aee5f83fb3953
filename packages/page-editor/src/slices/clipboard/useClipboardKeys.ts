import { useCallback, useEffect } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { editsText } from '../../kit/editsText.ts';
import { filesIn } from '../../kit/fields/cutText.ts';
import type { Place } from '../../model/place.ts';
import type { ClipboardActions } from './clipboardActions.ts';
import { keptText, readSlices } from './systemClipboard.ts';

interface KeyPorts {
  readonly place: Place;
  readonly actions: ClipboardActions;
  /** Files that were pasted while no text has the focus. */
  readonly onFiles: (place: Place, files: readonly File[]) => void;
}

/** Where keys are about something else than the selected slice. */
const OTHERS = '[role=dialog], [role=alertdialog], [role=menu], [data-part=form]';

/** Whether the copied or pasted thing is a slice, as far as the focus says. */
const isAboutSlices = (focused: Element | null): boolean =>
  focused === null || (!editsText(focused) && focused.closest(OTHERS) === null);

/** Copies, cuts and pastes slices by the system's keys and menus, and pastes files. Returns the listener for the page's. */
export function useClipboardKeys(ports: KeyPorts): (event: ClipboardEvent) => void {
  const latest = useLatest(ports);
  const handle = useCallback(
    (event: ClipboardEvent) => {
      const { place, actions } = latest();
      const { zone, index } = place;
      const { clipboardData } = event;
      if (event.defaultPrevented || !clipboardData) return;
      if (event.type === 'paste') {
        event.preventDefault();
        const files = filesIn(clipboardData);
        const text = clipboardData.getData('text/plain');
        if (files.length > 0) latest().onFiles(place, files);
        else void actions.paste(place, readSlices(text) ? text : (keptText() ?? text));
        return;
      }
      if (zone === undefined || index === undefined) return;
      event.preventDefault();
      void (event.type === 'cut' ? actions.cut : actions.copy)(zone, index, clipboardData);
    },
    [latest],
  );

  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const isText = window.getSelection()?.isCollapsed === false;
      if (isAboutSlices(document.activeElement) && (event.type === 'paste' || !isText)) {
        handle(event);
      }
    };
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, listen);
    return () => {
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, [handle]);
  return handle;
}
