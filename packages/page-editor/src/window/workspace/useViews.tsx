import { useState } from 'react';
import type { Elements } from '../../kit/Elements.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import type { Place } from '../../model/place.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import { shownTab } from './ShownPart.ts';
import * as styles from './workspace.styles.ts';

/** The field or zone of a place; of the document itself all of the tab that its form shows. */
function editedParts(
  type: EditorType | undefined,
  place: Place,
  tab: string | null,
): readonly string[] {
  const own = place.zone ?? place.field?.split('/')[0];
  if (own !== undefined) return [own];
  const shown = type && shownTab(type, place, tab);
  if (!shown) return [];
  const zones = type.zones.filter((zone) => zone.tab === shown.name);
  return [...shown.fields, ...zones].map(({ id }) => id);
}

/**
 * The choice between the views that the project has of a document, and the page to show; undefined: its own. It follows what
 * is edited.
 */
export function useViews(
  session: DocumentSession,
  place: Place,
  tab: string | null,
): {
  readonly path: string | undefined;
  readonly choice: Elements;
} {
  const { host, models } = useEditor();
  // As it was opened: a page that is chosen by what is being typed may have nothing of it yet.
  const [found] = useState(() => {
    const { key, json } = session.get();
    return host.viewsOf?.(key.type, json) ?? null;
  });
  const [chosen, setChosen] = useState(found?.first);
  const parts = editedParts(models.types.get(session.get().key.type), place, tab);
  const edited = parts.join();
  const [seen, setSeen] = useState('');
  if (edited !== seen) {
    setSeen(edited);
    const only = found?.views.find(({ shows }) => parts.every((part) => shows?.includes(part)));
    if (only && edited !== '') setChosen(only.id);
  }
  if (!found) return { path: undefined, choice: null };
  const { label, views } = found;
  const shown = views.find(({ id }) => id === chosen) ?? views[0];
  return {
    path: shown?.path,
    choice: (
      <div className={styles.views} data-views="">
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
