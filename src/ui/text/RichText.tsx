import { cx } from '@linaria/core';
import { isFilled, type RichTextField } from '@prismicio/client';
import { PrismicRichText, type RichTextComponents } from '@prismicio/react';
import { useMemo } from 'react';
import '../fonts/italic.css';
import { richTextComponents } from './components.tsx';
import { type HeadingLevel, headingLevels } from './headingLevels.ts';
import * as styles from './RichText.styles.ts';

type RichTextProps = {
  field: RichTextField | null | undefined;
  /** Level of the field's most prominent heading on this page; by default headings keep theirs. */
  startLevel?: HeadingLevel | undefined;
  /** Replaces single elements. */
  components?: RichTextComponents | undefined;
  /** The `sizes` attribute of images inside. */
  imageSizes?: string | undefined;
  className?: string | undefined;
};

/** A rich text field in the design's type; nothing when empty. */
export function RichText({
  field,
  startLevel,
  components,
  imageSizes = '(min-width: 1024px) 640px, 100vw',
  className,
}: RichTextProps) {
  const map = useMemo(
    () => ({
      ...richTextComponents({ levelOf: headingLevels(field, startLevel), imageSizes }),
      ...components,
    }),
    [field, startLevel, imageSizes, components],
  );
  if (!isFilled.richText(field)) return null;
  return (
    <div className={cx(styles.richText, className)}>
      <PrismicRichText field={field} components={map} />
    </div>
  );
}
