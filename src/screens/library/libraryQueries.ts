import { queryOptions } from '@tanstack/react-query';
import { readLibrary, readSample } from './readLibrary.ts';

/** What the slice library asks of the models and mock data. */
export const libraryQueries = {
  slices: () => queryOptions({ queryKey: ['library'], queryFn: readLibrary }),
  sample: (type: string, variation: string) =>
    queryOptions({
      queryKey: ['library', type, variation],
      queryFn: () => readSample(type, variation),
    }),
};
