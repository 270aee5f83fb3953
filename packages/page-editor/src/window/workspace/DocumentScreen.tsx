import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CanvasApi } from '../../canvas/CanvasApi.ts';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { MoreMenu } from '../bar/MoreMenu.tsx';
import { ReviewButton } from '../bar/DocumentState.tsx';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { SourceProvider } from '../../languages/SourceProvider.tsx';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { type EditorServices, useEditor } from '../../session/EditorContext.ts';
import { useDocumentDialogs } from '../help/useDocumentDialogs.tsx';
import { DocumentForm } from '../../fields/form/DocumentForm.tsx';
import { hasSteps } from '../../rooms/firstDay/keptSteps.ts';
import { fieldKinds } from '../../fields/form/kinds/fieldKinds.tsx';
import { MediaPicker } from '../../fields/media/MediaPicker.tsx';
import { editorKind } from '../../model/editorKinds.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import type { LookHost, Theme } from '../../model/LookHost.ts';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { useRemembered } from '../../kit/remembered.ts';
import { placeHash, readPlace, type Place } from '../../model/place.ts';
import { useWindowTitle } from '../../kit/hooks/useWindowTitle.ts';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { openTab } from '../../kit/openTab.ts';
import { usePageContext } from '../../stage/usePageLayout.ts';
import { isSearchLook } from './ShownPart.ts';
import { useViews } from './useViews.tsx';
import { documentAddress, useAddress } from '../../session/address.ts';
import { previewRequest, siteAddress } from '../../session/siteAddress.ts';
import { Workspace, type WorkspaceParts } from './Workspace.tsx';
import * as styles from './workspace.styles.ts';

const SharePreview = lazyPart(
  async () => (await import('../../share/SharePreview.tsx')).SharePreview,
);

const FirstSteps = lazyPart(
  async () => (await import('../../rooms/firstDay/FirstSteps.tsx')).FirstSteps,
);

/** Loads the controls of fields ahead of the form that shows them. */
export async function loadControls(fields: readonly EditorField[]): Promise<void> {
  const controls = fields.map(
    ({ model }) => fieldKinds[editorKind(model.type).control ?? 'Unknown'],
  );
  await Promise.allSettled(controls.map(({ preload }) => preload?.()));
}

interface DocumentScreenProps {
  readonly session: DocumentSession;
  /** It is the look of the site; null: any other document. */
  readonly look: LookHost | null;
  readonly hash: string;
  /** What every screen has in its menu. */
  readonly common: readonly MenuEntry[];
}

const LookForm = lazyPart(async () => (await import('../../rooms/look/LookForm.tsx')).LookForm);
const LookAtHand = lazyPart(async () => (await import('../../rooms/look/LookForm.tsx')).LookAtHand);

const titleOf = ({ summary }: OpenDocument) => summary.title;

const follow = async (href: string, services: EditorServices) =>
  (await import('../../session/followLink.ts')).followLink(href, services);

