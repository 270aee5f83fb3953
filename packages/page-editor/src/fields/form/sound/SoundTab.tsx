import { useMemo } from 'react';
import { listOf } from 'prismic-folder/edit';
import type { EditorField } from '../../../model/EditorModels.ts';
import { groupFields } from '../../../model/editorFields.ts';
import type { SoundHost, SoundParts } from '../../../model/SoundHost.ts';
import { useLoaded } from '../../../session/useAnswer.ts';
import { useValue } from '../../field/useField.ts';
import { FieldList } from '../FieldList.tsx';
import { MoreLoops } from './MoreLoops.tsx';
import { OwnMusic } from './OwnMusic.tsx';
import * as styles from './sound.styles.ts';

type SoundTabProps = {
  /** Of the tab, by the model. */
  fields: readonly EditorField[];
  sound: SoundHost;
};

const DATA = ['data'] as const;

/** The soundtrack of the site: own music first, then the other sounds, and what takes several loops below More. */
export function SoundTab({ fields, sound }: SoundTabProps) {
  const parts = useLoaded(sound.load);
  if (!parts) return <div className={styles.waiting} aria-busy />;
  const stems = fields.find(({ id }) => id === parts.stems);
  const file = stems && groupFields(stems.model).find(({ id }) => id === parts.stem.file);
  // A model without them has other sounds.
  if (!file) return <FieldList fields={fields} path={DATA} />;
  return <Loaded fields={fields} parts={parts} file={file} />;
}

type LoadedProps = Pick<SoundTabProps, 'fields'> & { parts: SoundParts; file: EditorField };

function Loaded({ fields, parts, file }: LoadedProps) {
  const path = useMemo(() => [...DATA, parts.stems], [parts]);
  const list = listOf(useValue(path));
  const [others, more] = useMemo(() => {
    const isOther = ({ id }: EditorField) => parts.others.includes(id);
    return [fields.filter(isOther), fields.filter((field) => !isOther(field))];
  }, [fields, parts]);
  const isUsed = list.length > 1;
  return (
    <>
      <OwnMusic parts={parts} file={file} path={path} list={list} />
      {others.length > 0 && <FieldList fields={others} path={DATA} />}
      <MoreLoops
        key={String(isUsed)}
        parts={parts}
        fields={more}
        path={path}
        list={list}
        isUsed={isUsed}
      />
    </>
  );
}
