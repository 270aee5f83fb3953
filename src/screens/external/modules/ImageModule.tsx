import type { ModuleView } from '#external/view/moduleView.ts';
import { containerWidth, fullWidth } from '#ui/image/imageSizes.ts';
import { Caption } from './Caption.tsx';
import { ExternalImage } from './ExternalImage.tsx';
import * as styles from './figure.styles.ts';

interface ImageModuleProps {
  readonly module: Extract<ModuleView, { kind: 'image' }>;
  readonly first: boolean;
}

/** One image, as wide as the text or from edge to edge. */
export function ImageModule({ module, first }: ImageModuleProps) {
  const { image, fullBleed, caption } = module;
  return (
    <figure className={styles.figure} data-bleed={fullBleed || undefined}>
      <div className={styles.media}>
        <ExternalImage image={image} sizes={fullBleed ? fullWidth : containerWidth} first={first} />
      </div>
      <Caption text={caption} />
    </figure>
  );
}
