import { queryOptions } from '@tanstack/react-query';

/** The drawing of projects and the sanitiser, which only a browser needs and only on these pages. */
export const panelQuery = queryOptions({
  queryKey: ['externalPanel'],
  queryFn: async () => (await import('./ProjectPanel.tsx')).ProjectPanel,
});
