import { useState } from 'react';
import type { CanvasApi } from '../../canvas/CanvasApi.ts';
import { SampleMarks } from '../../slices/example/SampleMarks.tsx';
import { useSamples } from '../../slices/example/useSamples.ts';
import { Stage } from '../../stage/Stage.tsx';
import type { SharedView, SliceDrag } from '../../stage/StageView.ts';
import { createStore } from '../../kit/store.ts';
import { usePageContext } from '../../stage/usePageLayout.ts';
import * as styles from './FirstDay.styles.ts';
import type { OwnPage } from './useOwnPage.ts';

const nothing = () => undefined;
const NO_PLACE = {};

interface OwnSheetProps {
  /** null: it is on its way. */
  readonly page: OwnPage | null;
  readonly onCanvas: (canvas: CanvasApi | null) => void;
}

/** The first page of a new site, to look at, with a model of it at its left. */
export function OwnSheet({ page, onCanvas }: OwnSheetProps) {
  const [boxes, setBoxes] = useState<SharedView['layout']['boxes']>([]);
  return (
    <>
      <div className={styles.spine} aria-hidden>
        {boxes.map(({ zone, index, height }) => (
          <span key={`${zone}/${index}`} style={{ flexBasis: height / 12 }} />
        ))}
      </div>
      <div className={styles.sheet}>
        {page && (
          <ShownPage
            page={page}
            onCanvas={onCanvas}
            onView={({ layout }) => setBoxes(layout.boxes)}
          />
        )}
      </div>
    </>
  );
}

interface ShownPageProps {
  readonly page: OwnPage;
  readonly onCanvas: (canvas: CanvasApi | null) => void;
  readonly onView: (view: SharedView) => void;
}

function ShownPage({ page, onCanvas, onView }: ShownPageProps) {
  const context = usePageContext();
  const samples = useSamples(page);
  const [drag] = useState(() => createStore<SliceDrag | null>(null));
  const [view] = useState(() => ({ set: onView }));
  return (
    <Stage
      session={page}
      context={context}
      place={NO_PLACE}
      drag={drag}
      width={undefined}
      theme="dark"
      isPlaying={false}
      onPlace={nothing}
      onEnter={nothing}
      onFollow={nothing}
      onKey={nothing}
      onClipboard={nothing}
      onFiles={nothing}
      onCanvas={onCanvas}
      onView={view.set}
    >
      {(stage) => <SampleMarks {...stage} samples={samples} place={NO_PLACE} />}
    </Stage>
  );
}
