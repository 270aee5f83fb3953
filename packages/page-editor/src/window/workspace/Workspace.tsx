import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { Elements } from '../../kit/Elements.ts';
import { useReducedMotion } from '../../kit/hooks/useMediaQuery.ts';
import { DocumentBar } from '../bar/DocumentBar.tsx';
import type { CanvasApi, CanvasDocument } from '../../canvas/CanvasApi.ts';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import {
  useDocumentShape,
  useFaultySlices,
  useOpenDocument,
} from '../../document/useOpenDocument.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { titleField } from '../../session/titleField.ts';
import { InsertContext, SampleContext } from '../../fields/field/FormContext.ts';
import { WRITING_ATTRIBUTE } from '../../fields/field/focusField.ts';
import { useWriting } from '../../inPlace/useWriting.ts';
import { WaitingText } from '../../inPlace/WaitingText.tsx';
import type { Theme } from '../../model/LookHost.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import { placeHash, type Place } from '../../model/place.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { useClipboardKeys } from '../../slices/clipboard/useClipboardKeys.ts';
import { DragOverlay } from '../../slices/drag/DragOverlay.tsx';
import { useSliceDrag } from '../../slices/drag/useSliceDrag.ts';
import { useSamples } from '../../slices/example/useSamples.ts';
import { Spine } from '../../slices/Spine.tsx';
import { useSliceActions } from '../../slices/useSliceActions.ts';
import { widthFor, type PageWidth } from '../../stage/pageWidths.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { afterInsert, type Seam } from '../../stage/geometry.ts';
import type { OpenSeam } from '../../slices/overlay/Seams.tsx';
import { useArrivingFiles } from '../../slices/files/useArrivingFiles.ts';
import { SliceOverlay } from '../../slices/overlay/SliceOverlay.tsx';
import { Stage } from '../../stage/Stage.tsx';
import type { SharedView, SliceDrag } from '../../stage/StageView.ts';
import { createStore } from '../../kit/store.ts';
import { WidthHandle } from '../../stage/WidthHandle.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { lazily, lazyPart, loadInIdle } from '../../kit/loading/lazy.tsx';
import { ROOMY } from '../../kit/layout/measures.ts';
import { Boundary } from '../../kit/messages/Boundary.tsx';
import { useCommands } from './useCommands.ts';
import { useFollowedCaret, useFollowedPlace } from './useFollowedPlace.ts';
import { FormPanel } from './FormPanel.tsx';
import { useLeaveText } from './parts.ts';
import { ShownPart } from './ShownPart.ts';
import { PhoneBar } from './PhoneBar.tsx';
import * as styles from './workspace.styles.ts';

const InPlaceText = lazily(
  async () => (await import('../../inPlace/InPlaceText.tsx')).InPlaceText,
  ({ onLeave }, retry) => <WaitingText hasFailed={retry !== null} onLeave={onLeave} />,
);
const Outline = lazyPart(async () => (await import('../../slices/Outline.tsx')).Outline);

/** Parts beside the page that know the document. */
export interface WorkspaceParts {
  readonly form: Elements;
  /** The tab of the document that the form shows. */
  readonly tab: string | null;
  readonly more: Elements;
  readonly review: Elements;
  /** Above the page: which of several pages that show the document; null: there is one only. */
  readonly views: Elements;
  /** In the bar of a phone, in place of what is done with slices; null: that. */
  readonly atHand: Elements;
  /** Shows both versions of a conflict. */
  readonly onChoose: () => void;
  readonly onReview: () => void;
  readonly onHelp: () => void;
  readonly onGoTo: () => void;
  readonly onPreview: () => void;
}

interface WorkspaceProps {
  readonly session: DocumentSession;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly context: Omit<CanvasDocument, 'summary' | 'json'>;
  /** Of the page. */
  readonly theme: Theme;
  /** Shows it in the other one. */
  readonly onTheme: () => void;
  readonly canvas: CanvasApi | null;
  readonly onCanvas: (canvas: CanvasApi | null) => void;
  /** Whether the page moves as for visitors. */
  readonly isPlaying: boolean;
  readonly onFollow: (href: string) => void;
  readonly parts: WorkspaceParts;
}

const PageFiles = lazyPart(
  async () => (await import('../../slices/files/PageFiles.tsx')).PageFiles,
);

const NO_ZONES = [] as const;

