import { mountCanvas } from './mountCanvas.tsx';
import { PageProblem } from './PageProblem.tsx';

declare global {
  interface Window {
    /** The first error of the page's scripts, which the page's document remembers before any of them runs. */
    pageEditorFailure?: string;
  }
}

/** Says in the frame why there is no page, after the file that mounts it should have run. */
export function reportUnmounted(file: string): void {
  if (window.slicefolioCanvas) return;
  const reason =
    window.pageEditorFailure === undefined
      ? `It does not call mountCanvas(), or it or a file that it imports cannot be loaded: the terminal of the development server says what is wrong.`
      : window.pageEditorFailure;
  mountCanvas({
    createClient: () => ({ getByIDs: async () => ({ results: [] }) }),
    render: () => <PageProblem title={`${file} does not show the page.`} reason={reason} />,
  });
}
