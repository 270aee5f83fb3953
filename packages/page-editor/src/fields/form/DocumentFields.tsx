import { use, useEffect, useState } from 'react';
import { InsertContext, useForm } from '../field/FormContext.ts';
import { useOpen } from '../field/useField.ts';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import type { EditorZone } from '../../model/EditorModels.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { Tabs } from '../../kit/controls/Tabs.tsx';
import * as styles from './Form.styles.ts';
import { FieldList, UnknownKeys } from './FieldList.tsx';
import { FormHead, FormTitle, RowLink } from './FormHead.tsx';
import { countWords } from './groups/nouns.ts';

const DATA = ['data'] as const;

const SoundTab = lazyPart(async () => (await import('./sound/SoundTab.tsx')).SoundTab, 480);

/** The document's own fields by the tabs of its custom type, and rows that lead to its zones. */
export function DocumentFields({ field }: { field: string }) {
  const { models, onPlace, onTab } = useForm();
  const { host } = useEditor();
  const type = useOpen(({ key }) => key.type);
  const title = useOpen(({ summary }) => summary.title);
  const model = models.types.get(type);
  const tabs = model?.tabs ?? [];
  const [own = ''] = field.split('/');
  const placed = tabs.find((tab) => tab.fields.some(({ id }) => id === own))?.name ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const [seen, setSeen] = useState<string | null>(null);
  // Another place may be in another tab.
  if (field !== seen) {
    setSeen(field);
    if (placed !== null) setChosen(placed);
  }
  const tab = tabs.find(({ name }) => name === chosen) ?? tabs[0];
  const shown = tab?.name ?? null;
  useEffect(() => onTab(shown), [onTab, shown]);
  const zones = (model?.zones ?? []).filter((zone) => {
    const hasTab = tabs.some(({ name }) => name === zone.tab);
    return hasTab ? zone.tab === tab?.name : tab === tabs[0];
  });
  const sound = host.sound?.type === type && host.sound.tab === shown ? host.sound : null;
  const content = (
    <>
      {zones.map((zone) => (
        <ZoneRow key={zone.id} zone={zone} />
      ))}
      {tab && sound && <SoundTab fields={tab.fields} sound={sound} />}
      {tab && !sound && <FieldList fields={tab.fields} path={DATA} />}
      {model && tab === tabs[0] && <UnknownKeys path={DATA} known={Object.keys(model.fields)} />}
      {!model && <UnknownKeys path={DATA} known={[]} />}
    </>
  );
  return (
    <>
      <FormHead place={{}} {...(tab && { tab: tab.name })} />
      <FormTitle title={title} />
      {tab && tabs.length > 1 ? (
        <div className={styles.tabs}>
          <Tabs
            label="Parts of the document"
            tabs={tabs.map(({ name }) => ({ id: name, label: name }))}
            selected={tab.name}
            onSelect={(name) => {
              setChosen(name);
              // The field that was edited is in another tab.
              if (field !== '') onPlace({});
            }}
          >
            {content}
          </Tabs>
        </div>
      ) : (
        content
      )}
    </>
  );
}

/** A zone of slices: its form is the page, so the row leads to its first slice, or to what can be put there. */
function ZoneRow({ zone }: { zone: EditorZone }) {
  const { onPlace } = useForm();
  const insert = use(InsertContext);
  const count = useOpen(({ json }) => slicesOf(json, zone.id).length);
  return (
    <RowLink
      label={zone.label}
      count={countWords(count, 'slice', 'Slices')}
      onPress={() => (count === 0 ? insert : onPlace)({ zone: zone.id, index: 0 })}
    />
  );
}
