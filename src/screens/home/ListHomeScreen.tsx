import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '#content/queriesContext.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { workOf } from '../shared/work.ts';
import { HomeSlices } from './HomeSlices.tsx';

/** Home for a named list: the same slices, with the list's projects as its work. */
export function ListHomeScreen() {
  const { uid = '' } = useParams();
  const list = useQuery(useQueries().list(uid));
  if (list.data === null) return <NotFoundScreen />;
  return <HomeSlices work={workOf(list)} title={list.data?.name} />;
}
