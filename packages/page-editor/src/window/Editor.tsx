import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { theme } from '../kit/theme/theme.ts';
import { type ClientOptions, createAuthoringClient } from '../api/AuthoringClient.ts';
import { EditorContext, type EditorServices } from '../session/EditorContext.ts';
import type { EditorModels } from '../model/EditorModels.ts';
import { followModels } from './followModels.ts';
import { readEditorModels } from '../model/readEditorModels.ts';
import type { EditorHost } from '../model/EditorHost.ts';
import { placeHash } from '../model/place.ts';
import { guardProtection } from '../api/guardProtection.ts';
import { createQuestions, ProtectionQuestions } from '../fields/protection/ProtectionQuestions.tsx';
import { tellFailures } from './tellFailures.ts';
import { useFocusReturn } from '../kit/hooks/useFocusReturn.ts';
import { limitPastes } from '../kit/fields/cutText.ts';
import { Announcer, createAnnouncements } from '../kit/messages/Announcer.tsx';
import { Boundary } from '../kit/messages/Boundary.tsx';
import { MessagesContext } from '../kit/messages/MessagesContext.ts';
import { createToasts, type ToastList, Toasts } from '../kit/messages/Toasts.tsx';
import { Notice } from '../kit/messages/Notice.tsx';
import { askAhead, preloadScreen, Screens } from './workspace/Screens.tsx';
import { documentAddress, useAddress } from '../session/address.ts';

/*
 * React Aria appends two style elements to the document: one for `touch-action` of what can be pressed
 * (usePress, at the first press) and one that stops scrolling behind dialogs on iOS (usePreventScroll).
 * Both take their nonce from `<meta property="csp-nonce">` (attribute `nonce` or `content`). Its inline
 * `style` attributes are set through the CSSOM, which the policy allows.
 */

/** The language of the editor's words, which its widgets are built with. */
const LOCALE = 'en-US';

/** The editor, in the window of its page. */
export function Editor({ host }: { readonly host: EditorHost }) {
  return (
    <I18nProvider locale={LOCALE}>
      <div className={theme}>
        <Boundary name="The editor" look="window">
          <Window host={host} />
        </Boundary>
      </div>
    </I18nProvider>
  );
}

const SIGNED_OUT =
  'This window is signed out. Your text is safe: it is saved, or in this browser until you sign in again.';

/**
 * Says that the session is over, and leaves the window as it is: what is typed in it stays, and goes on by itself after
 * signing in in another window.
 */
function followSession({ show }: ToastList): Pick<ClientOptions, 'onSignedOut' | 'onSignedIn'> {
  let close: (() => void) | null = null;
  return {
    onSignedOut: () => {
      // The sign-in page, or the words that say how to open a session.
      const action = { label: 'Sign in', run: () => window.location.reload() };
      close = show({ message: SIGNED_OUT, action, isLasting: true });
    },
    onSignedIn: () => close?.(),
  };
}

/** Everything in the window. */
function Window({ host }: { readonly host: EditorHost }) {
  const { url, go } = useAddress();
  const root = useFocusReturn();
  const [parts] = useState(() => {
    const announcements = createAnnouncements();
    const toasts = createToasts();
    const questions = createQuestions();
    const client = createAuthoringClient(followSession(toasts));
    // Other projects protect nothing, and their servers are not asked about it.
    const api = host.protection ? guardProtection(client, questions.ask) : client;
    return { announcements, toasts, questions, api };
  });
  const { announcements, toasts, questions, api } = parts;
  const [models, setModels] = useState<EditorModels | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const notify = useCallback<EditorServices['notify']>(
    (note, urgency) => {
      announcements.announce(note.message, urgency);
      toasts.show(note);
    },
    [announcements, toasts],
  );
  const say = useCallback((message: string) => notify({ message }), [notify]);

  const readModels = useRef<(() => void) | null>(null);
  useEffect(() => {
    const { read, stop } = followModels(api, {
      onModels: (raw, words) => {
        if (raw) setModels(readEditorModels(raw, host.pictures?.() ?? {}, host.optionNames));
        if (words !== null) say(words);
      },
      onFailure: setFailure,
    });
    readModels.current = read;
    // Once, where its address starts: later screens have the models, and ask for themselves.
    askAhead(api, new URL(window.location.href));
    return stop;
  }, [api, host, say]);

  const services = useMemo((): EditorServices | null => {
    if (!models) return null;
    return {
      api,
      host,
      models,
      askProtection: questions.ask,
      announce: announcements.announce,
      toast: toasts.show,
      notify,
      startersOf: async (type) =>
        (await import('../slices/fitData.ts')).startersOf(host, models, type),
      open: (document, place = {}) => go(documentAddress(document) + placeHash(place)),
      go,
    };
  }, [models, api, host, announcements, toasts, notify, questions, go]);

  useEffect(() => preloadScreen(url), [url]);
  useEffect(() => tellFailures(window, say), [say]);
  useEffect(() => limitPastes(document, say), [say]);

  // Addresses of the site are pages of their own.
  const navigate = (to: string) => (to.startsWith('/edit') ? go(to) : window.location.assign(to));
  const again = () => {
    setFailure(null);
    readModels.current?.();
  };
  return (
    <div ref={root}>
      {services ? (
        <RouterProvider navigate={navigate}>
          <MessagesContext value={services}>
            <EditorContext value={services}>
              <Boundary
                name="This screen"
                note="Nothing that you typed or saved is lost."
                look="window"
                resetKey={url.pathname}
              >
                <Screens url={url} />
              </Boundary>
              <ProtectionQuestions questions={questions} />
            </EditorContext>
          </MessagesContext>
        </RouterProvider>
      ) : (
        <Notice
          sentence={failure ?? 'Opening the editor'}
          isBusy={failure === null}
          action={failure === null ? undefined : { label: 'Try again', run: again }}
        />
      )}
      <Toasts toasts={toasts} />
      <Announcer announcements={announcements} />
    </div>
  );
}
