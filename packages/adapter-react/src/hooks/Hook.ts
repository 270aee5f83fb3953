import type { SliceMachinePlugin } from '@slicemachine/plugin-kit';

/** The function a plugin registers its hooks with. */
export type Hook = Parameters<SliceMachinePlugin['setup']>[0]['hook'];
