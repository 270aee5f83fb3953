import type { ImageField } from '@prismicio/client';
import { useSite } from '#content/site.ts';
import type { ImageView } from '#external/view/imageView.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { exportedImage } from '#ui/image/imageFile.ts';
import * as styles from './figure.styles.ts';

interface ExternalImageProps {
  readonly image: ImageView;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** The first module's image is not lazy. */
  readonly first: boolean;
  /** Fills a box of another shape. */
  readonly fill?: boolean | undefined;
}

/** As an image field, so that it gets several widths. */
function fieldOf({ src, width, height, alt }: ImageView & { width: number; height: number }) {
  const field: ImageField = {
    id: src,
    url: src,
    alt,
    copyright: null,
    dimensions: { width, height },
    edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  };
  return field;
}

/** An image of a project; without dimensions it takes those of its file. */
export function ExternalImage({ image, sizes, first, fill }: ExternalImageProps) {
  const { isExport } = useSite();
  const { src, srcSet, width, height, alt } = image;
  if (width === null || height === null) {
    const loading = first ? 'eager' : 'lazy';
    return (
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && sizes}
        alt={alt}
        loading={loading}
        decoding="async"
        className={styles.unmeasured}
        data-fill={fill || undefined}
      />
    );
  }
  return (
    <ContentImage
      field={fieldOf({ ...image, src: isExport ? exportedImage(src) : src, width, height })}
      srcSet={srcSet}
      sizes={sizes}
      priority={first}
      fit={fill ? 'cover' : undefined}
      className={fill ? styles.filling : undefined}
      aspect={`${width} / ${height}`}
    />
  );
}
