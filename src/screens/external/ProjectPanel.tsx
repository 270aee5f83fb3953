import type { CSSProperties } from 'react';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { preloadBold } from '#ui/fonts/preload.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import type { ModuleView } from '#external/view/moduleView.ts';
import type { ProjectView } from '#external/view/projectView.ts';
import { CollectionModule } from './modules/CollectionModule.tsx';
import { FrameModule } from './modules/FrameModule.tsx';
import { StylesContext, Caption } from './modules/Caption.tsx';
import { TextModule } from './modules/TextModule.tsx';
import * as styles from './panel.styles.ts';
import type { TextNode } from '#external/markup/textBlock.ts';
import { containerWidth, fullWidth } from '#ui/image/imageSizes.ts';
import { ExternalImage } from './modules/ExternalImage.tsx';
import * as figureStyles from './modules/figure.styles.ts';

const holdsBold = (nodes: readonly TextNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'b' || node.tag === 'strong' || holdsBold(node.children)),
  );

/** Whether a project uses the bold weight, which is loaded only then. */
const usesBold = ({ modules }: ProjectView): boolean =>
  modules.some(
    (module) => module.kind === 'text' && module.blocks.some(({ children }) => holdsBold(children)),
  );

/** Focus ring, skeletons and defaults come from the theme that reads better on the background. */
function themeOn(background: string | null): 'dark' | 'light' | undefined {
  if (background === null) return undefined;
  const light = contrastRatio(lightPalette.text, background);
  return light > contrastRatio(darkPalette.text, background) ? 'light' : 'dark';
}

function renderModule(module: ModuleView, first: boolean) {
  switch (module.kind) {
    case 'text':
      return <TextModule module={module} />;
    case 'image':
      return <ImageModule module={module} first={first} />;
    case 'collection':
      return <CollectionModule module={module} first={first} />;
    case 'video':
    case 'embed':
      return <FrameModule module={module} />;
  }
}

/** A loaded project: its modules in order, in its own colours. */
export function ProjectPanel({ view }: { readonly view: ProjectView }) {
  if (usesBold(view)) preloadBold();
  const { background, text, spacing } = view.styles;
  const look: CSSProperties = {
    ...(background.color === null ? {} : { backgroundColor: background.color }),
    ...(text.paragraph.color === undefined ? {} : { color: text.paragraph.color }),
    ...(spacing.project.marginTop === undefined ? {} : { paddingTop: spacing.project.marginTop }),
  };
  return (
    <StylesContext value={view.styles}>
      <section
        className={styles.panel}
        style={look}
        data-theme={themeOn(background.color)}
        aria-label={view.name || undefined}
      >
        {view.modules.map((module, index) => (
          <div key={module.key} className={styles.module} style={spacing.modules}>
            {renderModule(module, index === 0)}
          </div>
        ))}
      </section>
    </StylesContext>
  );
}

interface ImageModuleProps {
  readonly module: Extract<ModuleView, { kind: 'image' }>;
  readonly first: boolean;
}

/** One image, as wide as the text or from edge to edge. */
function ImageModule({ module, first }: ImageModuleProps) {
  const { image, fullBleed, caption } = module;
  return (
    <figure className={figureStyles.figure} data-bleed={fullBleed || undefined}>
      <div className={figureStyles.media}>
        <ExternalImage image={image} sizes={fullBleed ? fullWidth : containerWidth} first={first} />
      </div>
      <Caption text={caption} />
    </figure>
  );
}
