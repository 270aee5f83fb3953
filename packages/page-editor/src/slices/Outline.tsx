import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useEditor } from '../session/EditorContext.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { useFaultySlices } from '../document/useOpenDocument.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import type { EditorZone } from '../model/EditorModels.ts';
import { nameOf } from '../model/nameOf.ts';
import { slicesOf } from '../model/sliceAt.ts';
import type { Place } from '../model/place.ts';
import type { Seam } from '../stage/geometry.ts';
import { type DragStore, type SliceDrag, useDraggedTo } from '../stage/StageView.ts';
import { countWords } from '../kit/countWords.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Row, Stack } from '../kit/layout/Stack.tsx';
import { Note, Text } from '../kit/text/Text.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import { Rows, type RowDrag } from '../kit/lists/Rows.tsx';
import * as styles from './outline.styles.ts';
import { SeveralToolbar, useSeveral } from './several/SeveralToolbar.tsx';
import { SliceGlyph } from './SliceGlyph.tsx';
import type { SliceActions } from './useSliceActions.ts';

interface OutlineProps {
  readonly session: DocumentSession;
  readonly zones: readonly EditorZone[];
  readonly place: Place;
  readonly actions: SliceActions;
  readonly drag: DragStore;
  readonly onPlace: (place: Place) => void;
  /** Opens the picker where a new slice is to go. */
  readonly onInsert: (seam: Seam) => void;
}

const jsonOf = ({ json }: OpenDocument) => json;
const readOnlyOf = ({ readOnly }: OpenDocument) => readOnly !== null;

/**
 * The page as a list: every zone with its slices in order, also those that the page does not show. It follows when what
 * one does is painted: the rows of a long page take longer than a key may.
 */
export function Outline({ place, ...outline }: OutlineProps) {
  const { session } = outline;
  const json = useDeferredValue(useOpenDocument(session, jsonOf));
  const isReadOnly = useOpenDocument(session, readOnlyOf);
  return (
    <Zones
      {...outline}
      json={json}
      isReadOnly={isReadOnly}
      faulty={useFaultySlices(session)}
      place={useDeferredValue(place)}
    />
  );
}

/** What other parts know of rows that are dragged. */
function rowDrag(zone: string, { positions, seam }: RowDrag): SliceDrag {
  const [index = 0] = positions;
  const to = { zone, index, seam, ...(positions.length > 1 && { indexes: positions }) };
  return { to, pointer: null };
}

interface ZonesProps extends OutlineProps {
  readonly json: DocumentJson;
  readonly isReadOnly: boolean;
  /** Slices with something to look at, as `zone/index`. */
  readonly faulty: ReadonlySet<string>;
}

const Zones = memo(function Zones(props: ZonesProps) {
  const { session, json, isReadOnly, faulty, zones, place, actions, drag, onPlace, onInsert } =
    props;
  const { models } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const dragged = useDraggedTo(drag);
  const several = useSeveral({ session, json, place, actions, onPlace });
  // Among many slices the selected one is far down. The rows are there with the next frame.
  useEffect(() => {
    const request = requestAnimationFrame(() => {
      list.current
        ?.querySelector('[aria-selected=true]')
        ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(request);
  }, []);
  return (
    <div ref={list} className={styles.outline}>
      {zones.map((zone) => {
        const rows = slicesOf(json, zone.id).map((slice, index) => {
          const { name, words } = nameOf(models, slice);
          return { id: String(index), index, text: `${name} ${words}`, name, words, slice };
        });
        const selected = several.of(zone.id);
        return (
          <section
            key={zone.id}
            aria-labelledby={`outline-${zone.id}`}
            onCopy={(event) => several.onClipboard(zone.id, event)}
            onCut={(event) => several.onClipboard(zone.id, event)}
          >
            <Row as="h2" id={`outline-${zone.id}`} justify="between" className={styles.zone}>
              <Text size="small" weight="medium">
                {zone.label}
              </Text>
              <Note as="span">
                {selected.positions.length > 1
                  ? `${selected.positions.length} of ${rows.length} selected`
                  : countWords(rows.length, 'slice')}
              </Note>
            </Row>
            <Rows
              label={`Slices of ${zone.label}`}
              items={rows}
              several={selected}
              drag={
                dragged?.zone === zone.id
                  ? { positions: dragged.indexes ?? [dragged.index], seam: dragged.seam }
                  : null
              }
              onDrag={(row) => drag.set(row && rowDrag(zone.id, row))}
              onFocus={() => several.onFocus(zone.id)}
              onOpen={({ index }) => several.open(zone.id, index)}
              onMove={(from, to) => actions.move(zone.id, from, to)}
              onDelete={({ index }) => actions.remove(zone.id, index)}
              onDuplicate={({ index }) => actions.duplicate(zone.id, index)}
              look="plain"
              emptyText="No slices yet"
            >
              {({ index, name, words, slice }) => (
                <>
                  <SliceGlyph slice={slice} models={models} />
                  <Stack as="span" isGrowing>
                    <Text size="small" weight="medium" isCut>
                      {name}
                    </Text>
                    <Text size="caption" tone="muted" isCut dir="auto">
                      {words}
                    </Text>
                  </Stack>
                  {faulty.has(`${zone.id}/${index}`) && (
                    <Icon name="warning" size="small" tone="negative" label="needs a look" />
                  )}
                </>
              )}
            </Rows>
            {isReadOnly ? null : selected.positions.length > 1 ? (
              <SeveralToolbar
                selected={selected}
                count={rows.length}
                onCopy={() => void actions.copy(zone.id, several.now(zone.id))}
              />
            ) : (
              <Button
                kind="quiet"
                icon="plus"
                onPress={() => onInsert({ zone: zone.id, index: rows.length })}
              >
                {rows.length === 0 ? 'Put the first slice here' : 'Add a slice'}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
});
