import type { TestProject } from 'vitest/node';
import { startSite } from '../support/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** Serves the built site once for every engine. */
export default async function setup(project: TestProject) {
  const site = await startSite();
  project.provide('origin', site.origin);
  return async () => {
    await site.stop();
  };
}
