import { lazyDialog } from '../ui/loading/lazyDialog.tsx';

/** The dialog of the library. */
export const MediaDialog = lazyDialog(
  'Media',
  async () => (await import('./MediaDialog.tsx')).MediaDialog,
);
