import { externalPaths, type ExternalId } from './client/externalPaths.ts';
import { externalKey } from './externalKey.ts';
import type { ExternalSource } from './ExternalSource.ts';
import { recordOf } from './view/values.ts';

/** The project of a response; null without one. Throws when the service failed. */
export function projectOf(answer: unknown): unknown {
  const { http_code, project } = recordOf(answer) ?? {};
  const code = Number(http_code ?? 200);
  if (code === 404) return null;
  if (code >= 400) {
    throw new Error(`The portfolio service answered with status code ${code}`);
  }
  return project ?? null;
}

/**
 * A project of the external service, cached under 'behance' and its id; null if it does not exist.
 */
export function externalProjectQuery(
  id: ExternalId | null | undefined,
  { client, reader }: ExternalSource,
) {
  const given = String(id ?? '').trim();
  return {
    queryKey: externalKey(given),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const [answer, read] = await Promise.all([
        client.get(externalPaths.project(given), { signal }),
        reader(),
      ]);
      return read(projectOf(answer));
    },
    enabled: given !== '',
  };
}
