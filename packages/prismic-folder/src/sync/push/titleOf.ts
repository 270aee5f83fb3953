import { isRecord } from '../../folder/isRecord.ts';
import type { RepositoryDocument, TypeModel } from '../../types.ts';

/** What the editor's list calls a document: its first heading, else its uid or its type's name. */
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
