import type { DocumentKey } from '#prismic-folder/contract';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { RemovedPage } from './RemovedPage.tsx';

interface HistoryScreenProps {
  /** null: the documents that no longer exist. */
  readonly document: DocumentKey | null;
  readonly menu: readonly MenuEntry[];
}

/** The versions of a document, or the documents that no longer exist. */
export function HistoryScreen({ document, menu }: HistoryScreenProps) {
  if (document === null) return <RemovedPage menu={menu} />;
  return <HistoryPage document={document} menu={menu} />;
}
