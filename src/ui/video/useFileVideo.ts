import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../hooks/useInView.ts';
import { useReducedMotion } from '../hooks/useMediaQuery.ts';

type FileVideoOptions = { autoPlay: boolean; muted: boolean };

type Progress = 'waiting' | 'ready' | 'broken';

/**
 * Plays a video while it is wanted and in view. With `autoPlay` it is wanted, unless the visitor
 * asks for less motion, until the visitor chooses.
 */
export function useFileVideo({ autoPlay, muted }: FileVideoOptions) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, inView] = useInView<HTMLDivElement>({ threshold: 0.25 });
  const [nearby, near] = useInView<HTMLDivElement>({ margin: '600px 0px', once: true });
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [progress, setProgress] = useState<Progress>('waiting');
  const [started, setStarted] = useState(false);
  const reduced = useReducedMotion();
  const wanted = choice === null ? autoPlay && !reduced : choice === 'play';
  const playing = wanted && inView && progress !== 'broken';

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!playing) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // Browsers refuse sound before a gesture; leaving the view while it starts is another error.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setChoice('pause');
    });
  }, [playing]);

  // The frame, as the video may have no box yet.
  const frameRef = useCallback(
    (element: HTMLDivElement | null) => {
      const ends = [seen(element), nearby(element)];
      return () => ends.forEach((end) => end?.());
    },
    [seen, nearby],
  );

  const videoRef = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (!element) return;
      // React does not render `muted` on the server.
      element.muted = muted;
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setProgress('ready');
    },
    [muted],
  );

  return {
    frameRef,
    videoRef,
    near,
    started,
    progress,
    wanted,
    toggle: () => setChoice(wanted ? 'pause' : 'play'),
    onPlaying: () => setStarted(true),
    onReady: () => setProgress('ready'),
    onBroken: () => setProgress('broken'),
    onEnded: () => setChoice('pause'),
  };
}
