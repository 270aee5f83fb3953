import { isRecord } from '../../json.ts';
import type { RepositoryDocument, TypeModel } from '../../types.ts';
import { HostedApiError, SyncError } from '../SyncJob.ts';
import type { FolderDocument } from '../loadFolder.ts';
import { draftData } from '../form/forms.ts';
import { mediaName } from '../form/sideNames.ts';
import type { DraftBody } from '../hosted/migrationApi.ts';
import type { SyncRecord } from '../syncRecord.ts';
import type { PushPlan } from './planPush.ts';

/**
 * A document of the folder in the service's format, with hosted ids. Throws a HostedApiError for a
 * link to a document that was rejected.
 */
export function draftOf(
  { folder }: PushPlan,
  record: SyncRecord,
  { document, model, key }: FolderDocument,
  data = document.data,
): DraftBody {
  const { uid, tags } = document;
  return {
    title: titleOf(document, model),
    ...(uid !== null && { uid }),
    tags,
    data: draftData(data, model, {
      models: folder.snapshot.models,
      media(value) {
        const media = folder.media.get(mediaName(value) ?? '');
        const asset = media && record.asset(media.digest);
        if (asset !== undefined) return asset;
        throw new SyncError(`${key}: ${String(value['url'])} was not uploaded`);
      },
      target(link) {
        const target = folder.keyOf(String(link['id'])) ?? String(link['uid']);
        const id = record.document(target)?.id;
        if (id !== undefined) return id;
        const reason = `${key} was not sent: it links to ${target}, which was refused`;
        throw new HostedApiError(reason, 400);
      },
    }),
  };
}

/**
 * Hosted id of the version in the repository's first language, for a translation. Throws a HostedApiError if that was
 * rejected: the service joins language versions only when it creates them.
 */
export function firstVersion(
  { folder, firstLang }: PushPlan,
  record: SyncRecord,
  { document, key }: FolderDocument,
): string | undefined {
  if (document.lang === firstLang) return undefined;
  const first = document.alternate_languages.find(({ lang }) => lang === firstLang);
  const firstKey = first && folder.keyOf(first.id);
  if (firstKey === undefined) return undefined;
  const id = record.document(firstKey)?.id;
  if (id !== undefined) return id;
  const reason = `${key} was not sent: it is a version of ${firstKey}, which was refused`;
  throw new HostedApiError(reason, 400);
}

/** A document's title in the editor's list: its first heading, else its uid or its type's name. */
export function titleOf({ data, uid }: RepositoryDocument, { fields, label }: TypeModel): string {
  for (const [name, { type, config }] of Object.entries(fields)) {
    const isHeading = type === 'StructuredText' && config?.single?.includes('heading');
    const nodes: unknown = isHeading ? data[name] : undefined;
    const [node]: unknown[] = Array.isArray(nodes) ? nodes : [];
    const text = isRecord(node) ? node['text'] : undefined;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return uid ?? label;
}
