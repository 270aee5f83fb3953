import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { SampleZone } from '../simulator/SampleZone.tsx';
import { libraryQueries } from './readLibrary.ts';
import { MissingSlice } from './frame.tsx';

/** One variation on its mock data alone, for the library's frames. */
export function FrameScreen() {
  const { slice = '', variation = '' } = useParams();
  const { data: sample } = useAnswer(libraryQueries.sample(slice, variation));
  if (sample === undefined) return null;
  if (sample === null) return <MissingSlice name={`${slice}, ${variation}`} />;
  return (
    <>
      <title>{`${slice}, ${variation}`}</title>
      <meta name="robots" content="noindex" />
      <SampleZone slices={[sample]} />
    </>
  );
}
