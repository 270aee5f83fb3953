import { Suspense, type ComponentProps } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { rarePart } from '../loadable.ts';
import { safeAddress } from '../links/address.ts';
import type { Embed } from './Embed.tsx';
import { EmbedLink } from './EmbedLink.tsx';
import { textOf } from './textOf.ts';

type Props = ComponentProps<typeof Embed>;

export const EMBED = 'src/ui/embed/Embed.tsx';

const Later = rarePart(EMBED, async () => (await import('./Embed.tsx')).Embed);

/** Stands in where the code does not load. */
function unloaded({ oembed }: Props) {
  const page = safeAddress(textOf(oembed, 'embed_url'));
  return page === null ? null : <EmbedLink page={page} title={textOf(oembed, 'title') ?? page} />;
}

/** An embed in a text. Few texts have one, so a first visit loads its code only with a page that has. */
export function LaterEmbed(props: Props) {
  return (
    <ErrorBoundary fallback={() => unloaded(props)} onError={console.warn}>
      <Suspense>
        <Later {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
