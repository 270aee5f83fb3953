import type { ComponentType } from 'react';
import type { AddressedType } from '#content/addresses.ts';

/** Types whose routes ask for more than one document: `routes.ts` has them. */
type WithOwnRoute = 'project' | 'case_study' | 'project_list';

export interface DocumentScreen {
  /** The module of the screen, so that the server finds its files in the build's manifest. */
  readonly id: string;
  readonly view: () => Promise<ComponentType>;
}

/** The screens that need one document alone. The route's parameter is `uid`. */
export const documentScreens: Readonly<
  Record<Exclude<AddressedType, WithOwnRoute>, DocumentScreen>
> = {
  page: {
    id: 'src/screens/page/PageScreen.tsx',
    view: async () => (await import('#screens/page/PageScreen.tsx')).PageScreen,
  },
};
