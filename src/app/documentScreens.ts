import type { ComponentType } from 'react';
import type { AddressedType } from '#content/addresses.ts';

/** Types whose routes, in `routes.ts`, need more than one document. */
type WithOwnRoute = 'project' | 'case_study' | 'project_list';

interface DocumentScreen {
  /** The screen's module, by which the server finds its files in the build manifest. */
  readonly id: string;
  readonly view: () => Promise<ComponentType>;
}

/** Screens that need one document. The route's parameter is `uid`. */
export const documentScreens: Readonly<
  Record<Exclude<AddressedType, WithOwnRoute>, DocumentScreen>
> = {
  page: {
    id: 'src/screens/page/PageScreen.tsx',
    view: async () => (await import('#screens/page/PageScreen.tsx')).PageScreen,
  },
};
