import { useReleases } from '../documents/lookup/useDocumentAnswers.ts';
import { useEditor } from '../EditorContext.ts';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { Notice } from '../ui/messages/Notice.tsx';
import { releaseAddress } from '../address.ts';
import { ReleasePage } from './ReleasePage.tsx';
import { ReleasesPage } from './ReleasesPage.tsx';

interface ReleasesScreenProps {
  /** Id of the release that is open; null: all are listed. */
  readonly release: string | null;
  readonly menu: readonly MenuEntry[];
}

/** The releases of the site, or one of them. They are read again when anybody changes them. */
export function ReleasesScreen({ release: id, menu }: ReleasesScreenProps) {
  const { go } = useEditor();
  const { value: releases, problem } = useReleases();
  if (releases === undefined) {
    return <Notice sentence={problem ?? 'Opening the releases'} isBusy={problem === null} />;
  }
  if (id === null) return <ReleasesPage releases={releases} menu={menu} />;
  const release = releases.find((one) => one.id === id);
  if (release) return <ReleasePage key={id} release={release} releases={releases} menu={menu} />;
  return (
    <Notice
      sentence={`There is no release “${id}” any more: it was published or removed. What it held is public, or a draft.`}
      action={{ label: 'All releases', run: () => go(releaseAddress()) }}
    />
  );
}
