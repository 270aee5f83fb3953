import { createContext } from 'react';
import type { Place } from '../../place.ts';

/** The place of the form. Only what depends on the field reads it: it changes with every focus. */
export const PlaceContext = createContext<Place>({});
