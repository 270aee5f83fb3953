import { onSite } from '../../session/siteAddress.ts';
import type { DocumentSummary, ReleaseDetails } from 'prismic-folder/contract';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { type Action, useAction } from '../../kit/hooks/useAction.ts';
import { documentCall } from '../../session/documentCall.ts';
import { countWords } from '../../kit/countWords.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { askToSend } from '../../session/useOnline.ts';
import { openTab } from '../../kit/openTab.ts';
import { publish } from '../../publishing/publication.ts';
import { releaseAddress } from '../../session/address.ts';

interface ReleaseActions extends Pick<Action, 'isRunning' | 'problem'> {
  readonly publish: () => void;
  readonly preview: () => void;
  readonly takeOut: (document: DocumentSummary) => void;
}

/**
 * What can be done with a release; each says what it did, and how to take it back. `isSent`: the site is sent, too, once
 * it is public.
 */
export function useReleaseActions(release: ReleaseDetails, isSent: boolean): ReleaseActions {
  const { api, host, toast, notify, go } = useEditor();
  const { isRunning, problem, run } = useAction();
  const { id, label } = release;
  const say = (message: string) => notify({ message });
  const attempt = (work: () => Promise<string>) => {
    work().then(say, (error: unknown) => say(sentenceOf(error)));
  };
  return {
    isRunning,
    problem,
    publish: () =>
      run(async () => {
        const { documents, undo } = await publish(api, { release: id });
        const message = `${label} is public. ${countWords(documents.length, 'document')} published.`;
        go(releaseAddress());
        // Where it fails the bar says so, and what was online stays.
        if (isSent) askToSend({ do: 'send' }).catch((error: unknown) => say(sentenceOf(error)));
        notify({
          message,
          action: {
            label: 'See the site',
            run: () => void window.open(onSite(host, '/'), '_blank', 'noopener'),
          },
          second: {
            label: 'Take back',
            run: () =>
              attempt(async () => {
                await undo();
                go(releaseAddress(id));
                return `${label} is a release again. The site is as it was before.`;
              }),
          },
        });
      }),
    preview: () => {
      api.call('startPreview', { body: { release: id } }).then(
        ({ path }) => openTab(path, toast),
        (error: unknown) => say(sentenceOf(error)),
      );
    },
    takeOut: (document) =>
      attempt(async () => {
        const { params, query } = documentCall(document);
        const call = { params: { ...params, release: id }, query };
        const { isDraft } = await api.call('takeFromRelease', call);
        if (isDraft) return `${document.title} is out of ${label}, and a draft.`;
        return document.status === 'published'
          ? `${document.title} is out of ${label}. Nothing was changed in it.`
          : `${document.title} is out of ${label}. Its own draft stays; what was in the release is in its history.`;
      }),
  };
}
