import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { type Answer, useAnswer, whenOnline } from '../../session/useAnswer.ts';
import { formatLength } from '../../fields/media/file/fileWords.ts';
import { useMediaItems } from '../../fields/media/file/mediaItems.ts';
import { mediaUrl } from '../../fields/media/value/mediaUrl.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { countWords } from '../../kit/countWords.ts';
import { useAction } from '../../kit/hooks/useAction.ts';
import { useOpenSignal } from '../../kit/hooks/useOpenSignal.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { Note } from '../../kit/text/Text.tsx';
import { posterPlaces, setPosters, undoPosters, type PosterPlace } from './posterPlaces.ts';
import * as styles from './Work.styles.ts';

type PosterDialogProps = { item: MediaItem; onClose: () => void };

/** A film to choose a frame of: it becomes a picture of the library and the poster of the film's places. */
export function PosterDialog({ item, onClose }: PosterDialogProps) {
  const { api, announce, toast, notify } = useEditor();
  const items = useMediaItems();
  const film = useRef<HTMLVideoElement>(null);
  const { value: places = null, problem: unread } = usePosterPlaces(item.name);
  const [moment, setMoment] = useState<Moment | null>(null);
  const { isRunning, problem, run } = useAction();
  const openSignal = useOpenSignal();
  const [isUnplayable, setUnplayable] = useState(false);

  const note = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime, duration } = currentTarget;
    setMoment({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
  };
  const seek = (time: number) => {
    if (film.current === null) return;
    film.current.currentTime = time;
    // Shown at once: the film is there a moment later.
    if (moment !== null) setMoment({ ...moment, at: time });
  };
  const save = async () => {
    if (film.current === null || places === null) return;
    const signal = openSignal();
    const frame = await takeFrame(film.current);
    if (frame === null) throw new Error('This browser cannot take a picture of this film.');
    const name = posterName(item.name, frame.type);
    const request = { query: { name }, body: frame };
    const stored = await api.call('uploadMedia', request, { signal });
    items.put(stored);
    signal.throwIfAborted();
    const set = await setPosters(api, places, stored);
    const where = set.length === 0 ? '' : ` It is the poster in ${placeWords(set)}.`;
    const message = `${stored.name} is in the library.${where}`;
    const undo = () =>
      undoPosters(api, set).then(
        () => announce('Undone.'),
        (error: unknown) => toast({ message: sentenceOf(error) }),
      );
    notify({ message, ...(set.length > 0 && { action: { label: 'Undo', run: undo } }) });
    if (!signal.aborted) onClose();
  };
  return (
    <FormDialog
      title="Poster"
      lightTitle={item.name}
      isCompact
      width={880}
      verb="Use this frame"
      isRunning={isRunning}
      isDisabled={moment === null || places === null}
      problem={
        problem ?? unread ?? (isUnplayable ? `This browser cannot play ${item.name}.` : null)
      }
      onSubmit={() => run(save)}
      onClose={onClose}
    >
      <Stack gap={16}>
        <video
          ref={film}
          className={styles.film}
          src={mediaUrl(item.name)}
          muted
          playsInline
          preload="auto"
          onLoadedData={note}
          onTimeUpdate={note}
          onSeeked={note}
          onError={() => setUnplayable(true)}
        />
        <FrameChoice moment={moment} onSeek={seek} />
        <Note>{saysWhere(places)}</Note>
      </Stack>
    </FormDialog>
  );
}

/** Without an answer nobody knows that the film has none: it is asked for again. */
function usePosterPlaces(name: string): Answer<readonly PosterPlace[]> {
  const { api, models } = useEditor();
  const load = useCallback(async (): Promise<readonly PosterPlace[]> => {
    const { uses } = await api.call('listMediaUses', { query: { name } });
    return posterPlaces(api, models, name, uses);
  }, [api, models, name]);
  return useAnswer(api, load, whenOnline);
}

function saysWhere(places: readonly PosterPlace[] | null): string {
  if (places === null) return 'Looking for the places of the film';
  if (places.length === 0)
    return 'No place of this film has a poster. The frame goes to the library.';
  return `The frame goes to the library, and is the poster in ${placeWords(places)}. It is public once these documents are published.`;
}

function placeWords(places: readonly PosterPlace[]): string {
  const titles = [...new Set(places.map(({ title }) => title))];
  return titles.length > 3 ? countWords(titles.length, 'document') : titles.join(', ');
}

/** Seconds of a step: about a frame, whatever the film's rate. */
const STEP = 0.04;

/** A moment of a film, in seconds. */
interface Moment {
  readonly at: number;
  readonly length: number;
}

type FrameChoiceProps = {
  /** null: the film is not shown yet. */
  moment: Moment | null;
  onSeek: (time: number) => void;
};

/** Moves a film to a moment: by a slider, or frame by frame. */
function FrameChoice({ moment, onSeek }: FrameChoiceProps) {
  const { at, length } = moment ?? { at: 0, length: 0 };
  const seek = (time: number) => onSeek(Math.min(Math.max(0, time), length));
  return (
    <Row gap={16} wraps={12}>
      <input
        className={styles.slider}
        type="range"
        aria-label="Moment of the film"
        aria-valuetext={`${at.toFixed(2)} of ${length.toFixed(2)} seconds`}
        min={0}
        max={length}
        step={STEP}
        value={at}
        disabled={moment === null}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <Note as="span" className={styles.figures}>
        {`${formatLength(at)} of ${formatLength(length)}`}
      </Note>
      <Button size="pill" isDisabled={moment === null} onPress={() => seek(at - STEP)}>
        One frame back
      </Button>
      <Button size="pill" isDisabled={moment === null} onPress={() => seek(at + STEP)}>
        One frame on
      </Button>
    </Row>
  );
}

/** High enough for a poster that the image service scales again. */
const QUALITY = 0.92;

/** The frame that a film shows, as a picture of its own size; null if the browser cannot take it. */
async function takeFrame(film: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = film;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(film, 0, 0, width, height);
  // A browser that cannot write WebP answers with PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

/** `loop-tide-poster.webp`, as the library makes it unique. */
function posterName(film: string, type: string): string {
  const [last = film] = film.split('/').slice(-1);
  return `${last.replace(/\.[^.]+$/, '')}-poster.${type === 'image/png' ? 'png' : 'webp'}`;
}
