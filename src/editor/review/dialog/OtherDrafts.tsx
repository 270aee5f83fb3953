import { useEffect, useState } from 'react';
import type { DocumentKey, DocumentSummary } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';
import { Switch } from '../../ui/controls/Switch.tsx';
import { stemOf } from '../publish/documentRequest.ts';
import { keyOf } from '../publish/whatToPublish.ts';
import * as styles from './OtherDrafts.styles.ts';

type OtherDraftsProps = {
  /** The open document, which is not listed. */
  own: DocumentKey;
  chosen: readonly DocumentKey[];
  onChange: (chosen: readonly DocumentKey[]) => void;
};

/** Other documents with a draft, which can be published together with the open one. */
export function OtherDrafts({ own, chosen, onChange }: OtherDraftsProps) {
  const drafts = useOtherDrafts(stemOf(own));
  const { models } = useEditor();
  if (drafts.length === 0) return null;
  const names = new Set(chosen.map(stemOf));
  return (
    <section className={styles.others}>
      <h3 className={styles.title}>Publish together with</h3>
      {drafts.map((document) => {
        const key = keyOf(document);
        const type = models.types.get(document.type)?.label ?? document.type;
        const words = document.status === 'draft' ? `${type}, not public` : type;
        return (
          <Switch
            key={stemOf(key)}
            label={
              <>
                {document.title} <span className={styles.type}>{words}</span>
              </>
            }
            isOn={names.has(stemOf(key))}
            onChange={(isOn) =>
              onChange(
                isOn ? [...chosen, key] : chosen.filter((one) => stemOf(one) !== stemOf(key)),
              )
            }
          />
        );
      })}
    </section>
  );
}

const PAGE = 100;

function useOtherDrafts(own: string): readonly DocumentSummary[] {
  const { api } = useEditor();
  const [drafts, setDrafts] = useState<readonly DocumentSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const list = async (status: 'draft' | 'changed') =>
      (await api.call('listDocuments', { query: { status, pageSize: PAGE } })).documents;
    Promise.all([list('changed'), list('draft')]).then(
      (lists) => {
        if (isCurrent) setDrafts(lists.flat().filter((one) => stemOf(one) !== own));
      },
      // Without the list one document can still be published.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api, own]);
  return drafts;
}
