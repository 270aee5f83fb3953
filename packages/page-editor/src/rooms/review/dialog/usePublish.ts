import type { DocumentKey, DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import type { DocumentSession, OpenDocument } from '../../../document/DocumentSession.ts';
import { visitedAddress } from '../../../session/siteAddress.ts';
import { followTitle } from '../../../session/followTitle.ts';
import type { EditorServices } from '../../../session/EditorContext.ts';
import { addToRelease } from '../../../session/addToRelease.ts';
import { sameDocument } from '../../../session/documentCall.ts';
import { publish, type Published, whatToPublish } from '../../../publishing/publication.ts';
import { useAction } from '../../../kit/hooks/useAction.ts';
import { askToSend } from '../../../session/useOnline.ts';
import { startWords } from '../../../kit/countWords.ts';

type Release = Pick<ReleaseDetails, 'id' | 'label'>;

/** What the owner can do with reviewed changes; one at a time. */
export interface Publishing {
  readonly isBusy: boolean;
  /** A sentence, if the last attempt failed; nothing was published then. */
  readonly trouble: string | null;
  readonly publish: (others: readonly DocumentKey[]) => void;
  /** Puts the document and others into a release. */
  readonly putInRelease: (release: Release, others: readonly DocumentSummary[]) => void;
  /** Makes a release by its name, and does the same. */
  readonly createRelease: (label: string, others: readonly DocumentSummary[]) => void;
}

export function usePublish(
  services: EditorServices,
  session: DocumentSession,
  onDone: () => void,
  /** Whether the site is sent, too, once that is public. */
  isSent: boolean,
): Publishing {
  const { api, host, notify, toast, open: openDocument } = services;
  const { isRunning: isBusy, problem: trouble, run: act } = useAction();

  const run = (work: () => Promise<void>) => {
    if (!isBusy) act(() => work().then(onDone));
  };
  /** `key`: of the open document, whose address may have followed its title; `place`: of what is taken back. */
  const done = (message: string, key: DocumentKey, undo: Published['undo'], place: string) => {
    const takeBack = () => {
      undo().then(
        () => {
          notify({ message: `The site is as it was before. What was published is ${place}.` });
          return session.reload();
        },
        (error: unknown) => {
          notify({ message: sentenceOf(error) }, 'assertive');
        },
      );
    };
    const address = visitedAddress(host, session.get(), key);
    const see = () => window.open(address, '_blank', 'noopener');
    notify({
      message,
      action: { label: 'See it', run: see },
      second: { label: 'Undo publish', run: takeBack },
    });
  };
  const publishAs = async (open: OpenDocument, others: readonly DocumentKey[]) => {
    const what = whatToPublish(open, others);
    if (what === null) {
      // What was asked for before has arrived after all, though its answer has not.
      notify({ message: `${titleOf(session)} is public.` });
      return;
    }
    const published = await publish(api, what);
    const { length } = published.documents;
    const [only] = published.documents;
    const isOwn = length === 1 && only && sameDocument(only, open.key);
    const name = isOwn ? titleOf(session) : startWords(length, 'document');
    const message = `${name} ${length === 1 ? 'is' : 'are'} public. ${startWords(length, 'file')} written.`;
    const place = what.release === undefined ? 'a draft' : 'in the release again';
    done(message, open.key, published.undo, place);
    // Where it fails the bar says so, and what was online stays.
    if (isSent)
      askToSend({ do: 'send' }).catch((error: unknown) => toast({ message: sentenceOf(error) }));
  };
  const putIn = async (release: Release, others: readonly DocumentSummary[]) => {
    await session.flush();
    const sentence = await addToRelease(api, release, [session.get().summary, ...others]);
    notify({ message: sentence });
    await session.reload();
  };

  return {
    isBusy,
    trouble,
    publish: (others) =>
      run(async () => {
        await session.flush();
        const open = session.get();
        const key = await followTitle(services, open);
        const isMoved = key !== open.key;
        try {
          await publishAs({ ...open, key }, others);
        } catch (error) {
          if (!isMoved) throw error;
          notify({ message: sentenceOf(error) }, 'assertive');
        }
        // This session's file has another name, whether it is public or not; who went elsewhere stays there.
        if (!isMoved) await session.reload();
        else if (session.get().readOnly === null) openDocument(key);
      }),
    putInRelease: (release, others) => run(() => putIn(release, others)),
    createRelease: (label, others) =>
      run(async () => putIn(await api.call('createRelease', { body: { label } }), others)),
  };
}

function titleOf(session: DocumentSession): string {
  return session.get().summary.title;
}
