import { useCallback } from 'react';
import { useEditor } from '../../session/EditorContext.ts';
import { wordsOf } from '../../model/words.ts';
import { Pills } from '../../kit/controls/Pills.tsx';
import { cutText } from '../../kit/fields/cutText.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import { FoundList, useFound } from './FoundList.tsx';
import * as styles from './find.styles.ts';

type FindSlicesProps = {
  slice: string;
  variation: string;
  onSlice: (slice: string, variation: string) => void;
};

const ANY = 'any';
/** Ids that content may have; an address may have anything. */
const ID = /^[\w-]{1,100}$/;

/** Where a slice is used, or one of its variations. */
export function FindSlices({ slice, variation, onSlice }: FindSlicesProps) {
  const { api, models } = useEditor();
  const slices = [...models.slices.values()];
  const model = models.slices.get(slice);
  const variations = model?.variations ?? [];
  const ask = useCallback(
    (page: number, signal: AbortSignal) => {
      const query = { slice, page, ...(variation !== '' && { variation }) };
      return api.call('findSlices', { query }, { signal });
    },
    [api, slice, variation],
  );
  const search = `${slice} ${variation}`;
  const isId = ID.test(slice) && (variation === '' || ID.test(variation));
  const { value, problem, showMore } = useFound(search, isId ? ask : null);
  const nameOf = (id: string) =>
    variations.length > 1
      ? (variations.find((one) => one.id === id)?.name ?? wordsOf(id))
      : wordsOf(model?.name ?? slice);
  return (
    <Stack gap={24} className={styles.panel}>
      <FieldFrame label="Slice">
        {(naming) => (
          <SelectField
            {...naming}
            options={slices.map(({ id, name }) => ({ id, label: wordsOf(name) }))}
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
      <Problem>{problem}</Problem>
      {slice === '' && <Note>Choose a slice to see every page that uses it.</Note>}
      {slice !== '' && !model && <Note>{`The site has no slice “${cutText(slice, 100)}”.`}</Note>}
      {isId && (
        <FoundList
          label="Uses"
          // Uses of another slice would have the names of this one's variations.
          value={value?.search === search ? value : undefined}
          emptyText="It is used nowhere."
          wordsOf={nameOf}
          onMore={showMore}
        />
      )}
    </Stack>
  );
}
