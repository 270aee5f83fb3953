// Node imports what a Vite configuration names; jiti lets it read the TypeScript as it stands.
import { createJiti } from 'jiti';

export const { models } = await createJiti(import.meta.url).import('./src/vite.ts');
