import { useEffect, useMemo, useState } from 'react';
import { typeNamed } from '../../paths.ts';
import type { DocumentKey } from 'prismic-folder/contract';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { openSession } from '../../document/openSession.ts';
import { readRequest } from '../../document/requests.ts';
import { followTitle, movedTo, startFollowing } from '../../session/followTitle.ts';
import type { LookHost } from '../../model/LookHost.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { mediaFilterOf, readLibraryFilter } from '../../rooms/library/libraryFilter.ts';
import { listRequest } from '../../fields/media/library/mediaFilter.ts';
import { ALL_KINDS } from '../../fields/media/pickMedia.ts';
import { Boundary } from '../../kit/messages/Boundary.tsx';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';
import { DocumentScreen, loadControls } from './DocumentScreen.tsx';
import { Notice } from '../../kit/messages/Notice.tsx';
import { OnlyDocument } from './OnlyDocument.tsx';
import { useWindowMenu } from './useWindowMenu.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { lazyScreen } from '../../kit/loading/lazy.tsx';
import {
  documentAddress,
  listAddress,
  readAddress,
  useAddress,
  type Address,
} from '../../session/address.ts';

/** A document does not wait for the list of all. */
const StartScreen = lazyScreen(
  'the list of documents',
  async () => (await import('./StartScreen.tsx')).StartScreen,
);

const LibraryPage = lazyScreen(
  'the library',
  async () => (await import('../../rooms/library/LibraryPage.tsx')).LibraryPage,
);
const FindPage = lazyScreen(
  'the page that finds',
  async () => (await import('../../rooms/find/FindPage.tsx')).FindPage,
);
const OnlinePage = lazyScreen(
  'what is online',
  async () => (await import('../../rooms/online/OnlinePage.tsx')).OnlinePage,
);
const ReleasesScreen = lazyScreen('the releases', async () => {
  const { ReleasesScreen: Screen } = await import('../../rooms/releases/ReleasesPage.tsx');
  return Screen;
});
const HistoryScreen = lazyScreen('the history', async () => {
  const { HistoryScreen: Screen } = await import('../../rooms/versions/HistoryScreen.tsx');
  return Screen;
});

const LAZY: Partial<Record<Address['kind'], Pick<typeof HistoryScreen, 'preload'>>> = {
  documents: StartScreen,
  media: LibraryPage,
  find: FindPage,
  online: OnlinePage,
  releases: ReleasesScreen,
  removed: HistoryScreen,
  history: HistoryScreen,
};

/** Loads the code of an address's screen, while what it shows is asked for. */
export function preloadScreen({ pathname, search }: URL): void {
  // The screen itself loads it again and says what failed.
  LAZY[readAddress(pathname, search).kind]?.preload().catch(() => {});
}

/** Asks what the screen of an address asks first, before the models and its code are there. */
export function askAhead(api: AuthoringClient, { pathname, search }: URL): void {
  const address = readAddress(pathname, search);
  if (address.kind === 'documents') {
    api.ahead('readContentSets', {});
    askForList(api, search).catch(() => {});
    // What rows say besides: they are not drawn again when it comes.
    api.ahead('countDocuments', {});
    api.ahead('listReleases', {});
  }
  if (address.kind === 'media') {
    api.ahead('listMedia', listRequest(mediaFilterOf(readLibraryFilter(search)), ALL_KINDS, 1));
    api.ahead('countMedia', {});
  }
  // Without a name it is the look, which may not have been made.
  if (address.kind === 'document' && address.name !== '') {
    const { type, name, lang, release } = address;
    const key = { type, name, ...(lang !== null && { lang }) };
    api.ahead(
      'readDocument',
      readRequest(key, release === undefined ? undefined : `release:${release}`),
    );
  }
}

/** The code that reads its address is no other screen's. */
async function askForList(api: AuthoringClient, search: string): Promise<void> {
  const { filterQuery, PAGE_SIZE, readListFilter } =
    await import('../../rooms/documents/list/listFilter.ts');
  const filter = readListFilter(search);
  const query = { ...filterQuery(filter), page: 1, pageSize: PAGE_SIZE };
  api.ahead('listDocuments', { query });
}

interface ScreensProps {
  readonly url: URL;
}

