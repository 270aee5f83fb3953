import { createContext } from 'react';
import type { Place } from '../../model/place.ts';

/** Opens the picker of slices where one can be put; nothing where the form stands without its page. */
export const InsertContext = createContext<
  (place: Required<Pick<Place, 'zone' | 'index'>>) => void
>(() => {});
