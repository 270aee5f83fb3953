import type { Query } from '#content/answers.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import type { ProjectPanel } from './ProjectPanel.tsx';

/** The module that renders projects, as in the build manifest. */
export const PANEL_MODULE = 'src/screens/external/ProjectPanel.tsx';

/** The weight only these projects use: arriving later it would change their line breaks. */
const boldFont = '600 1rem Poppins';

let loaded: typeof ProjectPanel | null = null;

const load = async () => (await import('./ProjectPanel.tsx')).ProjectPanel;

/** Preloads the panel, for the server and hydration. */
export async function preloadPanel(): Promise<void> {
  loaded ??= await load();
}

/** The panel, if it was preloaded. */
export const readyPanel = () => loaded;

/** The panel after client-side navigation. */
export const panelQuery: Query<typeof ProjectPanel> = {
  queryKey: ['externalPanel'],
  queryFn: async () => {
    const [panel] = await Promise.all([
      withStyles(load()),
      // Without the file the fallback's bold is used.
      document.fonts?.load(boldFont).catch(() => []),
    ]);
    return panel;
  },
};
