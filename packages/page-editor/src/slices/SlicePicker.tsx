import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { Row, Stack } from '../kit/layout/Stack.tsx';
import { Key, Note, Text } from '../kit/text/Text.tsx';
import { remember, rememberedJson } from '../kit/remembered.ts';
import { useEditor } from '../session/EditorContext.ts';
import { sliceUsesAddress } from '../session/findDocument.ts';
import type {
  EditorSlice,
  EditorVariation,
  EditorZone,
  EditorField,
} from '../model/EditorModels.ts';
import { sliceModel } from '../model/sliceAt.ts';
import { wordsOf } from '../model/words.ts';
import { matching } from '../kit/lists/matching.ts';
import { SearchField } from '../kit/fields/SearchField.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import * as styles from './picker.styles.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { glyphOf } from './SliceGlyph.tsx';

interface SlicePickerProps {
  readonly zone: EditorZone;
  /** `stays`: the picker stays open for another slice. */
  readonly onPick: (type: string, variation: string, stays: boolean) => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly id: string;
  readonly type: string;
  readonly variation: string;
  readonly label: string;
  readonly description: string;
  readonly picture: string | null;
  /** What it is made of, in the place of a picture. */
  readonly fields: EditorVariation['fields'];
  /** What else it is searched by. */
  readonly detail: string;
}

const NONE: readonly Choice[] = [];

function choicesOf(slice: EditorSlice): Choice[] {
  return slice.variations.map(({ id, name, description, picture, fields, itemFields }) => {
    const isOnly = slice.variations.length === 1;
    const shown = isOnly ? wordsOf(slice.name) : `${wordsOf(slice.name)}, ${name.toLowerCase()}`;
    const text = description || slice.description;
    return {
      id: `${slice.id}/${id}`,
      type: slice.id,
      variation: id,
      label: shown,
      description: text,
      picture,
      fields: [...fields, ...itemFields],
      detail: `${slice.name} ${slice.description} ${description}`,
    };
  });
}

/** The slices that a zone allows, as pictures; search finds them by what they are for. */
export function SlicePicker({ zone, onPick, onClose }: SlicePickerProps) {
  const { models, go, host } = useEditor();
  const [search, setSearch] = useState('');
  const recent = useRecent();
  const choices = useMemo(() => {
    const known = zone.slices.flatMap((id) => sliceModel(models, id) ?? []).flatMap(choicesOf);
    const rank = ({ type }: Choice) => {
      const at = recent.indexOf(type);
      return at < 0 ? recent.length : at;
    };
    return known.toSorted((one, other) => rank(one) - rank(other));
  }, [zone, models, recent]);
  const found = useMemo(() => matching(choices, search), [choices, search]);
  // The window of the picker is painted first, and so is what is typed in it.
  const shown = useDeferredValue(found, NONE);

  // With Shift the picker stays open.
  const stays = useRef(false);
  const noteShift = ({ shiftKey }: { readonly shiftKey: boolean }) => {
    stays.current = shiftKey;
  };

  const pick = useCallback(
    ({ type, variation }: Choice) => {
      rememberSlice(type);
      onPick(type, variation, stays.current);
    },
    [onPick],
  );

  return (
    <div className={styles.picker} onKeyDownCapture={noteShift} onPointerDownCapture={noteShift}>
      <div
        className={styles.head}
        onKeyDownCapture={({ key, nativeEvent, currentTarget: { parentElement: picker } }) => {
          if (key !== 'ArrowDown' || nativeEvent.isComposing) return;
          picker?.querySelector<HTMLElement>('[role=row]')?.focus();
        }}
      >
        <SearchField
          label="Find a slice"
          value={search}
          onChange={setSearch}
          isFirst
          onSubmit={() => found[0] && pick(found[0])}
        />
        <Note className={styles.total}>
          {choices.length === 1 ? '1 slice fits here' : `${choices.length} slices fit here`}
        </Note>
        <IconButton icon="close" label="Close" shortcut="Esc" onPress={onClose} />
      </div>
      <Choices
        choices={shown}
        ground={host.canvas.kind === 'page' ? 'dark' : 'light'}
        emptyText={shown === found ? `No slice is for “${search}”. Try fewer letters.` : ''}
        onPick={pick}
      />
      <Row as="p" gap={16} justify="end" wraps className={styles.foot}>
        {keys.map(({ key, does }) => (
          <Row as="span" gap={4} key={key}>
            <Key>{key}</Key>
            <span>{` ${does}`}</span>
          </Row>
        ))}
        <Button
          kind="link"
          onPress={() => {
            onClose();
            go(sliceUsesAddress(''));
          }}
        >
          Where slices are used
        </Button>
      </Row>
    </div>
  );
}

const keys = [
  { key: 'Arrows', does: 'choose' },
  { key: 'Enter', does: 'add' },
  { key: 'Esc', does: 'close' },
];

/** Wider than this, a picture is shown whole: its words would be cut. */
const WIDE = 2.2;

function fitPicture({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) {
  picture.toggleAttribute('data-wide', picture.naturalWidth > picture.naturalHeight * WIDE);
}

interface ChoicesProps {
  /** What the pictures are of: simulators are white. */
  readonly ground: 'dark' | 'light';
  readonly choices: readonly Choice[];
  readonly emptyText: string;
  readonly onPick: (choice: Choice) => void;
}

const Choices = memo(function Choices({ choices, ground, emptyText, onPick }: ChoicesProps) {
  return (
    <GridList
      className={styles.grid}
      aria-label="Slices that fit here"
      layout="grid"
      items={choices}
      renderEmptyState={() => <span>{emptyText}</span>}
      onAction={(key) => {
        const choice = choices.find(({ id }) => id === key);
        if (choice) onPick(choice);
      }}
    >
      {(choice) => (
        <GridListItem id={choice.id} textValue={choice.label} className={styles.tile}>
          {choice.picture === null ? (
            <SliceSketch fields={choice.fields} />
          ) : (
            <span className={styles.frame} data-ground={ground}>
              <img src={choice.picture} alt="" loading="lazy" onLoad={fitPicture} />
            </span>
          )}
          <Text size="small" tone="text" weight="medium" className={styles.name}>
            {choice.label}
          </Text>
          <Text size="caption">{choice.description}</Text>
        </GridListItem>
      )}
    </GridList>
  );
});

const STORAGE_KEY = 'editor-recent-slices';
const AT_MOST = 8;

function read(): string[] {
  const stored = rememberedJson(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** The slices that were inserted last in this browser, the last one first; their order stays while the picker is open. */
function useRecent(): readonly string[] {
  const [recent] = useState(read);
  return recent;
}

function rememberSlice(type: string): void {
  remember(STORAGE_KEY, [type, ...read().filter((one) => one !== type)].slice(0, AT_MOST));
}

/** Fields that have a place in a sketch. */
const SKETCHED = 3;

/** What a slice is made of, where there is no picture of it. */
function SliceSketch({ fields }: { readonly fields: readonly EditorField[] }) {
  const more = fields.length - SKETCHED;
  return (
    <span className={styles.sketch} aria-hidden>
      <Icon name={glyphOf(fields)} />
      <Stack as="span">
        {fields.slice(0, SKETCHED).map(({ id, label }) => (
          <Text key={id} size="caption" isCut>
            {label}
          </Text>
        ))}
        {more > 0 && <Text size="caption">{`${more} more`}</Text>}
      </Stack>
    </span>
  );
}
