import { queryOptions } from '@tanstack/react-query';
import type { ProjectPanel } from './ProjectPanel.tsx';

/** The module that renders projects, as the build's manifest names it. */
export const PANEL_MODULE = 'src/screens/external/ProjectPanel.tsx';

/** The weight only these projects use: arriving later it would break their lines again. */
const boldFont = '600 1rem Poppins';

let loaded: typeof ProjectPanel | null = null;

const load = async () => (await import('./ProjectPanel.tsx')).ProjectPanel;

/** Loads what renders projects ahead of drawing, so that the server and hydration need not wait. */
export async function preloadPanel(): Promise<void> {
  loaded ??= await load();
}

/** What renders projects, where it was preloaded. */
export const readyPanel = () => loaded;

/** What renders projects, for whoever comes from another page. */
export const panelQuery = queryOptions({
  queryKey: ['externalPanel'],
  queryFn: async () => {
    const [panel] = await Promise.all([
      load(),
      // Without the file the fallback's bold is good enough.
      document.fonts?.load(boldFont).catch(() => []),
    ]);
    return panel;
  },
});
