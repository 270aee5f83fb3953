import { cx } from '@linaria/core';
import { useMemo, useState } from 'react';
import type { JsonPath } from 'prismic-folder/edit';
import { useEditor } from '../../session/EditorContext.ts';
import { useForm } from '../field/FormContext.ts';
import { ReadOnlyText, valueText } from '../field/UnknownField.tsx';
import { useOpen, useValue } from '../field/useField.ts';
import { knownSlice, sliceModel, slicesOf } from '../../model/sliceAt.ts';
import { wordsOf } from '../../model/words.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { Text } from '../../kit/text/Text.tsx';
import { areOfFiles } from '../../model/editorFields.ts';
import { changeVariation } from '../field/changeVariation.ts';
import { FieldList, UnknownKeys } from './FieldList.tsx';
import { FormTitle } from './FormHead.tsx';
import { itemsField } from './groups/nouns.ts';
import * as kinds from './kinds/kinds.styles.ts';
import * as styles from './Form.styles.ts';

type SliceFormProps = {
  zone: string;
  index: number;
};

/** Keys of a slice that are not its fields. */
const OWN_KEYS = ['id', 'slice_type', 'slice_label', 'variation', 'version', 'primary', 'items'];
/** The same of a slice that is one field. */
const FIELD_KEYS = ['id', 'slice_type', 'slice_label', 'value'];

/** The form of one slice: its variation and the fields that this variation has. */
export function SliceForm({ zone, index }: SliceFormProps) {
  const { session, models, onPlace } = useForm();
  const { announce } = useEditor();
  const [lost, setLost] = useState<string | null>(null);
  const type = useOpen(({ json }) =>
    String(knownSlice(models, slicesOf(json, zone)[index]).json['slice_type']),
  );
  const variationId = useOpen(
    ({ json }) => knownSlice(models, slicesOf(json, zone)[index]).variation?.id ?? null,
  );
  const readOnly = useOpen((open) => open.readOnly);
  const path = useMemo(() => ['data', zone, index], [zone, index]);
  const primary = useMemo(() => [...path, 'primary'], [path]);
  const model = sliceModel(models, type);
  const variation = model?.variations.find(({ id }) => id === variationId);
  const items = useMemo(
    () => (model && variation ? itemsField(model.name, variation) : []),
    [model, variation],
  );
  if (!model) return <UnknownSlice type={type} path={path} />;
  const name = wordsOf(model.name);
  const description = variation?.description || model.description;
  return (
    <>
      <FormTitle title={name} detail={model.variations.length > 1 ? '' : description} />
      {model.variations.length > 1 && (
        <div className={styles.underTitle}>
          <Pills
            aria-label="Variation"
            options={model.variations.map((one) => ({ id: one.id, label: one.name }))}
            value={variationId}
            isReadOnly={readOnly !== null}
            onChange={(id) => {
              const sentence = changeVariation(session, models, { zone, index }, id);
              setLost(sentence);
              const name = model.variations.find((one) => one.id === id)?.name ?? id;
              announce(sentence ?? `Now ${name}.`);
            }}
          />
          {lost !== null && (
            <Text as="p" size="small" className={styles.underTitle}>
              {lost}
            </Text>
          )}
        </div>
      )}
      {variation === undefined && (
        <Text as="p" size="small" className={styles.underTitle}>
          {`The file names a variation that ${name} does not have. Choose one of those above.`}
        </Text>
      )}
      {variation && (
        <>
          {variation.fields.length + items.length === 0 && (
            <Text as="p" size="small" className={styles.underTitle}>
              It shows fields of the document.{' '}
              <Button kind="link" onPress={() => onPlace({})}>
                Show them
              </Button>
            </Text>
          )}
          {areOfFiles(variation.itemFields) && <FieldList fields={items} path={path} />}
          <FieldList fields={variation.fields} path={model.isField ? path : primary} />
          {!areOfFiles(variation.itemFields) && <FieldList fields={items} path={path} />}
          {!model.isField && (
            <UnknownKeys path={primary} known={variation.fields.map(({ id }) => id)} />
          )}
          <UnknownKeys path={path} known={model.isField ? FIELD_KEYS : OWN_KEYS} />
        </>
      )}
    </>
  );
}

/** A slice without a model: nothing to edit, but what the file says can be read. */
function UnknownSlice({ type, path }: { type: string; path: JsonPath }) {
  const [isText, setText] = useState(false);
  const value = useValue(path);
  return (
    <>
      <FormTitle title={wordsOf(type)} />
      <p className={styles.unknown}>
        {`A slice the site does not know: ${type}. It stays in the file and is not shown.`}
      </p>
      <Button aria-expanded={isText} onPress={() => setText(!isText)}>
        {isText ? 'Hide the text' : 'Show as text'}
      </Button>
      {isText && (
        <div className={cx(kinds.ringed, styles.text)} data-read-only="">
          <ReadOnlyText aria-label={`${type} as text`} text={valueText(value)} lines={40} />
        </div>
      )}
    </>
  );
}
