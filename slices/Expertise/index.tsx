import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { LabelledSection } from '#ui/LabelledSection.tsx';
import { Picture } from '#ui/Picture.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import * as styles from './styles.ts';

/** As tall as the entries beside it; below lg the picture is not shown and not loaded. */
const IMAGE_SIZES = '(min-width: 1280px) 38vw, 42vw';

/** What the owner is good at: ruled entries beside one tall picture. */
export function Expertise({ slice }: SliceProps<Content.ExpertiseSlice>) {
  const { label, image } = slice.primary;
  const { surface, place } = useZone();
  const entries = slice.items.filter(({ title, text }) => title || isFilled.richText(text));
  if (entries.length === 0) return null;
  return (
    <LabelledSection label={label} phase={place.phase} apart={surface === 'home'}>
      <div className={styles.columns}>
        <div className={styles.frame}>
          <Picture field={image} sizes={IMAGE_SIZES} fit="cover" className={styles.image} />
        </div>
        <ul className={styles.entries}>
          {entries.map(({ title, text }, index) => (
            // Entries have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
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
