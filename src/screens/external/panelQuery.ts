import { queryOptions } from '@tanstack/react-query';

/** The weight only these projects use: arriving later it would break their lines anew. */
const boldFont = '600 1rem Poppins';

/** The drawing of projects and the sanitiser, which only a browser needs and only on these pages. */
export const panelQuery = queryOptions({
  queryKey: ['externalPanel'],
  queryFn: async () => {
    const [{ ProjectPanel }] = await Promise.all([
      import('./ProjectPanel.tsx'),
      // Without the file the fallback's bold is good enough.
      document.fonts?.load(boldFont).catch(() => []),
    ]);
    return ProjectPanel;
  },
});
