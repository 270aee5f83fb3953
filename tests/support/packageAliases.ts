/** For a Vite of a package's own tests, which import nothing of the scripts. */
export { packageAliases } from '../../scripts/packageSources.ts';
