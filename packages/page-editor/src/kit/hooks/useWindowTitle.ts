import { useEffect } from 'react';

/** Names the window, in the browser's tabs and history, by what it shows. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    window.document.title = `${title} · Editor`;
  }, [title]);
}
