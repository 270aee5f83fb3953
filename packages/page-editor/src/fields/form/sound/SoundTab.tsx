import { useMemo, use, useId, useState } from 'react';
import { listOf, type Json, type JsonPath } from 'prismic-folder/edit';
import type { EditorField } from '../../../model/EditorModels.ts';
import { groupFields } from '../../../model/editorFields.ts';
import { optionWords } from '../../../model/optionWords.ts';
import type { SoundHost, SoundParts } from '../../../model/SoundHost.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useAnswer, whenOnline } from '../../../session/useAnswer.ts';
import { useValue, useField, useOpen } from '../../field/useField.ts';
import { FieldList } from '../FieldList.tsx';
import { OwnMusic } from './OwnMusic.tsx';
import * as styles from './sound.styles.ts';
import { RowLink } from '../FormHead.tsx';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { frameProps } from '../../field/FieldProps.ts';
import { FIELD_ATTRIBUTE } from '../../field/focusField.ts';
import { PlaceContext, useForm } from '../../field/FormContext.ts';
import { RoomPlan } from './RoomPlan.tsx';
import { Problem } from '../../../kit/text/Text.tsx';

type SoundTabProps = {
  /** Of the tab, by the model. */
  fields: readonly EditorField[];
  sound: SoundHost;
};

const DATA = ['data'] as const;

/** In px: of a tab with own music, until the site has said how it plays. */
const SOUND_HEIGHT = 480;

/** The soundtrack of the site: own music first, then the other sounds, and what takes several loops below More. */
export function SoundTab({ fields, sound }: SoundTabProps) {
  const { value: parts, problem } = useAnswer(useEditor().api, sound.load, whenOnline);
  if (!parts && problem !== null) return <Problem>{problem}</Problem>;
  if (!parts) return <div style={{ minHeight: SOUND_HEIGHT }} aria-busy />;
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

type MoreLoopsProps = {
  parts: SoundParts;
  fields: readonly EditorField[];
  /** Of the group of loops, and what it has. */
  path: JsonPath;
  list: readonly Json[];
  /** Whether there are several loops: it is open from the start. */
  isUsed: boolean;
};

/** Several loops around the listener: how they are heard, where each is, and the figures of the sound field. */
function MoreLoops({ parts, fields, path, list, isUsed }: MoreLoopsProps) {
  const id = useId();
  const { field = '' } = use(PlaceContext);
  const readOnly = useOpen((open) => open.readOnly);
  const [own = ''] = field.split('/');
  // Own music has the only loop at its own place.
  const isWanted = fields.some((one) => one.id === own) && (isUsed || own !== parts.stems);
  const [isOpen, setOpen] = useState(isUsed || isWanted);
  const [seen, setSeen] = useState(field);
  if (field !== seen) {
    setSeen(field);
    if (isWanted) setOpen(true);
  }
  const rendering = fields.find((one) => one.id === parts.rendering);
  const rest = useMemo(() => fields.filter((one) => one.id !== parts.rendering), [fields, parts]);
  return (
    <>
      <RowLink
        label="More"
        count="Several loops around the listener"
        fold={{ id, isOpen }}
        className={styles.section}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id}>
          {rendering && <Rendering parts={parts} field={rendering} />}
          {isUsed && (
            <RoomPlan parts={parts} path={path} list={list} isReadOnly={readOnly !== null} />
          )}
          <FieldList fields={rest} path={DATA} />
        </div>
      )}
    </>
  );
}

/** How the loops are heard, in words. */
function Rendering({ parts, field }: { parts: SoundParts; field: EditorField }) {
  const { onFocusField } = useForm();
  const path = useMemo(() => [...DATA, field.id], [field]);
  const named = useMemo(() => ({ ...field, label: 'Heard', hint: '' }), [field]);
  const props = useField(named, path);
  const { renderings } = parts;
  const fallback = field.model.config?.['default_value'];
  const chosen = typeof props.value === 'string' && props.value !== '' ? props.value : fallback;
  const known = renderings.find(({ id }) => id === chosen);
  return (
    <div
      className={styles.section}
      {...{ [FIELD_ATTRIBUTE]: field.id }}
      onFocus={() => onFocusField(path)}
    >
      <FieldFrame
        {...frameProps(props)}
        note={
          known?.words ??
          `Old value: ${String(chosen)}. It is heard as ${optionWords(field.model, renderings[0]?.id ?? '')}.`
        }
        isRinged={false}
      >
        {({ id: _id, ...naming }) => (
          <Pills
            {...naming}
            options={renderings.map(({ id }) => ({ id, label: optionWords(field.model, id) }))}
            value={known?.id ?? null}
            onChange={(id) => props.onChange(id)}
            isReadOnly={props.readOnly !== null}
          />
        )}
      </FieldFrame>
    </div>
  );
}
