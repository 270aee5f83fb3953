import { useEffect, useRef, useState } from 'react';
import { Row } from '../../kit/layout/Stack.tsx';
import type { CanvasApi } from '../../canvas/CanvasApi.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useWindowTitle } from '../../kit/hooks/useWindowTitle.ts';
import { Phase } from '../../kit/icons/Phase.tsx';
import { Bar } from '../../kit/layout/Bar.tsx';
import { WelcomeTitle } from '../../kit/layout/Welcome.tsx';
import { Note, Problem, Text } from '../../kit/text/Text.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { checkAnswers, keepAnswers, keptAnswers, type Written } from './checkAnswers.ts';
import * as styles from './FirstDay.styles.ts';
import { beginSteps } from './keptSteps.ts';
import { OwnFields, type AccentField } from './OwnFields.tsx';
import { startSite, useOwnPage, type OwnPage } from './useOwnPage.ts';
import { SampleMarks } from '../../slices/example/SampleMarks.tsx';
import { useSamples } from '../../slices/example/useSamples.ts';
import { Stage } from '../../stage/Stage.tsx';
import type { SharedView, SliceDrag } from '../../stage/StageView.ts';
import { createStore } from '../../kit/store.ts';
import { usePageContext } from '../../stage/usePageLayout.ts';

/** The first field that something is wrong with. */
const focusFault = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();

interface FirstDayProps {
  /** Whether it was asked for: the demo has been looked at already. */
  readonly isAsked: boolean;
  readonly AccentField: AccentField;
  /** `isOwn`: there is a site of one's own now. */
  readonly onDone: (isOwn: boolean) => void;
}

/** The first screen on the demo: a site of one's own beside its page, which follows what is typed. */
export function FirstDay({ isAsked, AccentField, onDone }: FirstDayProps) {
  const services = useEditor();
  const { api, toast, open } = services;
  const [written, setWritten] = useState(keptAnswers);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLElement>(null);
  const { isRunning, problem, run } = useAction();
  const looking = useAction();
  const page = useOwnPage(written);
  const [canvas, setCanvas] = useState<CanvasApi | null>(null);
  const faults = checkAnswers(written);
  const name = written.name.trim();
  useWindowTitle('Start your own');
  useEffect(() => keepAnswers(written), [written]);

  useEffect(() => {
    if (isChecked) focusFault(form.current);
  }, [isChecked]);

  const start = () => {
    setIsChecked(true);
    if (isRunning || Object.keys(faults).length > 0) return focusFault(form.current);
    run(async () => {
      const { document, place } = await startSite(services, written);
      keepAnswers(null);
      beginSteps();
      onDone(true);
      open(document, place);
      toast({ message: 'Your site is here. The example is kept aside.' });
    });
  };
  const look = () =>
    looking.run(async () => {
      if (!isAsked) await api.call('keepDemo', {});
      onDone(false);
    });
  const show = (field: keyof Written) => {
    const { begin, picture } = page?.site() ?? {};
    const place = field === 'picture' ? picture : begin?.place;
    if (place) canvas?.scrollTo(place, 'smooth');
  };

  return (
    <div className={styles.room}>
      <Bar
        title={name === '' ? 'Your name' : name}
        state={
          <Text size="small" tone="muted" className={styles.state}>
            <Phase kind="draft">Draft, not public</Phase>
          </Text>
        }
      >
        <Button kind="text" isPending={looking.isRunning} onPress={look}>
          {isAsked ? 'Back' : 'Look round the example first'}
        </Button>
      </Bar>
      <OwnSheet page={page} onCanvas={setCanvas} />
      <main
        ref={form}
        className={styles.form}
        aria-label="Start your own"
        data-part="form"
        // What is typed once the site is being made would be lost.
        inert={isRunning}
      >
        <WelcomeTitle title="Start" lightTitle="your own" size="form" level={2} />
        <Text as="p" tone="muted">
          The page changes while you type.
        </Text>
        <OwnFields
          written={written}
          faults={isChecked ? faults : {}}
          AccentField={AccentField}
          onChoose={() => canvas?.look?.fade()}
          onChange={(change) => setWritten((last) => ({ ...last, ...change }))}
          onFocus={show}
          onEnter={start}
        />
        <Problem>{problem ?? looking.problem}</Problem>
        <Row gap={16} wraps>
          <Button kind="primary" size="dialog" isPending={isRunning} onPress={start}>
            {isRunning ? 'Making it yours' : 'Make it mine'}
          </Button>
          <Note>The example is put aside. No page is public yet.</Note>
        </Row>
      </main>
    </div>
  );
}

const nothing = () => undefined;
const NO_PLACE = {};

interface OwnSheetProps {
  /** null: it is on its way. */
  readonly page: OwnPage | null;
  readonly onCanvas: (canvas: CanvasApi | null) => void;
}

/** The first page of a new site, to look at, with a model of it at its left. */
function OwnSheet({ page, onCanvas }: OwnSheetProps) {
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
