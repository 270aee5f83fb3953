import type { ModuleView } from '#external/view/moduleView.ts';
import { containerWidth, fullWidth } from '#ui/pictureSizes.ts';
import { Caption } from './Caption.tsx';
import { ModulePicture } from './ModulePicture.tsx';
import * as styles from './figure.styles.ts';

interface ImageModuleProps {
  readonly module: Extract<ModuleView, { kind: 'image' }>;
  readonly first: boolean;
}

/** One picture, as wide as the text's column or from edge to edge. */
export function ImageModule({ module, first }: ImageModuleProps) {
  const { picture, fullBleed, caption } = module;
  return (
    <figure className={styles.figure} data-bleed={fullBleed || undefined}>
      <div className={styles.media}>
        <ModulePicture
          picture={picture}
          sizes={fullBleed ? fullWidth : containerWidth}
          first={first}
        />
      </div>
      <Caption text={caption} />
    </figure>
  );
}
