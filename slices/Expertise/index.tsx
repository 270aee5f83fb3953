import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { LabelledSection } from '#ui/layout/LabelledSection.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import * as styles from './styles.ts';

/** As tall as the entries beside it; below lg the image is not loaded. */
const IMAGE_SIZES = '(min-width: 1280px) 38vw, 42vw';

/** The owner's skills: ruled entries beside one tall image. */
export function Expertise({ slice }: SliceProps<Content.ExpertiseSlice>) {
  const { label, image } = slice.primary;
  const { variant, numbering } = useSliceZone();
  const entries = slice.items.filter(({ title, text }) => title || isFilled.richText(text));
  if (entries.length === 0) return null;
  return (
    <LabelledSection label={label} phase={numbering.phase} apart={variant === 'home'}>
      <div className={styles.columns}>
        <div className={styles.frame}>
          <ContentImage field={image} sizes={IMAGE_SIZES} fit="cover" className={styles.image} />
        </div>
        <ul className={styles.entries}>
          {entries.map(({ title, text }, index) => (
            // Entries have no id, and their order never changes.
            <li key={index} className={styles.entry}>
              {title && (
                <h3 className={styles.title} data-heavy={title}>
                  <span>{title}</span>
                </h3>
              )}
              <RichText field={text} className={styles.text} />
            </li>
          ))}
        </ul>
      </div>
    </LabelledSection>
  );
}
