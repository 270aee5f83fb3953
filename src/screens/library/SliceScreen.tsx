import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { Fact } from '#ui/layout/Fact.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { LibraryBar, MissingSlice } from './frame.tsx';
import { libraryPath, slicePath } from './libraryPaths.ts';
import { libraryQueries, type LibrarySlice } from './readLibrary.ts';
import { VariationSection } from './VariationSection.tsx';
import * as styles from './styles.ts';

/** `CardList` -> `Card List`. */
const inWords = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/** One slice: what its model says, and every variation on its mock data. */
export function SliceScreen() {
  const { slice: id = '' } = useParams();
  const { data: slices } = useAnswer(libraryQueries.slices());
  if (!slices) return null;
  const index = slices.findIndex((slice) => slice.id === id);
  const slice = slices[index];
  if (!slice) return <MissingSlice name={id} />;
  return (
    <main className={styles.library} key={id}>
      <title>{`${slice.name}, slice library`}</title>
      <meta name="robots" content="noindex" />
      <LibraryBar>
        <nav aria-label="Library">
          <RouteLink className={styles.back} to={libraryPath}>
            Slice library
          </RouteLink>
        </nav>
      </LibraryBar>
      <header className={styles.head}>
        <SplitHeading as="h1" text={inWords(slice.name)} />
        <p className={styles.note}>{slice.description}</p>
        <dl className={styles.facts}>
          <Fact term="Type">
            <code>{slice.id}</code>
          </Fact>
          <Fact term="Folder">
            <code>{`slices/${slice.name}`}</code>
          </Fact>
          <Fact term="Zones">{slice.zones.join(' · ')}</Fact>
        </dl>
      </header>
      {slice.variations.map((variation, place) => (
        <VariationSection
          key={variation.id}
          slice={slice}
          variation={variation}
          phase={(place + 1) / slice.variations.length}
        />
      ))}
      <Neighbours previous={slices[index - 1]} next={slices[index + 1]} />
    </main>
  );
}

type NeighboursProps = Record<'previous' | 'next', LibrarySlice | undefined>;

function Neighbours({ previous, next }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label="Neighbouring slices">
      {previous && (
        <RouteLink className={styles.neighbour} to={slicePath(previous.id)} rel="prev">
          <span>Previous</span>
          <span>{inWords(previous.name)}</span>
        </RouteLink>
      )}
      {next && (
        <RouteLink className={styles.neighbour} to={slicePath(next.id)} rel="next">
          <span>Next</span>
          <span>{inWords(next.name)}</span>
        </RouteLink>
      )}
    </nav>
  );
}
