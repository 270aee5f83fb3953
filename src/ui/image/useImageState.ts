import { useCallback, useState, type RefCallback } from 'react';

type ImageState = 'loading' | 'loaded' | 'broken';

/**
 * Loading state of an image; another address starts over. The `ref` checks the element once, since
 * a server-rendered image may have loaded before hydration.
 */
export function useImageState(address: string | null | undefined) {
  const [seen, setSeen] = useState<{ address: typeof address; state: ImageState }>({
    address,
    state: 'loading',
  });
  const report = useCallback((state: ImageState) => setSeen({ address, state }), [address]);
  const ref: RefCallback<HTMLImageElement> = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return;
      if (image.naturalWidth > 0) report('loaded');
      // An SVG may have no natural width: only decoding tells it from a broken image.
      else
        image.decode().then(
          () => report('loaded'),
          () => report('broken'),
        );
    },
    [report],
  );
  const state = seen.address === address ? seen.state : 'loading';
  return [state, { ref, onLoad: () => report('loaded'), onError: () => report('broken') }] as const;
}
