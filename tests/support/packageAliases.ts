import { resolve } from 'node:path';
import { packageSources } from '../../scripts/packageSources.ts';

/** For a Vite of a test's own: packages import each other by their published names. */
export const packageAliases = Object.entries(packageSources).map(([name, source]) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(source),
}));
