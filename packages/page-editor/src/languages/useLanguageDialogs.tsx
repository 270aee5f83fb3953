import { useState } from 'react';
import type { Elements } from '../kit/Elements.ts';
import { lazyDialog } from '../kit/loading/lazy.tsx';
import type { MenuEntry } from '../kit/overlays/Menu.tsx';
import { useLanguages } from '../session/useLanguages.ts';

const LanguagesDialog = lazyDialog(
  'Languages',
  async () => (await import('./LanguagesDialog.tsx')).LanguagesDialog,
);
const TranslationsDialog = lazyDialog(
  'Translations',
  async () => (await import('./TranslationsDialog.tsx')).TranslationsDialog,
);

/** What concerns the languages of all documents, as entries of a menu. */
export function useLanguageDialogs(): {
  readonly items: readonly MenuEntry[];
  /** To be rendered beside the menu. */
  readonly dialog: Elements;
} {
  const [dialog, setDialog] = useState<'languages' | 'translations' | null>(null);
  const hasSeveral = useLanguages().length > 1;
  const close = () => setDialog(null);
  const translations: MenuEntry = {
    id: 'translations',
    label: 'Translations to do',
    onAction: () => setDialog('translations'),
  };
  return {
    items: [
      {
        id: 'languages',
        label: 'Languages',
        onAction: () => setDialog('languages'),
      },
      ...(hasSeveral ? [translations] : []),
    ],
    dialog: (
      <>
        {dialog === 'languages' && <LanguagesDialog onClose={close} />}
        {dialog === 'translations' && <TranslationsDialog onClose={close} />}
      </>
    ),
  };
}