/** One open document with everything that belongs to it. */
export function DocumentScreen({ session, look, hash, common }: DocumentScreenProps) {
  const services = useEditor();
  const { api, models, toast, announce } = services;
  const { go } = useAddress();
  const title = useOpenDocument(session, titleOf);
  const zones = models.types.get(session.get().key.type)?.zones;
  // Of the look nothing is selected.
  const place = useMemo(() => (look ? {} : readPlace(hash, zones)), [look, hash, zones]);
  const openSignal = useOpenSignal();
  const onPlace = useCallback(
    (next: Place) => {
      // What came late is in the document, which is left by now.
      if (look || openSignal().aborted) return;
      const { key, version } = session.get();
      go(documentAddress(key, version) + placeHash(next), 'replace');
    },
    [go, look, session, openSignal],
  );
  const [isPlaying, setPlaying] = useState(false);
  const [tab, setTab] = useState<string | null>(null);
  const [chosenTheme, setTheme] = useRemembered<Theme>('editor-page-theme', 'dark', [
    'dark',
    'light',
  ]);
  const [canvas, setCanvas] = useState<CanvasApi | null>(null);
  const onlyTheme = useOnlyTheme(canvas);
  const theme = onlyTheme ?? chosenTheme;
  const turnTheme = useCallback(
    (next: Theme) => {
      if (onlyTheme === null) setTheme(next);
      else toast({ message: 'The look of the site has one theme only.' });
    },
    [onlyTheme, setTheme, toast],
  );
  const onTheme = useCallback(
    () => turnTheme(theme === 'dark' ? 'light' : 'dark'),
    [turnTheme, theme],
  );
  useWindowTitle(title);
  useEffect(() => {
    announce(`${session.get().summary.title} is open.`);
  }, [session, announce]);

  const view = useViews(session, place, tab);
  const type = models.types.get(session.get().key.type);
  const isSearch = isSearchLook(type, place, tab);
  const context = usePageContext(look?.path ?? view.path);
  useSaveWords(session);
  const onPreview = useCallback(() => {
    void (async () => {
      await session.flush();
      const { path } = await api.call('startPreview', { body: previewRequest(session.get()) });
      openTab(path, toast);
    })().catch((error: unknown) => toast({ message: sentenceOf(error) }));
  }, [session, api, toast]);
  const { dialogs, onReview, onHelp, onGoTo, onChoose } = useDocumentDialogs(
    session,
    place,
    onPlace,
    onPreview,
  );
  // The same elements while other places are selected.
  const more = useMemo(
    () => (
      <MoreMenu
        session={session}
        isPlaying={isPlaying}
        onPlaying={setPlaying}
        onPreview={onPreview}
        onHelp={onHelp}
        common={common}
      />
    ),
    [session, isPlaying, onPreview, onHelp, common],
  );
  const review = useMemo(
    () => <ReviewButton session={session} onReview={onReview} />,
    [session, onReview],
  );
  const fade = () => canvas?.look?.fade();
  const lookProps = look && type && { look, type, session, theme, onChoose: fade };
  const parts: WorkspaceParts = {
    form: lookProps ? (
      <LookForm {...lookProps} onTheme={setTheme} onTurn={canvas?.look?.turn} onPart={setTab} />
    ) : (
      <SourceProvider session={session}>
        <DocumentForm
          session={session}
          place={place}
          onPlace={onPlace}
          onTab={setTab}
          controls={fieldKinds}
        />
        {hasSteps() && <FirstSteps />}
      </SourceProvider>
    ),
    tab,
    more,
    views: isSearch ? <SearchLook session={session} /> : view.choice,
    atHand: lookProps && <LookAtHand {...lookProps} onTheme={turnTheme} />,
    review,
    onChoose,
    onReview,
    onHelp,
    onGoTo,
    onPreview,
  };
  return (
    <MediaPicker>
      <Workspace
        session={session}
        place={place}
        onPlace={onPlace}
        context={context}
        theme={theme}
        onTheme={onTheme}
        canvas={canvas}
        onCanvas={setCanvas}
        isPlaying={isPlaying}
        onFollow={(href) => void follow(href, services)}
        parts={parts}
      />
      {dialogs}
    </MediaPicker>
  );
}

const revisionOf = (open: OpenDocument) => open.revision;
const uidOf = ({ summary }: OpenDocument) => summary.uid;

/** Over the page: how it will look in search and where it is shared. */
function SearchLook({ session }: { readonly session: DocumentSession }) {
  const { host } = useEditor();
  const { type, lang } = session.get().key;
  const uid = useOpenDocument(session, uidOf);
  const revision = useOpenDocument(session, revisionOf);
  return (
    <div className={styles.search}>
      <SharePreview level="h2" path={siteAddress(host, { type, uid, lang })} revision={revision} />
    </div>
  );
}

const noLook = () => () => undefined;

/** The theme of a page that has one only; null: it has both, or there is no page yet. */
function useOnlyTheme(canvas: CanvasApi | null): Theme | null {
  const { subscribe = noLook, onlyTheme = () => null } = canvas?.look ?? {};
  return useSyncExternalStore(subscribe, onlyTheme);
}

/** Says once that edits are kept, at once that they are not, and after trouble that they are again. */
function useSaveWords(session: DocumentSession): void {
  const { announce } = useEditor();
  useEffect(() => {
    let said: string | null = null;
    const say = (sentence: string, urgency: 'polite' | 'assertive') => {
      if (said !== sentence) announce(sentence, urgency);
      said = sentence;
    };
    return session.subscribe(() => {
      const { save, meanwhile } = session.get();
      if (save.kind === 'failed') say(save.message, 'assertive');
      else if (save.kind === 'conflict' || meanwhile !== null)
        say('Two versions. Choose one below the bar.', 'assertive');
      else if (save.kind === 'saved' && save.at !== null) say('Kept on this computer.', 'polite');
    });
  }, [session, announce]);
}
