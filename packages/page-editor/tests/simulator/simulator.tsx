import { SliceZone } from '@prismicio/react';
import { createRoot } from 'react-dom/client';
import { SliceSimulator } from '../../../adapter-react/src/simulator/SliceSimulator.tsx';

/** A slice whose height is its number of lines. */
function Hero({
  slice,
}: {
  readonly slice: { readonly primary: Readonly<Record<string, unknown>> };
}) {
  const { title, lines } = slice.primary;
  return (
    <section style={{ marginBottom: 40, padding: 20, background: '#dde' }}>
      <h2 style={{ margin: 0, height: 50 }}>{String(title)}</h2>
      <div style={{ height: Number(lines) * 10 }} />
      <a href="./elsewhere.html">Elsewhere</a>
    </section>
  );
}

const components = { hero: Hero };

// As projects write it: nothing marks the zone, so Prismic's kit looks for it.
const Zone = ({ slices }: { readonly slices: readonly object[] }) => (
  // Cast: slices as the protocol has them.
  <SliceZone slices={slices as never} components={components} />
);

const app = document.getElementById('app');
if (app) createRoot(app).render(<SliceSimulator sliceZone={Zone} />);
