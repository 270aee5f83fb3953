import { isRecord } from '../../json.ts';
import { AmbiguousResultError, type HostedSettings, type Ports, SyncError } from '../SyncJob.ts';
import { createService, idempotentCreate } from './createService.ts';

/** A file in the hosted media library. */
export interface Asset {
  readonly id: string;
  readonly url: string;
  /** Digest of its content, if a push has stored it in the notes. */
  readonly digest?: string;
}

interface AssetFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 in hex. */
  readonly digest: string;
  readonly contentType: string;
}

const PAGE = 100;
/** Milliseconds for one upload: enough for a long video over a slow connection. */
const UPLOAD_TIMEOUT = 10 * 60_000;

export type AssetApi = ReturnType<typeof createAssetApi>;

/** The Asset API. Stores a file's digest in its notes, so that it can be found by content. */
export function createAssetApi(ports: Ports, settings: HostedSettings) {
  const send = createService(ports, settings, settings.assetEndpoint, settings.pace);

  const list = async (): Promise<readonly Asset[]> => {
    const task = `read the media library of ${settings.repository}`;
    const assets: Asset[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ limit: String(PAGE), ...(cursor && { cursor }) });
      const path = `assets?${query}`;
      const page = await send({ method: 'GET', path, task, repeatable: true });
      const items: unknown = isRecord(page) ? page['items'] : undefined;
      if (!isRecord(page) || !Array.isArray(items)) {
        throw new SyncError(`Could not ${task}: the service did not answer with a list`);
      }
      assets.push(...items.flatMap((item: unknown) => readAsset(item) ?? []));
      const next = page['cursor'];
      cursor = typeof next === 'string' && next !== cursor && items.length > 0 ? next : undefined;
    } while (cursor !== undefined);
    return assets;
  };

  const upload = async ({ name, bytes, digest, contentType }: AssetFile) => {
    const form = () => {
      const data = new FormData();
      data.append('file', new File([bytes], name, { type: contentType }));
      data.append('notes', noteOf(digest));
      return data;
    };
    const created = await send({
      method: 'POST',
      path: 'assets',
      form,
      task: `upload ${name}`,
      repeatable: false,
      timeout: UPLOAD_TIMEOUT,
    });
    const asset = readAsset(created);
    if (asset === undefined) throw new AmbiguousResultError(`Could not read the answer to ${name}`);
    return { ...asset, digest };
  };

  return {
    list,
    upload: (file: AssetFile) =>
      idempotentCreate<Asset>(
        ports,
        () => upload(file),
        async () => (await list()).find(({ digest }) => digest === file.digest),
      ),
  };
}

function noteOf(digest: string): string {
  return `sha256 ${digest}`;
}

function readAsset(value: unknown): Asset | undefined {
  if (!isRecord(value)) return undefined;
  const { id, url, notes } = value;
  if (typeof id !== 'string' || typeof url !== 'string') return undefined;
  const digest = typeof notes === 'string' ? /sha256 ([\da-f]{64})/.exec(notes)?.[1] : undefined;
  return { id, url, ...(digest !== undefined && { digest }) };
}
