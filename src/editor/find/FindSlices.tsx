import { useCallback } from 'react';
import { useAnswer } from '../documents/lookup/useAnswer.ts';
import { useEditor } from '../EditorContext.ts';
import { wordsOf } from '../model/words.ts';
import { Pills } from '../ui/controls/Pills.tsx';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { FoundList } from './FoundList.tsx';
import * as styles from './find.styles.ts';

type FindSlicesProps = {
  slice: string;
  variation: string;
  onSlice: (slice: string, variation: string) => void;
};

const ANY = 'any';

/** Where a slice is used, or one of its variations. */
export function FindSlices({ slice, variation, onSlice }: FindSlicesProps) {
  const { api, models } = useEditor();
  const slices = [...models.slices.values()];
  const model = models.slices.get(slice);
  const variations = model?.variations ?? [];
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { slice, page: 1, ...(variation !== '' && { variation }) };
      return api.call('findSlices', { query }, { signal });
    },
    [api, slice, variation],
  );
  const { value, problem } = useAnswer(api, slice === '' ? null : load);
  const nameOf = (id: string) =>
    variations.length > 1
      ? (variations.find((one) => one.id === id)?.name ?? wordsOf(id))
      : (model?.name ?? wordsOf(slice));
  return (
    <div className={styles.fields}>
      <FieldFrame label="Slice">
        {(naming) => (
          <SelectField
            {...naming}
            options={slices.map(({ id, name }) => ({ id, label: name }))}
            value={slice === '' ? null : slice}
            onChange={(id) => onSlice(id, '')}
          />
        )}
      </FieldFrame>
      {variations.length > 1 && (
        <Pills
          aria-label="Variation"
          options={[
            { id: ANY, label: 'Any' },
            ...variations.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={variation === '' ? ANY : variation}
          onChange={(id) => onSlice(slice, id === ANY ? '' : id)}
        />
      )}
      {problem !== null && (
        <p className={styles.note} role="alert">
          {problem}
        </p>
      )}
      {slice === '' ? (
        <p className={styles.note}>Choose a slice to see every page that uses it.</p>
      ) : (
        <FoundList
          label="Uses"
          found={value}
          emptyText="It is used nowhere yet."
          wordsOf={nameOf}
        />
      )}
    </div>
  );
}