/** The screen of the window's address. */
export function Screens({ url }: ScreensProps) {
  const { host, models, go } = useEditor();
  const address = readAddress(url.pathname, url.search);
  const [attempt, setAttempt] = useState(0);
  const menu = useWindowMenu();
  const back = { label: 'All documents', run: () => go('/edit') };
  if (address.kind === 'documents') return <StartScreen menu={menu} />;
  if (address.kind === 'find') {
    return <FindPage search={url.search} menu={menu} />;
  }
  if (address.kind === 'online') return <OnlinePage menu={menu} />;
  if (address.kind === 'releases') {
    return <ReleasesScreen release={address.release} menu={menu} />;
  }
  if (address.kind === 'removed') {
    return <HistoryScreen document={null} menu={menu} />;
  }
  if (address.kind === 'media') {
    return <LibraryPage menu={menu} />;
  }
  const { name, lang, release = null } = address;
  const type = typeNamed(address.type, models.types.keys());
  if (type === undefined) {
    return <Notice sentence={`There is no type “${address.type}”.`} action={back} />;
  }
  if (address.kind === 'history') {
    const document: DocumentKey = { type, name, ...(lang !== null && { lang }) };
    return <HistoryScreen key={`${type}/${name}/${lang ?? ''}`} document={document} menu={menu} />;
  }
  // By whatever name it is opened.
  const look = host.look?.type === type ? host.look : null;
  if (name === '' && !look) {
    const only = models.types.get(type);
    // Without a name: the only document of a type, or the list of those that it has.
    return only?.repeatable === false ? (
      <OnlyDocument key={type} type={only} />
    ) : (
      <ToList key={type} type={type} />
    );
  }
  return (
    <Opening
      key={`${type}/${look ? '' : name}/${lang ?? ''}/${release ?? ''}/${attempt}`}
      type={type}
      look={look}
      name={name}
      lang={lang}
      release={release}
      hash={url.hash}
      common={menu}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

/** Replaces an address by the list of a type. */
function ToList({ type }: { readonly type: string }) {
  const { go } = useAddress();
  useEffect(() => go(listAddress(type), 'replace'), [go, type]);
  return null;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

interface OpeningProps {
  readonly type: string;
  /** null: it is any other document. */
  readonly look: LookHost | null;
  readonly name: string;
  readonly lang: string | null;
  readonly release: string | null;
  readonly hash: string;
  readonly common: readonly MenuEntry[];
  readonly onRetry: () => void;
}

/** Opens a document, and closes it when another one is opened. */
function Opening({ type, look, name, lang, release, hash, common, onRetry }: OpeningProps) {
  const editor = useEditor();
  const { api, models, toast } = editor;
  const latest = useLatest(editor);
  const { go: goTo } = useAddress();
  const isLook = look !== null;
  const model = models.types.get(type);
  const title = isLook ? (model?.label ?? type) : name;
  const [session, setSession] = useState<DocumentSession | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOnly, setIsOnly] = useState(false);
  const key = useMemo(
    (): DocumentKey => ({ type, name, ...(lang !== null && { lang }) }),
    [type, name, lang],
  );
  // With the document, not after it. What fails to load says so where it is shown.
  const [loading] = useState(() => loadControls(model?.tabs[0]?.fields ?? []));
  // By whatever name it is asked for, but in no other language and no release.
  const mayBeMade = model?.repeatable === false && lang === null && release === null;
  useEffect(() => {
    let isCurrent = true;
    let opened: DocumentSession | null = null;
    // It was published, or is a draft again: that is what the owner came for.
    const onLeft = () => {
      if (!isCurrent) return;
      goTo(documentAddress(key), 'replace');
      toast({
        message: 'This version is in the release no more. Here is the document as it is now.',
      });
    };
    const options = {
      onNotice: (message: string) => toast({ message }),
      onLeft,
      ...(release !== null && { version: `release:${release}` as const }),
    };
    const open = async () => {
      if (!isLook) return openSession(api, key, options);
      const { openLook } = await import('../../rooms/look/openLook.ts');
      return openLook(api, { type, title }, options);
    };
    open().then(
      async (made) => {
        await loading;
        if (!isCurrent) return made.close();
        opened = made;
        // Before the form reads whether it is so.
        startFollowing(latest().models, made.get());
        setSession(made);
        return undefined;
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const moved = isMissing(error) ? movedTo(key) : null;
        if (moved) goTo(documentAddress(moved), 'replace');
        else if (release !== null && isMissing(error)) onLeft();
        else if (mayBeMade && isMissing(error)) setIsOnly(true);
        else setFailure(sentenceOf(error));
      },
    );
    return () => {
      isCurrent = false;
      // The address of a draft is made from its title once it is left: its file has that name.
      opened?.close((left) => followTitle(latest(), left));
    };
  }, [api, latest, key, type, isLook, title, release, toast, goTo, loading, mayBeMade]);

  if (session) {
    // Within what holds the session: it stays open, and is shown again with every edit.
    return (
      <Boundary name="This document" look="window">
        <DocumentScreen session={session} look={look} hash={hash} common={common} />
      </Boundary>
    );
  }
  if (isOnly && model) return <OnlyDocument type={model} onFound={onRetry} />;
  if (failure === null) return <Notice sentence={`Opening ${title}`} isBusy />;
  return <Notice sentence={failure} action={{ label: 'Try again', run: onRetry }} />;
}
