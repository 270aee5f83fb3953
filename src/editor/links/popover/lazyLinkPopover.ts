import { lazyDialog } from '../../ui/loading/lazy.tsx';

/** The popover of a link. */
export const LinkPopover = lazyDialog(
  'Link',
  async () => (await import('./LinkPopover.tsx')).LinkPopover,
);
