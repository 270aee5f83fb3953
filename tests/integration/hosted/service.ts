import { createRepository, createSnapshotSource } from '#prismic-folder';
import {
  createHostedSource,
  type HostedOptions,
} from '#server/sources/hosted/createHostedSource.ts';
import type { PreviewRules } from '#server/access/preview/previewRequest.ts';
import { createContentFolder, project, type ContentFolder } from '../../support/contentFolder.ts';
import { startFaultyService, type FaultyService } from '../../support/faultyService.ts';
import { openSite, type TestSite } from '../access/site.ts';

export const TOKEN = 'MC5hLXRva2VuLW9mLXRoZS1vd25lcg';

/** A timeout in ms that no test reaches, however busy the machine is. */
const LONG = 20_000;

/** A site on a hosted repository: a private one behind HTTP, whose content can be edited. */
export interface HostedSite extends TestSite {
  readonly service: FaultyService;
  readonly folder: ContentFolder;
  /** The site's clock, in ms. */
  readonly clock: { time: number };
  /** The timeout for the service, in ms of real time. */
  readonly limit: { timeoutMs: number };
  /** Number of requests to the service by the end of their path and part of a parameter. */
  readonly count: (path: string, part?: string) => number;
  readonly close: () => Promise<void>;
}

export async function openHostedSite(
  options: Partial<HostedOptions> & {
    readonly webhookSecret?: string;
    readonly previews?: PreviewRules;
  } = {},
): Promise<HostedSite> {
  const folder = await createContentFolder();
  await folder.write('repository.json', {
    name: 'small',
    visibility: 'private',
    accessTokens: [TOKEN],
    languages: [{ id: 'en-gb', name: 'English' }],
    releases: [{ id: 'spring', label: 'Spring' }],
  });
  await folder.write('documents/project/sealed.json', {
    data: { ...project('Sealed', '2022-05-01', []).data, password: 'sesame', meta_title: 'Behind' },
  });
  const snapshots = createSnapshotSource({ ...folder, watch: true });
  const service = await startFaultyService(
    createRepository({ snapshot: () => snapshots.current() }),
  );
  const clock = { time: 1_000_000 };
  const now = () => clock.time;
  const limit = { timeoutMs: LONG };
  const logged: string[] = [];
  const { staleTimeoutMs = LONG, webhookSecret, previews } = options;
  const site = await openSite(
    folder.contentDir,
    { now, staleTimeoutMs, webhookSecret, previews },
    () =>
      createHostedSource({
        endpoint: service.endpoint,
        accessToken: TOKEN,
        get timeoutMs() {
          return limit.timeoutMs;
        },
        staleTimeoutMs,
        now,
        log: (message) => logged.push(message),
        ...(options.now && { now: options.now }),
        maxBytes: options.maxBytes,
      }),
  );
  return {
    ...site,
    logged,
    service,
    folder,
    clock,
    limit,
    count: (path, part = '') =>
      service.requests.filter(({ pathname, search }) => {
        return pathname.endsWith(path) && decodeURIComponent(search).includes(part);
      }).length,
    async close() {
      await service.stop();
      await folder.remove();
    },
  };
}
