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
  const [frameRef, inView] = useInView<HTMLDivElement>({ threshold: 0.25 });
  const [nearby, near] = useInView<HTMLVideoElement>({ margin: '600px 0px', once: true });
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

  const videoRef = useCallback(
    (element: HTMLVideoElement | null): ReturnType<typeof nearby> | undefined => {
      video.current = element;
      if (!element) return undefined;
      // React does not render `muted` on the server.
      element.muted = muted;
      if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) setProgress('ready');
      return nearby(element);
    },
    [muted, nearby],
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
