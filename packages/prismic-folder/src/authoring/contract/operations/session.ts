import { z } from 'zod';
import type { Operation } from '../Operation.ts';
import { problem } from '../documents.ts';
import { routes } from '../routes.ts';
import { previewRequest, previewStarted, sessionDetails, signInRequest } from '../session.ts';

/** The editor's session, and what it is told. */
export const sessionOperations = {
  readSession: {
    ...routes.readSession,
    summary: 'Reads how long the session lasts; this counts as use.',
    result: sessionDetails,
    errors: [],
  },
  signIn: {
    ...routes.signIn,
    summary: 'Opens a session with the password of the editor.',
    body: signInRequest,
    result: sessionDetails,
    status: 201,
    isPublic: true,
    errors: ['rate_limited'],
  },
  signOut: {
    ...routes.signOut,
    summary: 'Ends the session and its streams of events.',
    result: 'nothing',
    errors: [],
  },
  readModels: {
    ...routes.readModels,
    summary:
      'Reads custom types and shared slices as their model files have them; `problems` are of files that are left out.',
    result: z.object({
      types: z.array(z.unknown()),
      slices: z.array(z.unknown()),
      problems: z.array(problem),
    }),
    errors: [],
  },
  readEvents: {
    ...routes.readEvents,
    summary: 'Streams changes on disk as server-sent events, whoever makes them.',
    result: 'events',
    errors: ['rate_limited'],
  },
  startPreview: {
    ...routes.startPreview,
    summary: 'Lets the pages of the site show drafts, or a release, in this browser.',
    body: previewRequest,
    result: previewStarted,
    status: 201,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
