import { type PageWidth, widthFor } from '../stage/pageWidths.ts';

/** The page's width that suits this window. */
export const pageWidth = (): PageWidth => widthFor(window.innerWidth);

/** The theme that the owner looks at pages in, as the document's window has it. */
export function pageTheme(): 'dark' | 'light' {
  try {
    return localStorage.getItem('editor-page-theme') === 'light' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
}
