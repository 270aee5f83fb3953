import { useState } from 'react';
import type { Elements } from '../../kit/Elements.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import * as styles from './workspace.styles.ts';

/** The choice between the views that the project has of a document, and the page to show; undefined: its own. */
export function useViews(session: DocumentSession): {
  readonly path: string | undefined;
  readonly choice: Elements;
} {
  const { host } = useEditor();
  const json = useOpenDocument(session, (open) => open.json);
  const found = host.viewsOf?.(session.get().key.type, json) ?? null;
  const [chosen, setChosen] = useState(found?.first);
  if (!found) return { path: undefined, choice: null };
  const { label, views } = found;
  const shown = views.find(({ id }) => id === chosen) ?? views[0];
  return {
    path: shown?.path,
    choice: (
      <div className={styles.views}>
        <Pills
          aria-label={label}
          look="segments"
          options={[...views]}
          value={shown?.id ?? ''}
          onChange={setChosen}
        />
      </div>
    ),
  };
}
