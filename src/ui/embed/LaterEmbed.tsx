import { createContext, lazy, Suspense, use, useState, type ComponentProps } from 'react';
import { safeAddress } from '../links/address.ts';
import type { Embed } from './Embed.tsx';
import { EmbedLink } from './EmbedLink.tsx';
import { textOf } from './textOf.ts';

type Props = ComponentProps<typeof Embed>;

/** The module with their code, as in the build manifest. */
export const EMBED_MODULE = 'src/ui/embed/Embed.tsx';

/** On the server, learns that a page has an embed, to send the code with it. */
export const UsedEmbedContext = createContext<(() => void) | null>(null);

let loaded: typeof Embed | null = null;

/** Loads the code of embeds, for a server, and before a page that has one is rendered or hydrated. */
export async function preloadEmbed(): Promise<void> {
  loaded ??= (await import('./Embed.tsx')).Embed;
}

/** Stands in where the code does not load. */
function Unloaded({ oembed }: Props) {
  const page = safeAddress(textOf(oembed, 'embed_url'));
  return page === null ? null : <EmbedLink page={page} title={textOf(oembed, 'title') ?? page} />;
}

const Later = lazy(async () => {
  try {
    await preloadEmbed();
  } catch (error) {
    console.warn(error);
  }
  return { default: loaded ?? Unloaded };
});

/** An embed in a text. Few texts have one, so a first visit loads its code only with a page that has. */
export function LaterEmbed(props: Props) {
  use(UsedEmbedContext)?.();
  // Fixed for its life: a lazy component must not be replaced by the loaded one.
  const [Component] = useState(() => loaded ?? Later);
  return (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
