import { z } from 'zod';

/** Schemas that the description of the API names, and refers to wherever they occur. */
export const named = z.registry<{ id: string }>();
