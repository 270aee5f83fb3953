import { useRef, useState } from 'react';
import { Group } from 'react-aria-components';
import type { Json, JsonPath } from 'prismic-folder/edit';
import type { Elements } from '../../../kit/Elements.ts';
import { Slider } from '../../../kit/controls/Slider.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import type { SoundParts } from '../../../model/SoundHost.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { fieldOfPath } from '../../field/fieldPath.ts';
import { FIELD_ATTRIBUTE } from '../../field/focusField.ts';
import { useDrag } from '../../media/crop/useDrag.ts';
import { heightWords, levelWords, moved, placeWords, reachOf, type Spot } from './soundWords.ts';
import { readStem, type StemValues, useEditStem, useGesture } from './stemValues.ts';
import * as styles from './sound.styles.ts';

type RoomPlanProps = {
  parts: SoundParts;
  /** Of the group of loops, and what it has. */
  path: JsonPath;
  list: readonly Json[];
  isReadOnly: boolean;
};

/** Metres per press of an arrow key. */
const STEP_M = 0.1;

/** Metres above and below the ears that the control of the height has at least. */
const HIGHEST_M = 2;

/** The room from above, the listener in its middle: each loop is a disc at its place. */
export function RoomPlan({ parts, path, list, isReadOnly }: RoomPlanProps) {
  const { announce } = useEditor();
  const edit = useEditStem(path);
  const gesture = useGesture('place');
  const room = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const stems = list.map((entry) => readStem(entry, parts));
  const reach = reachOf(stems);
  const nameOf = (at: number) => stems[at]?.name || `loop ${at + 1}`;
  const shown = Math.min(chosen, stems.length - 1);
  const stem = stems[shown];
  const { right, up, back } = parts.stem;
  const put = (at: number, spot: Spot) =>
    edit(
      at,
      [
        [right, spot.right],
        [back, spot.back],
      ],
      { label: `move ${nameOf(at)}`, ...gesture.joined() },
    );
  return (
    <div className={styles.section} {...gesture.handlers}>
      <Row justify="between" className={styles.head}>
        <span>Places</span>
        {stem && <span className={styles.figures}>{`${nameOf(shown)}, ${levelWords(stem)}`}</span>}
      </Row>
      <Group ref={room} className={styles.room} aria-label="The room from above">
        <Rings reach={reach} />
        <span className={styles.side} data-side="front">
          Front
        </span>
        <span className={styles.side} data-side="back">
          Back
        </span>
        {stems.map((one, at) => (
          <StemDisc
            key={at}
            // What was undone is at its disc, not in the fields of its entry.
            fields={[right, back].map((id) => fieldOfPath([...path, at, id]))}
            stem={one}
            number={at + 1}
            name={nameOf(at)}
            reach={reach}
            isChosen={at === shown}
            isReadOnly={isReadOnly}
            scale={() => (2 * reach) / (room.current?.clientWidth || 1)}
            onChoose={() => setChosen(at)}
            onMove={(spot, isByKey) => {
              put(at, spot);
              if (isByKey) announce(`${nameOf(at)}, ${placeWords({ ...one, ...spot })}.`);
            }}
          />
        ))}
      </Group>
      {stem && (
        <Marked fields={[fieldOfPath([...path, shown, up])]}>
          <Slider
            label={{ name: `Height of ${nameOf(shown)}`, value: heightWords(stem.up) }}
            value={stem.up}
            minValue={Math.min(-HIGHEST_M, stem.up)}
            maxValue={Math.max(HIGHEST_M, stem.up)}
            step={STEP_M}
            isDisabled={isReadOnly}
            formatOptions={{ style: 'unit', unit: 'meter' }}
            onChange={(metres) =>
              edit(shown, [[up, metres]], {
                label: `move ${nameOf(shown)}`,
                ...gesture.joined(),
              })
            }
          />
        </Marked>
      )}
    </div>
  );
}

/** Distances of a metre each, and the listener. */
function Rings({ reach }: { reach: number }) {
  const every = Math.max(1, Math.ceil(reach / 6));
  const radii = Array.from({ length: Math.floor(reach / every) }, (_, at) => (at + 1) * every);
  const unit = 50 / reach;
  return (
    <svg className={styles.rings} viewBox="0 0 100 100" aria-hidden focusable="false">
      {radii.map((metres) => (
        <circle key={metres} cx="50" cy="50" r={metres * unit} strokeWidth="0.3" />
      ))}
      {/* A head that looks to the front. */}
      <path
        data-listener=""
        d="M48.6 46.9 50 44.4l1.400 2.5a3.400 3.400 0 1 1-2.800 0z"
        strokeWidth="0.4"
      />
    </svg>
  );
}

type StemDiscProps = {
  /** Its fields, as places have them. */
  fields: readonly string[];
  stem: StemValues;
  number: number;
  name: string;
  reach: number;
  isChosen: boolean;
  isReadOnly: boolean;
  /** Metres in a px. */
  scale: () => number;
  onChoose: () => void;
  onMove: (spot: Spot, isByKey: boolean) => void;
};

function StemDisc(props: StemDiscProps) {
  const { fields, stem, number, name, reach, isChosen, isReadOnly, scale, onChoose, onMove } =
    props;
  const drag = useDrag({
    onStart: () => {
      const by = scale();
      return (dx, dy) => {
        if (!isReadOnly) onMove(moved(stem, dx * by, dy * by, reach), false);
      };
    },
    onKey: (dx, dy) => {
      if (!isReadOnly) onMove(moved(stem, dx * STEP_M, dy * STEP_M, reach), true);
    },
  });
  const share = (metres: number) => `${50 + (50 * metres) / reach}%`;
  return (
    <Marked fields={fields}>
      <button
        type="button"
        className={styles.stem}
        style={{ left: share(stem.right), top: share(stem.back) }}
        aria-label={`${name}, ${placeWords(stem)}. Arrow keys move it`}
        data-chosen={isChosen || undefined}
        data-side={stem.right > reach / 2 ? 'left' : 'right'}
        onFocus={onChoose}
        {...drag}
      >
        <span className={styles.number} data-number={number} />
        <span className={styles.stemName}>{name}</span>
      </button>
    </Marked>
  );
}

/** Elements that stand for fields, around the control of them. */
function Marked({ fields, children }: { fields: readonly string[]; children: Elements }): Elements {
  return fields.reduceRight(
    (inner, field) => (
      <span className={styles.marked} {...{ [FIELD_ATTRIBUTE]: field }}>
        {inner}
      </span>
    ),
    children,
  );
}
