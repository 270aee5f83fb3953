import type { EmbedPlan } from '../markup/embedPlan.ts';
import type { ParseMarkup } from '../markup/markupNode.ts';
import { readEmbed } from '../markup/embedPlan.ts';
import { readText } from '../markup/readText.ts';
import type { TextBlock } from '../markup/textBlock.ts';
import { collectionItems, type CollectionItem } from './collectionItems.ts';
import { imageSizes, imageView, type ImageView } from './imageView.ts';
import { flagOf, recordsOf, textOf, positiveOf, type Fields } from './values.ts';

export type Alignment = 'left' | 'center' | 'right';

interface Common {
  /** Unique within a project. */
  readonly key: string;
  /** From edge to edge of the panel. */
  readonly fullBleed: boolean;
  /** Plain text under it, or ''. */
  readonly caption: string;
}

/** What is rendered for a module; its markup is parsed and never used as it came. */
export type ModuleView = Common &
  (
    | {
        readonly kind: 'text';
        readonly blocks: readonly TextBlock[];
        readonly alignment: Alignment;
      }
    | { readonly kind: 'image'; readonly image: ImageView }
    | { readonly kind: 'collection'; readonly items: readonly CollectionItem[] }
    | { readonly kind: 'video' | 'embed'; readonly plan: EmbedPlan; readonly size: FrameSize }
  );

/** The properties of one kind of module; null where there is nothing to render. */
type Own<View = ModuleView> = View extends ModuleView ? Omit<View, keyof Common> : never;

const maxModules = 300;
const maxText = 100_000;
const maxEmbed = 10_000;
const maxCaption = 2_000;

const alignmentOf = (value: unknown): Alignment =>
  value === 'center' || value === 'right' ? value : 'left';

function framed(kind: 'video' | 'embed', module: Fields, parse: ParseMarkup): Own | null {
  const plan = readEmbed(parse(textOf(module['embed'], maxEmbed)));
  return plan && { kind, plan, size: frameSize(module) };
}

/** One rule for each known type; others render nothing. */
const kinds: Readonly<Record<string, (module: Fields, parse: ParseMarkup) => Own | null>> = {
  text: (module, parse) => {
    const blocks = readText(parse(textOf(module['text'], maxText)));
    return blocks.length === 0
      ? null
      : { kind: 'text', blocks, alignment: alignmentOf(module['alignment']) };
  },
  image: (module) => {
    const image = imageView(module, imageSizes);
    return image && { kind: 'image', image };
  },
  media_collection: (module) => {
    const items = collectionItems(module['components']);
    return items.length === 0 ? null : { kind: 'collection', items };
  },
  video: (module, parse) => framed('video', module, parse),
  embed: (module, parse) => framed('embed', module, parse),
};

/** The modules that render something, in order. */
export function moduleViews(modules: unknown, parse: ParseMarkup): readonly ModuleView[] {
  return recordsOf(modules, maxModules).flatMap((module, index) => {
    const type = textOf(module['type'], 50);
    const own = Object.hasOwn(kinds, type) ? kinds[type]?.(module, parse) : null;
    if (!own) return [];
    const common: Common = {
      key: `${type}-${index}`,
      fullBleed: flagOf(module['full_bleed']),
      caption: textOf(module['caption_plain'], maxCaption),
    };
    return [{ ...own, ...common }];
  });
}

/** Size of a video or an embed. */
interface FrameSize {
  /** Width over height. */
  readonly ratio: number;
  /** Wanted width in px; null for the full width. */
  readonly width: number | null;
}

const maxSide = 20_000;
const wide = 16 / 9;

const ratioOf = (width: number | null, height: number | null) => {
  if (width === null || height === null) return null;
  const ratio = width / height;
  // An extreme ratio is a mistake.
  return ratio >= 0.2 && ratio <= 20 ? ratio : null;
};

/** The size of a module; 16:9 by default. A size in '%' is a ratio without a width. */
export function frameSize(module: Fields): FrameSize {
  const width = positiveOf(module['width'], maxSide);
  const height = positiveOf(module['height'], maxSide);
  const ratio =
    ratioOf(width, height) ??
    ratioOf(
      positiveOf(module['original_width'], maxSide),
      positiveOf(module['original_height'], maxSide),
    );
  return { ratio: ratio ?? wide, width: module['width_unit'] === '%' ? null : width };
}
