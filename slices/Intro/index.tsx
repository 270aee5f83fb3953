import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { scrollTimeline } from '#effects/scroll/scrollTimeline.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { scroll } from '#ui/theme/tokens.ts';
import { Scene } from './Scene.tsx';
import * as styles from './styles.ts';

const overHintFade = scrollTimeline(() => scroll.scrollHintFade);

/** The first screen: name, title and the light. */
export function Intro({ slice }: SliceProps<Content.IntroSlice>) {
  const { name, title, subtitle, scroll_hint: scrollHint, dark_image: darkImage } = slice.primary;
  const heading = title || name;
  return (
    <section className={styles.intro} data-fills-window="">
      <Scene darkImage={darkImage} />
      <div className={styles.words}>
        {title && name && <p className={styles.name}>{name}</p>}
        {heading && (
          <SplitHeading text={heading} as="h1" level="hero" stacked className={styles.title} />
        )}
        {subtitle && <p className={styles.line}>{subtitle}</p>}
        {scrollHint && (
          <p ref={overHintFade} className={styles.hint}>
            <span className={styles.hintWords}>{scrollHint}</span>
          </p>
        )}
      </div>
    </section>
  );
}
