import { collectionItems, type CollectionItem } from './collectionItems.ts';
import { frameSize, type FrameSize } from './frameSize.ts';
import { imageSizes, pictureView, type PictureView } from './pictureView.ts';
import { flagOf, recordsOf, textOf, type Fields } from './values.ts';

export type Alignment = 'left' | 'center' | 'right';

interface Common {
  /** Tells modules apart; unique within a project. */
  readonly key: string;
  /** Reaches from edge to edge of the panel. */
  readonly fullBleed: boolean;
  /** Plain words under it; '' where there are none. */
  readonly caption: string;
}

/** What is drawn for a module. Its markup comes from outside and is not to be trusted. */
export type ModuleView = Common &
  (
    | { readonly kind: 'text'; readonly markup: string; readonly alignment: Alignment }
    | { readonly kind: 'image'; readonly picture: PictureView }
    | { readonly kind: 'collection'; readonly items: readonly CollectionItem[] }
    | { readonly kind: 'video' | 'embed'; readonly markup: string; readonly size: FrameSize }
  );

/** What only one kind of module has; null where it has nothing to draw. */
type Own<View = ModuleView> = View extends ModuleView ? Omit<View, keyof Common> : never;

const maxModules = 300;
const maxText = 100_000;
const maxEmbed = 10_000;
const maxCaption = 2_000;

const alignmentOf = (value: unknown): Alignment =>
  value === 'center' || value === 'right' ? value : 'left';

function framed(kind: 'video' | 'embed', module: Fields): Own | null {
  const markup = textOf(module['embed'], maxEmbed);
  return markup === '' ? null : { kind, markup, size: frameSize(module) };
}

/** One rule for each type the site knows; every other type draws nothing. */
const kinds: Readonly<Record<string, (module: Fields) => Own | null>> = {
  text: (module) => {
    const markup = textOf(module['text'], maxText);
    return markup === ''
      ? null
      : { kind: 'text', markup, alignment: alignmentOf(module['alignment']) };
  },
  image: (module) => {
    const picture = pictureView(module, imageSizes);
    return picture && { kind: 'image', picture };
  },
  media_collection: (module) => {
    const items = collectionItems(module['components']);
    return items.length === 0 ? null : { kind: 'collection', items };
  },
  video: (module) => framed('video', module),
  embed: (module) => framed('embed', module),
};

/** The modules that draw something, in order. */
export function moduleViews(modules: unknown): readonly ModuleView[] {
  return recordsOf(modules, maxModules).flatMap((module, index) => {
    const type = textOf(module['type'], 50);
    const own = Object.hasOwn(kinds, type) ? kinds[type]?.(module) : null;
    if (!own) return [];
    const common: Common = {
      key: `${type}-${index}`,
      fullBleed: flagOf(module['full_bleed']),
      caption: textOf(module['caption_plain'], maxCaption),
    };
    return [{ ...own, ...common }];
  });
}
