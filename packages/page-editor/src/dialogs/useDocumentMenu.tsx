import { useState } from 'react';
import type { Elements } from '../kit/Elements.ts';
import { useOpenSignal } from '../kit/hooks/useOpenSignal.ts';
import type { DocumentSummary } from 'prismic-folder/contract';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import type { DocumentSession } from '../document/DocumentSession.ts';
import { useEditor } from '../session/EditorContext.ts';
import { lazyDialog } from '../kit/loading/lazy.tsx';
import type { MenuEntry } from '../kit/overlays/Menu.tsx';
import { historyAddress, releaseOf } from '../session/address.ts';
import { mayJoin } from '../session/addToRelease.ts';
import { copyDocument } from './createDocument.ts';
import { documentCall } from '../session/documentCall.ts';
import { tagChange } from './tagDocument.ts';

/** Changes the address of a document. */
export const RenameDialog = lazyDialog(
  'Rename address',
  async () => (await import('./RenameDialog.tsx')).RenameDialog,
);
const AboutDialog = lazyDialog(
  'About',
  async () => (await import('./AboutDialog.tsx')).AboutDialog,
);
const LossDialog = lazyDialog(
  'This question',
  async () => (await import('./LossDialog.tsx')).LossDialog,
);

const ViewsDialog = lazyDialog(
  'Views',
  async () => (await import('./ViewsDialog.tsx')).ViewsDialog,
);

const PutInDialog = lazyDialog(
  'Releases',
  async () => (await import('./PutInDialog.tsx')).PutInDialog,
);

interface DocumentMenuEntries {
  readonly items: readonly MenuEntry[];
  /** To be rendered beside the menu: the dialog that was opened from it. */
  readonly dialog: Elements;
}

type DialogName = 'about' | 'views' | 'rename' | 'putIn' | 'unpublish' | 'delete';

/** The operations on a document as entries of a menu. `session`: it is the open document. */
export function useDocumentMenu(
  document: DocumentSummary,
  session?: DocumentSession,
): DocumentMenuEntries {
  const { api, host, models, open, go, toast } = useEditor();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const openSignal = useOpenSignal();
  const model = models.types.get(document.type);
  const title = document.title;
  const isPublic = document.status === 'published' || document.status === 'changed';
  const isOpenDocument = session !== undefined;
  const hasUid = document.uid !== null && model?.fields['uid']?.type === 'UID';
  const isPage = host.addressOf(document) !== null;
  // A copy is made of the draft or what is public, which is not what is seen in a release.
  const isCopied = !session || releaseOf(session.get().version) === null;
  const beforeChange = session && (() => session.flush());

  const attempt = (what: string, work: () => Promise<void>) => {
    work().catch((error: unknown) => toast({ message: `${what}: ${sentenceOf(error)}` }));
  };
  const duplicate = () =>
    attempt(`${title} was not duplicated`, async () => {
      if (!model) return;
      const signal = openSignal();
      await session?.flush();
      const copy = await copyDocument(api, model, document);
      // Who went elsewhere stays there.
      if (signal.aborted) return void toast({ message: `${copy.title} is made.` });
      open(copy);
    });
  const restore = () =>
    attempt(`${title} was not restored`, async () => {
      await api.call('restoreDocument', documentCall(document));
      await session?.reload();
      toast({ message: `${title} is a draft again.` });
    });
  const entry = (
    id: DialogName,
    label: string,
    icon: NonNullable<MenuEntry['icon']>,
  ): MenuEntry => ({
    id,
    label,
    icon,
    onAction: () => setDialog(id),
  });
  const items: readonly (MenuEntry | false)[] = [
    entry('about', 'About this document', 'page'),
    isPublic && host.countsViews === true && isPage && entry('views', 'Views', 'curve'),
    isCopied &&
      model?.repeatable === true && {
        id: 'duplicate',
        label: 'Duplicate',
        icon: 'copy',
        onAction: duplicate,
      },
    hasUid && entry('rename', 'Rename address', 'link'),
    {
      id: 'history',
      label: 'History',
      icon: 'branch',
      onAction: () => {
        const signal = openSignal();
        const leaveFor = () => {
          if (!signal.aborted) go(historyAddress(document, session?.get().version));
        };
        // What was typed last is a version, too.
        if (session) void session.flush().then(leaveFor, leaveFor);
        else leaveFor();
      },
    },
    mayJoin(document) && entry('putIn', 'Put in a release…', 'calendar'),
    isPublic && entry('unpublish', 'Unpublish', 'eye'),
    document.status === 'archived' && {
      id: 'restore',
      label: 'Restore as a draft',
      icon: 'undo',
      onAction: restore,
    },
    { ...entry('delete', `Delete ${title}`, 'trash'), isDanger: true },
  ];
  /** Whether what was done is still done to what is open: who went elsewhere stays there. */
  const isShown = () => isOpenDocument && !openSignal().aborted;
  const leave = () => {
    if (isShown()) go('/edit');
  };
  const common = { document, beforeChange, onClose: () => setDialog(null) };
  return {
    // Before its first edit has made it, there is nothing to be done with it.
    items: document.id === '' ? [] : items.filter((item) => item !== false),
    dialog: (
      <>
        {dialog === 'about' && (
          <AboutDialog
            document={document}
            {...(session && {
              tags: tagsIn(session),
              onTags: (tags) => session.edit([tagChange(tags)], { label: 'change Tags' }),
              readOnly: session.get().readOnly,
            })}
            onClose={common.onClose}
          />
        )}
        {dialog === 'views' && <ViewsDialog document={document} onClose={common.onClose} />}
        {dialog === 'rename' && (
          <RenameDialog
            {...common}
            onRenamed={(renamed) => {
              if (isShown()) open(renamed);
            }}
          />
        )}
        {dialog === 'putIn' && (
          <PutInDialog
            documents={[document]}
            beforeChange={beforeChange}
            onDone={() => void session?.reload()}
            onClose={common.onClose}
          />
        )}
        {(dialog === 'unpublish' || dialog === 'delete') && (
          <LossDialog {...common} loss={dialog} onDone={leave} />
        )}
      </>
    ),
  };
}

function tagsIn(session: DocumentSession): readonly string[] {
  return session.get().json.tags ?? [];
}
