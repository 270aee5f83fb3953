import { SliceSimulator, type SliceSimulatorSliceZoneProps } from '#adapter-react/simulator';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { color } from '#ui/theme/tokens.ts';
import { SampleZone } from './SampleZone.tsx';
import * as styles from './styles.ts';

/** Where Slice Machine and Prismic's Page Builder render slices during editing. */
export function SimulatorScreen() {
  return (
    <>
      <title>Slice simulator</title>
      <meta name="robots" content="noindex" />
      <SliceSimulator
        sliceZone={Simulated}
        background={color.background}
        zIndex={null}
        className={styles.simulator}
        fallback={<OpenedDirectly />}
      />
    </>
  );
}

function Simulated({ slices }: SliceSimulatorSliceZoneProps) {
  // Cast: the editor sends what the models allow, and the zone skips unknown slices.
  return <SampleZone slices={slices as readonly AnySlice[]} />;
}

function OpenedDirectly() {
  return (
    <main className={styles.alone}>
      <Disc kind="eclipse" className={styles.disc} />
      <Container className={styles.words}>
        <SplitHeading as="h1" text="Slice simulator" />
        <p className={styles.note}>
          Slice Machine and Prismic’s Page Builder show slices here while they are edited. Open a
          slice there and choose Simulate.
        </p>
      </Container>
    </main>
  );
}
