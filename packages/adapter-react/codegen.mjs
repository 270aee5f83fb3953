// Node imports this from a project's scripts; jiti lets it read the TypeScript as it stands.
import { createJiti } from 'jiti';

export const { generate, regenerate, stale, ModelError } = await createJiti(import.meta.url).import(
  './src/codegen/index.ts',
);
