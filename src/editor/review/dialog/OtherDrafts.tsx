import type { DocumentKey, DocumentSummary } from '#prismic-folder/contract';
import { useEditor } from '../../EditorContext.ts';
import { Switch } from '../../ui/controls/Switch.tsx';
import { stemOf } from '../publish/documentRequest.ts';
import { keyOf } from '../publish/whatToPublish.ts';
import * as styles from './OtherDrafts.styles.ts';

type OtherDraftsProps = {
  title: string;
  drafts: readonly DocumentSummary[];
  chosen: readonly DocumentKey[];
  onChange: (chosen: readonly DocumentKey[]) => void;
};

/** Other documents with changes, each with a switch that publishes it together with the open one. */
export function OtherDrafts({ title, drafts, chosen, onChange }: OtherDraftsProps) {
  const { models } = useEditor();
  if (drafts.length === 0) return null;
  const names = new Set(chosen.map(stemOf));
  return (
    <section className={styles.others}>
      <h3 className={styles.title}>{title}</h3>
      {drafts.map((document) => {
        const key = keyOf(document);
        const type = models.types.get(document.type)?.label ?? document.type;
        const words = document.status === 'draft' ? `${type}, not public` : type;
        return (
          <Switch
            key={stemOf(key)}
            label={
              <>
                <span>{`${document.title} `}</span>
                <span className={styles.type}>{words}</span>
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
