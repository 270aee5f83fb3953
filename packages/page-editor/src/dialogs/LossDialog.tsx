import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { type AuthoringClient, ApiError } from '../api/AuthoringClient.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import { useEditor } from '../session/EditorContext.ts';
import { ConfirmDialog } from '../kit/overlays/FormDialog.tsx';
import { useAction } from '../kit/hooks/useAction.ts';
import { useUses } from '../session/useDocumentAnswers.ts';
import { linkWords, UsesList } from './UsesList.tsx';
import { documentCall, keyOf } from '../session/documentCall.ts';
import { uidOwner } from '../session/freeUid.ts';

interface Loss {
  readonly verb: string;
  /** What it means for the document of a title. */
  readonly lead: (title: string) => string;
  /** Said afterwards, with a way back. */
  readonly done: (title: string) => string;
  readonly work: (api: AuthoringClient, document: DocumentSummary) => Promise<TakeBack>;
}

const LOSSES = {
  delete: {
    verb: 'Delete',
    lead: (title) => `${title} and all of its versions will be deleted.`,
    done: (title) => `${title} deleted.`,
    work: removeDocument,
  },
  unpublish: {
    verb: 'Unpublish',
    lead: (title) => `${title} will no longer be public. It can be restored as a draft.`,
    done: (title) => `${title} is no longer public.`,
    work: unpublishDocument,
  },
} satisfies Readonly<Record<string, Loss>>;

type LossDialogProps = {
  loss: keyof typeof LOSSES;
  document: DocumentSummary;
  beforeChange?: (() => Promise<void>) | undefined;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Deletes a document, or takes it off the site. It can be answered once what links to the document is
 * known.
 */
export function LossDialog({ loss, document, beforeChange, onClose, onDone }: LossDialogProps) {
  const { api, toast } = useEditor();
  const { verb, lead, done, work } = LOSSES[loss];
  const { value: uses, problem: away } = useUses(document);
  const { isRunning, problem, run } = useAction();
  const name = document.title;
  const undo = (takeBack: TakeBack) => {
    takeBack().then(
      (state) =>
        toast({
          message: state === 'public' ? `${name} is back.` : `${name} is back as a draft.`,
        }),
      (error: unknown) => toast({ message: `${name} is not back: ${sentenceOf(error)}` }),
    );
  };
  const lose = () => {
    run(async () => {
      await beforeChange?.();
      const takeBack = await work(api, document);
      onDone();
      onClose();
      toast({ message: done(name), action: { label: 'Undo', run: () => undo(takeBack) } });
    });
  };
  return (
    <ConfirmDialog
      title={verb}
      lightTitle={name}
      lead={`${lead(name)} ${linkWords(uses)}`}
      verb={`${verb} ${name}`}
      isDisabled={uses === undefined}
      isRunning={isRunning}
      problem={problem ?? away}
      onSubmit={lose}
      onClose={onClose}
    >
      {uses !== undefined && uses.length > 0 && <UsesList uses={uses} />}
    </ConfirmDialog>
  );
}

/** Takes a document back; resolves to what there is again. */
type TakeBack = () => Promise<'public' | 'draft'>;

/** Takes a document off the site. It is archived, and can be restored as a draft. */
export async function unpublishDocument(
  api: AuthoringClient,
  document: DocumentSummary,
): Promise<TakeBack> {
  const call = documentCall(document);
  await api.call('archiveDocument', { ...call, body: { acceptWarnings: true } });
  return async () => {
    await api.call('restoreDocument', call);
    // The public version of a changed document is not the one that was archived.
    if (document.status !== 'published') return 'draft';
    await publish(api, document);
    return 'public';
  };
}

/** Deletes all versions of a document. They stay in its history, from where they can be restored. */
export async function removeDocument(
  api: AuthoringClient,
  document: DocumentSummary,
): Promise<TakeBack> {
  const { params, query } = documentCall(document);
  const releases = document.releases.length === 0 ? [] : await listReleases(api);
  await api.call('removeDocument', { params, query: { ...query, acceptWarnings: true } });
  const held = releases.filter(({ id }) => document.releases.includes(id));
  return () => restoreRemoved(api, document, held);
}

/**
 * Restores every version that was deleted. A version always comes back as the draft, which then
 * moves to where it was; so the draft itself is the last.
 */
async function restoreRemoved(
  api: AuthoringClient,
  document: DocumentSummary,
  releases: readonly ReleaseDetails[],
): Promise<'public' | 'draft'> {
  const { params, query } = documentCall(document);
  const owner = await uidOwner(api, document.type, document.name);
  if (owner !== null && owner.lang === document.lang) {
    throw new ApiError('exists', `/${document.name} is used by ${owner.title} now.`);
  }
  await restoreReleases(api, releases);
  const { versions } = await api.call('listHistory', { params, query });
  const restore = async (version: string) => {
    const entry = versions.find((one) => one.source === 'saved' && one.version === version);
    if (entry === undefined) return false;
    await api.call('restoreHistory', { params: { ...params, version: entry.id }, query });
    return true;
  };
  const { status } = document;
  const isPublic = status === 'published' || status === 'changed';
  for (const { id: release } of releases) {
    // One after the other: each is the draft for a moment.
    // oxlint-disable-next-line no-await-in-loop
    if (await restore(`release:${release}`)) {
      // oxlint-disable-next-line no-await-in-loop
      await api.call('addToRelease', { params: { ...params, release }, query });
    }
  }
  if (isPublic && (await restore('published'))) await publish(api, document);
  if (status === 'archived' && (await restore('archived'))) {
    await api.call('archiveDocument', { params, query, body: { acceptWarnings: true } });
  }
  if (status === 'draft' || status === 'changed') await restore('draft');
  return isPublic ? 'public' : 'draft';
}

/** A release goes with its last document, and the history of its versions with it. */
async function restoreReleases(api: AuthoringClient, releases: readonly ReleaseDetails[]) {
  if (releases.length === 0) return;
  const present = new Set((await listReleases(api)).map(({ id }) => id));
  for (const { id, label, scheduledAt } of releases.filter((one) => !present.has(one.id))) {
    const body = { id, label, ...(scheduledAt !== undefined && { scheduledAt }) };
    // oxlint-disable-next-line no-await-in-loop
    await api.call('createRelease', { body });
  }
}

async function listReleases(api: AuthoringClient): Promise<readonly ReleaseDetails[]> {
  return (await api.call('listReleases', {})).releases;
}

async function publish(api: AuthoringClient, document: DocumentSummary) {
  const documents = [keyOf(document)];
  await api.call('publish', { body: { documents, acceptWarnings: true } });
}
