import { startBuiltSite } from './builtSite.ts';

/** Runs the built site in a process of its own for as long as something is measured on it. */
export async function servedSite<Result>(
  port: number,
  env: Readonly<Record<string, string>>,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const site = await startBuiltSite(port, env);
  try {
    return await measure(site.origin);
  } finally {
    await site.stop();
  }
}
