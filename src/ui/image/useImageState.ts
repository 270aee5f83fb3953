import { useCallback, useState, type RefCallback } from 'react';

export type ImageState = 'loading' | 'loaded' | 'broken';

/**
 * How far an image has come. Start over by giving another address. The `ref` looks at the element
 * once, since an image of the first response may be done before the page is hydrated.
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
      // A drawing may have no width of its own: only decoding tells it from a broken image.
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
