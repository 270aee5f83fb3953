import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Snapshot, titleOf } from '#prismic-folder';
import { parseShareRecords } from '#server/access/share/shareRecords.ts';
import { createSender, type OpenSender, type SenderOptions } from '../send/createSender.ts';
import { recordStore, type SiteDocument } from '../send/sendRecord.ts';
import { builtSite } from '../send/siteFiles.ts';
import { accessFile } from './keptFile.ts';
import { nodeShares } from './nodeShares.ts';

export interface NodeSenderOptions extends Pick<SenderOptions, 'origin' | 'here' | 'locked'> {
  readonly root: string;
  readonly contentDir: string;
  readonly snapshots: { readonly current: () => Promise<Snapshot> };
}

/** A document is the same object until its file changes. */
const digests = new WeakMap<Snapshot['documents'][number], string>();

function digestOf(document: Snapshot['documents'][number]): string {
  const known = digests.get(document);
  if (known !== undefined) return known;
  // Dates differ after a checkout; what visitors see does not.
  const { first_publication_date: _first, last_publication_date: _last, ...rest } = document;
  const digest = createHash('sha256').update(JSON.stringify(rest)).digest('base64url').slice(0, 16);
  digests.set(document, digest);
  return digest;
}

/** Sends the built site of a folder. What it remembers lies beside the share links, which git ignores. */
export function nodeSender({
  root,
  contentDir,
  snapshots,
  ...options
}: NodeSenderOptions): OpenSender {
  const { links } = nodeShares(contentDir);
  return createSender({
    ...options,
    store: recordStore(accessFile(contentDir, 'online.json')),
    cacheFolder: join(root, '.cache/online'),
    makeSite: builtSite(root),
    async documents() {
      const { documents, models } = await snapshots.current();
      return documents.map((document): SiteDocument => {
        const { id, uid, type, data } = document;
        const model = models.types.get(type);
        const title = model && (titleOf(model, data) || uid || model.label);
        return { id, name: title ?? type, digest: digestOf(document) };
      });
    },
    async shareLinks() {
      const records = parseShareRecords(await links.read(), links.name);
      return records.filter(
        ({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > Date.now(),
      ).length;
    },
  });
}
