import type { Toast } from './messages/MessagesContext.ts';

/**
 * Opens an address of the site in a new tab. Browsers may block it when the press is some time ago, as after a
 * question to the server: a note then offers it.
 */
export function openTab(address: string, toast: (note: Toast) => void): void {
  // Not `noopener`, which hides whether it was opened.
  const tab = window.open(address, '_blank');
  if (tab) {
    tab.opener = null;
    return;
  }
  toast({
    message: 'The browser has blocked the new tab.',
    action: { label: 'Open it', run: () => openTab(address, toast) },
  });
}
