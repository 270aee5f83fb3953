import { use, type CSSProperties } from 'react';
import type { ModuleView } from '#external/view/moduleView.ts';
import * as external from '#ui/words/en/screens/external.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Caption, StylesContext } from './Caption.tsx';
import * as styles from './frame.styles.ts';

/** A video or another embed: a frame of a known host, else a link. */
export function FrameModule({
  module,
}: {
  readonly module: Extract<ModuleView, { kind: 'video' | 'embed' }>;
}) {
  const { say } = useLanguage();
  const { kind, plan, size, fullBleed, caption } = module;
  const linkRules = use(StylesContext).text.link;
  if (plan.kind === 'link')
    return (
      <p className={styles.fallback}>
        <a href={plan.href} target="_blank" rel="noopener noreferrer" style={linkRules}>
          {plan.label}
        </a>
      </p>
    );
  // From edge to edge an embed is 16:9; a video keeps its own shape.
  const ratio = fullBleed && kind === 'embed' ? 16 / 9 : size.ratio;
  const box: CSSProperties = {
    aspectRatio: ratio,
    ...(fullBleed || size.width === null ? {} : { maxWidth: size.width }),
  };
  return (
    <figure className={styles.figure} data-bleed={fullBleed || undefined}>
      <iframe
        className={styles.frame}
        style={box}
        src={plan.src}
        title={plan.title || say(external.embeddedFrom, new URL(plan.src).hostname)}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // A player needs its scripts and its own cookies; its origin is never this site's.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation allow-forms"
      />
      <Caption text={caption} />
    </figure>
  );
}
