import type { DocumentKey } from '#prismic-folder/contract';
import { sentenceOf } from '../api/sentenceOf.ts';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { type Action, useAction } from '../ui/hooks/useAction.ts';
import { documentCall } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import type { Versions } from './useVersions.ts';

interface Restore extends Pick<Action, 'isRunning' | 'problem'> {
  /** Makes a version the draft; said by its time. */
  readonly restore: (id: string, when: string) => void;
}

/** Brings versions back as the draft, which can be taken back: nothing public changes. */
export function useRestore(key: DocumentKey, { now }: Versions, title: string): Restore {
  const { api, toast, announce, open } = useEditor();
  const { isRunning, problem, run } = useAction();
  const say = (message: string) => {
    toast({ message });
    announce(message);
  };
  const restore = (id: string, when: string) =>
    run(async () => {
      const { params, query } = documentCall(key);
      await api.call('restoreHistory', { params: { ...params, version: id }, query });
      const hadDraft = now?.version === 'draft';
      const message = `${title} is a draft as it was ${when}. What is public has not changed.`;
      announce(message);
      toast({
        message,
        action: { label: 'Open it', run: () => open(key) },
        second: {
          label: 'Undo',
          run: () => {
            takeBack(api, key, hadDraft ? now.revision : null).then(
              () => say(`${title} is as it was before.`),
              (error: unknown) => say(sentenceOf(error)),
            );
          },
        },
      });
    });
  return { isRunning, problem, restore };
}

/** Restores the draft that a restored version has replaced; without one removes the restored draft. */
async function takeBack(api: AuthoringClient, key: DocumentKey, draft: string | null) {
  const { params, query } = documentCall(key);
  if (draft === null) return api.call('discardDraft', { params, query });
  const { versions } = await api.call('listHistory', { params, query });
  const before = versions.find(({ id }) => id.startsWith(`saved:draft:${draft}:`));
  if (before === undefined) return undefined;
  return api.call('restoreHistory', { params: { ...params, version: before.id }, query });
}
