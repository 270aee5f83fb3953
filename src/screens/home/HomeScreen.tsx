import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { workOf } from '../shared/work.ts';
import { HomeSlices } from './HomeSlices.tsx';

/** Home: the slices of the home document, with the featured projects as its work. */
export function HomeScreen() {
  const queries = useQueries();
  return <HomeSlices work={workOf(useQuery(queries.featured()))} />;
}
