import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { ContentSets } from 'prismic-folder/contract';
import type { MenuEntry } from '../../kit/overlays/Menu.tsx';

/** 'of 24 November 2026', from the name of a set. */
function dayWords(name: string): string {
  const [, day = ''] = /-(\d{4}-\d\d-\d\d)/.exec(name) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return ` of ${words.format(date)}`;
}

/** What the More menu offers: a site of one's own in place of the demo, and the way back. */
export function useSetMenu(sets: ContentSets | undefined, onStart: () => void): MenuEntry[] {
  const { api, toast } = useEditor();
  const restore = (name: string, words: string) => {
    api.call('restoreContent', { body: { name } }).then(
      () => toast({ message: `${words} is back. What was here is kept aside.` }),
      (error: unknown) => toast({ message: sentenceOf(error) }),
    );
  };
  const start: MenuEntry[] = sets?.demo
    ? [{ id: 'own', label: 'Start your own site', onAction: onStart }]
    : [];
  const back = (sets?.sets ?? []).map(({ name, isDemo }): MenuEntry => {
    const words = isDemo ? 'The example' : `Your site${dayWords(name)}`;
    return {
      id: name,
      label: isDemo ? 'Bring back the example' : `Bring back your site${dayWords(name)}`,
      detail: 'What is here is kept aside',
      onAction: () => restore(name, words),
    };
  });
  return [...start, ...back];
}
