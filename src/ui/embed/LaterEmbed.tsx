import { createContext, Suspense, use, type ComponentProps } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { loadable } from '../loadable.ts';
import { safeAddress } from '../links/address.ts';
import type { Embed } from './Embed.tsx';
import { EmbedLink } from './EmbedLink.tsx';
import { textOf } from './textOf.ts';

type Props = ComponentProps<typeof Embed>;

/** The module with their code, as in the build manifest. */
export const EMBED_MODULE = 'src/ui/embed/Embed.tsx';

/** On the server, learns that a page has an embed, to send the code with it. */
export const UsedEmbedContext = createContext<(() => void) | null>(null);

const { Component: Later, preload } = loadable(async () => (await import('./Embed.tsx')).Embed);

/** Loads the code of embeds, for a server, and before a page that has one is rendered or hydrated. */
export const preloadEmbed = preload;

/** Stands in where the code does not load. */
function unloaded({ oembed }: Props) {
  const page = safeAddress(textOf(oembed, 'embed_url'));
  return page === null ? null : <EmbedLink page={page} title={textOf(oembed, 'title') ?? page} />;
}

/** An embed in a text. Few texts have one, so a first visit loads its code only with a page that has. */
export function LaterEmbed(props: Props) {
  use(UsedEmbedContext)?.();
  return (
    <ErrorBoundary fallback={() => unloaded(props)} onError={console.warn}>
      <Suspense>
        <Later {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
