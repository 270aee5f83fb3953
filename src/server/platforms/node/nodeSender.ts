import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { memoize, type Snapshot, titleOf } from '#prismic-folder';
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

type Document = Snapshot['documents'][number];

/** A document is the same object until its file or its model changes. */
const nameOf = memoize((models: Snapshot['models']) =>
  memoize(({ uid, type, data }: Document): string => {
    const model = models.types.get(type);
    return (model && (titleOf(model, data) || uid || model.label)) ?? type;
  }),
);

const digestOf = memoize((document: Document): string => {
  // Dates differ after a checkout; what visitors see does not.
  const { first_publication_date: _first, last_publication_date: _last, ...rest } = document;
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url').slice(0, 16);
});

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
      return documents.map((document): SiteDocument => ({
        id: document.id,
        name: nameOf(models)(document),
        // Only what was sent before is compared.
        get digest() {
          return digestOf(document);
        },
      }));
    },
    async shareLinks() {
      const records = parseShareRecords(await links.read(), links.name);
      return records.filter(
        ({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > Date.now(),
      ).length;
    },
  });
}
