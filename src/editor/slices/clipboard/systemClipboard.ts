import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import type { SliceJson } from '../../model/sliceAt.ts';
import { useCallback, useEffect, useRef } from 'react';
import type { Place } from '../../place.ts';
import { editsText } from '../../canvas/editsText.ts';
import type { ClipboardActions } from './clipboardActions.ts';

const STORAGE_KEY = 'editor-copied-slices';

/** Puts a text into the system's clipboard, else into this browser's storage; false if neither takes it. */
export async function putText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    forgetText();
    return true;
  } catch {
    return keepText(text);
  }
}

/** The text of the system's clipboard, else what was kept in its place; null if the browser gives neither. */
export async function takeText(): Promise<string | null> {
  const kept = keptText();
  if (kept !== null) return kept;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** What was copied while the clipboard refused it. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function keepText(text: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, text);
    return true;
  } catch {
    // Storage is full or forbidden.
    return false;
  }
}

/** To be called when the clipboard has something newer. */
export function forgetText(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

/** Longer texts are no slices: the API takes no larger document. */
const MAX_LENGTH = 8_000_000;

/** Slices as the text that is copied: what the file has, so that it can be pasted there, too. */
export function writeSlices(slices: readonly Json[]): string {
  return JSON.stringify(slices.length === 1 ? slices[0] : slices, null, 2);
}

/** The slices that a text has, one or a list of them; null if it is anything else. */
export function readSlices(text: string): readonly SliceJson[] | null {
  if (text.length > MAX_LENGTH || !/^\s*[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.length > 0 && list.every(isSlice) ? list : null;
  } catch {
    return null;
  }
}

const isSlice = (value: unknown): value is SliceJson =>
  isRecord(value) && typeof value['slice_type'] === 'string' && value['slice_type'] !== '';

interface KeyPorts {
  readonly place: Place;
  readonly actions: ClipboardActions;
}

/** Where keys are about something else than the selected slice. */
const OTHERS = '[role=dialog], [role=alertdialog], [role=menu], [data-part=form]';

/** Whether the copied or pasted thing is a slice, as far as the focus says. */
const isAboutSlices = (focused: Element | null): boolean =>
  focused === null || (!editsText(focused) && focused.closest(OTHERS) === null);

/** Copies, cuts and pastes slices by the system's keys and menus. Returns the listener for the page's. */
export function useClipboardKeys(ports: KeyPorts): (event: ClipboardEvent) => void {
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });

  const handle = useCallback((event: ClipboardEvent) => {
    const { place, actions } = latest.current;
    const { zone, index } = place;
    const { clipboardData } = event;
    if (event.defaultPrevented || !clipboardData) return;
    if (event.type === 'paste') {
      const text = clipboardData.getData('text/plain');
      const slices = readSlices(text) ? text : keptText();
      // Another text means nothing here.
      if (slices === null) return;
      event.preventDefault();
      void actions.paste(place, slices);
      return;
    }
    if (zone === undefined || index === undefined) return;
    event.preventDefault();
    void (event.type === 'cut' ? actions.cut : actions.copy)(zone, index, clipboardData);
  }, []);

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
