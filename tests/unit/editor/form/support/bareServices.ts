import { host } from '#editing/host.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import type { EditorServices } from '#page-editor/session/EditorContext.ts';
import type { EditorModels } from '#page-editor/model/EditorModels.ts';

/** Services for lists of slices, which ask for nothing. */
export const bareServices: EditorServices = {
  // Casts: no request is made, and unknown slices need no model.
  api: {} as AuthoringClient,
  host,
  models: { types: new Map(), slices: new Map() } as unknown as EditorModels,
  announce: () => {},
  toast: () => () => {},
  notify: () => {},
  startersOf: async () => [],
  open: () => {},
  go: () => {},
  askProtection: async () => null,
};