/** What another document's page shows of this one: its first slice, else its title. */
function firstPlace(type: EditorType, json: DocumentJson): string {
  const [zone] = type.zones;
  if (zone && slicesOf(json, zone.id).length > 0) return placeHash({ zone: zone.id, index: 0 });
  const title = titleField(type);
  return title ? placeHash({ field: title.id }) : '';
}

const typeOf = ({ summary }: OpenDocument) => summary.type;
const isReadOnly = ({ readOnly }: OpenDocument) => readOnly !== null;

/** A document at work: the page in the middle, its slices at the left, the form at the right. */
export function Workspace(props: WorkspaceProps) {
  const { session, place, onPlace, context, theme, onTheme, canvas, isPlaying, parts } = props;
  const { models } = useEditor();
  const type = models.types.get(useOpenDocument(session, typeOf));
  const zones = type?.zones ?? NO_ZONES;
  // Toolbars and the outlines of the page depend on it.
  useDocumentShape(session);
  const samples = useSamples(session);
  const samplePaths = useMemo(() => samples.flatMap(({ about }) => about), [samples]);
  const [width, setWidth] = useState<PageWidth | number>();
  const [isOutlineOpen, setOutlineOpen] = useState(() => window.innerWidth >= ROOMY);
  const [isFolded, setFolded] = useState(false);
  // What fills the window of a phone; the outline covers both.
  const [phoneView, setPhoneView] = useState<'form' | 'page'>('form');
  const [seam, setSeam] = useState<OpenSeam | null>(null);
  const [view] = useState(() => createStore<SharedView | null>(null));
  const [drag] = useState(() => createStore<SliceDrag | null>(null));
  // The page comes first.
  useEffect(() => (canvas ? loadInIdle() : undefined), [canvas]);
  // Another document's page, which shows this one's somewhere.
  const first = useOpenDocument(session, ({ json }) =>
    context.path === undefined || !type ? '' : firstPlace(type, json),
  );
  const follow = useFollowedPlace(canvas, place, view, first);
  useFollowedCaret(canvas, place);
  const onPagePlace = useCallback(
    (chosen: Place) => {
      follow(chosen);
      onPlace(chosen);
    },
    [follow, onPlace],
  );
  const latestPlace = useLatest(place);
  const onStay = useCallback(
    (added: Seam) => {
      setSeam((open) => open && { from: open.index, ...afterInsert(open, added) });
      const now = latestPlace();
      const next = afterInsert(now, added);
      if (next !== now) onPagePlace(next);
    },
    [latestPlace, onPagePlace],
  );
  const actions = useSliceActions(session, onPlace, onStay);
  const text = useWriting(session, canvas, place, onPagePlace);
  const { writing, enter } = text;

  const readOnly = useOpenDocument(session, isReadOnly);
  const faulty = useFaultySlices(session);
  const shownActions = useMemo(
    () => ({
      ...actions,
      // Its first field has the focus: a phone turns to the form.
      add: (...added: Parameters<typeof actions.add>) => {
        actions.add(...added);
        const [, , , , stays = false] = added;
        if (!stays) setPhoneView('form');
      },
    }),
    [actions],
  );
  const onGrip = useSliceDrag({ canvas, view, drag, actions });
  const onInsert = useCallback((at: Seam) => {
    setSeam(at);
    setPhoneView('page');
    setOutlineOpen(false);
  }, []);
  // Without motion the page does not step back; the outline shows where a slice is dragged to.
  const isStill = useReducedMotion();
  const isDragging = useSyncExternalStore(drag.subscribe, () => drag.get() !== null);
  const isOutlineShown = isOutlineOpen || (isStill && isDragging);
  const toggleOutline = useCallback(() => setOutlineOpen((isOpen) => !isOpen), []);
  const arriving = useArrivingFiles();
  const onClipboard = useClipboardKeys({ place, actions, onFiles: arriving.onPaste });
  const { room, onFrameKey, onTextKey } = useCommands({
    session,
    place,
    onPlace,
    actions,
    samples,
    isPlaying,
    boxes: () => view.get()?.layout.boxes ?? [],
    parts,
    onOutline: toggleOutline,
    onFold: () => setFolded((folded) => !folded),
    onTheme,
    onWidth: setWidth,
    onSeam: setSeam,
    onEnter: enter,
  });
  const leaveText = useLeaveText(text, room, onPagePlace);

  return (
    <div
      ref={room}
      className={styles.room}
      data-folded={isFolded || undefined}
      data-view={isOutlineOpen ? 'outline' : phoneView}
      data-peek={parts.atHand ? 'tall' : undefined}
      {...{ [WRITING_ATTRIBUTE]: text.isBegun ? '' : undefined }}
    >
      <div className={styles.bar} data-part="bar">
        <Boundary name="The bar" look="row">
          <DocumentBar
            session={session}
            view={view}
            onChoose={parts.onChoose}
            width={width}
            onWidth={setWidth}
            theme={theme}
            onTheme={onTheme}
            isOutlineOpen={isOutlineOpen}
            onOutline={toggleOutline}
            more={parts.more}
            review={parts.review}
          />
        </Boundary>
      </div>
      <div className={styles.spine} data-part="spine">
        <Spine
          session={session}
          view={view}
          place={place}
          faulty={faulty}
          onPlace={onPlace}
          drag={drag}
          onGrip={onGrip}
          onOutline={toggleOutline}
          isOutlineOpen={isOutlineOpen}
        />
      </div>
      {isOutlineShown && (
        <aside className={styles.outline} aria-label="Outline" data-part="outline">
          <Boundary name="The outline" look="row">
            <Outline
              session={session}
              zones={zones}
              place={place}
              actions={actions}
              drag={drag}
              onPlace={onPlace}
              onInsert={onInsert}
            />
          </Boundary>
        </aside>
      )}
      <main className={styles.sheet} aria-label="Page" data-part="canvas">
        {parts.views}
        <Boundary name="The page" look="row">
          <ShownPart canvas={canvas} type={type} place={place} tab={parts.tab} />
          <Stage
            session={session}
            context={context}
            place={place}
            drag={drag}
            width={width}
            isPeek={Boolean(parts.atHand) && widthFor(window.innerWidth) === 'phone'}
            theme={theme}
            isPlaying={isPlaying}
            onPlace={onPagePlace}
            onEnter={(found, point) => {
              if (!enter(found, point)) onPagePlace(found);
            }}
            onFollow={props.onFollow}
            onKey={onFrameKey}
            onClipboard={onClipboard}
            onFiles={arriving.onFrame}
            onCanvas={props.onCanvas}
            onView={view.set}
          >
            {(stage) => (
              <>
                {stage.drag ? (
                  <DragOverlay {...stage} drag={stage.drag} actions={actions} />
                ) : (
                  <>
                    <SliceOverlay
                      {...stage}
                      place={place}
                      zones={zones}
                      actions={shownActions}
                      samples={samples}
                      // The tools of its slice would cover a text that is edited.
                      isReadOnly={readOnly || writing !== null}
                      seam={seam}
                      onSeam={setSeam}
                      onGrip={onGrip}
                    />
                    {writing && (
                      <InPlaceText
                        session={session}
                        writing={writing}
                        stage={stage}
                        samples={samplePaths}
                        onLeave={leaveText}
                        onKey={onTextKey}
                      />
                    )}
                  </>
                )}
                {/* Also while a slice is dragged: files may be on their way. */}
                {arriving.hasAny && (
                  <PageFiles {...stage} zones={zones} actions={actions} arriving={arriving} />
                )}
              </>
            )}
          </Stage>
        </Boundary>
        {!isDragging && <WidthHandle view={view} onWidth={setWidth} />}
        <Button
          className={styles.turn}
          onPress={() => setPhoneView(phoneView === 'page' ? 'form' : 'page')}
        >
          <Icon name={phoneView === 'page' ? 'page' : 'eye'} />
          <span>{phoneView === 'page' ? 'Form' : 'Page'}</span>
        </Button>
      </main>
      {!isFolded && (
        <FormPanel>
          <Boundary name="The form" resetKey={`${place.zone}/${place.index}`}>
            <InsertContext value={onInsert}>
              <SampleContext value={samplePaths}>{parts.form}</SampleContext>
            </InsertContext>
          </Boundary>
        </FormPanel>
      )}
      <PhoneBar
        place={place}
        actions={actions}
        isOutlineOpen={isOutlineOpen}
        onOutline={toggleOutline}
        onInsert={onInsert}
        atHand={parts.atHand}
        review={parts.review}
      />
    </div>
  );
}
