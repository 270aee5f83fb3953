import { lazyDialog } from '../../ui/loading/lazyDialog.tsx';

/** The popover of a link. */
export const LinkPopover = lazyDialog(
  'Link',
  async () => (await import('./LinkPopover.tsx')).LinkPopover,
);
