import { useCallback, useEffect, useState } from 'react';
import type { OnlineState, SendRequest } from '../Sender.ts';
import { askSite, tellSite } from '../api/askSite.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import { useEditor } from './EditorContext.ts';
import { onDocuments } from './useAnswer.ts';

/** In ms: how often it is asked how far a sending is. */
const STEP = 400;

/** Said to every part of the window that shows how far it is. */
const ASKED = 'editor-online';

export interface Online {
  /** null: nothing sends this site; undefined: not known yet. */
  readonly state: OnlineState | null | undefined;
  /** Begins something; a note says why it did not begin. */
  readonly ask: (request: SendRequest) => void;
}

/** Begins what is asked for, and lets every part of the window follow it. */
export async function askToSend(request: SendRequest): Promise<OnlineState> {
  // Cast: the editor's own server answers with it.
  const state = (await tellSite('online', request)) as OnlineState;
  window.dispatchEvent(new CustomEvent<OnlineState>(ASKED, { detail: state }));
  return state;
}

/** Whether what is published is sent, too. */
export const sendsToo = ({ state }: Pick<Online, 'state'>): boolean =>
  state != null && state.way !== null && state.sendsWithPublish;

/** How far the site is to be online. With `isLater` nothing is asked until something is begun. */
export function useOnline({ isLater = false } = {}): Online {
  const { api, toast } = useEditor();
  const [state, setState] = useState<OnlineState | null>();
  const isRunning = state?.run?.took === null;

  const read = useCallback((signal: AbortSignal) => {
    askSite('online', {}, signal).then(
      // Cast: the editor's own server answers with it.
      (answer) => setState(answer as OnlineState | null),
      // What was known stays; the window says by itself that its server is gone.
      () => setState((known) => known ?? null),
    );
  }, []);
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    const again = () => read(signal);
    if (!isLater) again();
    const stop = isLater ? () => {} : onDocuments(api, again);
    const follow = (event: Event) => {
      // Cast: `askToSend` sends it.
      setState((event as CustomEvent<OnlineState>).detail);
    };
    window.addEventListener(ASKED, follow, { signal });
    return () => {
      off.abort();
      stop();
    };
  }, [api, read, isLater]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const off = new AbortController();
    const timer = setInterval(() => read(off.signal), STEP);
    return () => {
      clearInterval(timer);
      off.abort();
    };
  }, [isRunning, read]);

  const ask = (request: SendRequest) => {
    askToSend(request).catch((error: unknown) => toast({ message: sentenceOf(error) }));
  };
  return { state, ask };
}
