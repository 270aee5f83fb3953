import { z } from 'zod';
import type { Operation } from '../Operation.ts';
import { previewRequest, previewStarted, sessionDetails, signInRequest } from '../session.ts';

/** The editor's session, and what it is told. */
export const sessionOperations = {
  readSession: {
    summary: 'Reads how long the session lasts; this counts as use.',
    method: 'GET',
    path: '/session',
    result: sessionDetails,
    errors: [],
  },
  signIn: {
    summary: 'Opens a session with the password of the editor.',
    method: 'POST',
    path: '/session',
    body: signInRequest,
    result: sessionDetails,
    status: 201,
    isPublic: true,
    errors: ['rate_limited'],
  },
  signOut: {
    summary: 'Ends the session and its streams of events.',
    method: 'DELETE',
    path: '/session',
    result: 'nothing',
    errors: [],
  },
  readModels: {
    summary: 'Reads custom types and shared slices as their model files have them.',
    method: 'GET',
    path: '/models',
    result: z.object({ types: z.array(z.unknown()), slices: z.array(z.unknown()) }),
    errors: [],
  },
  readEvents: {
    summary: 'Streams changes on disk as server-sent events, whoever makes them.',
    method: 'GET',
    path: '/events',
    result: 'events',
    errors: ['rate_limited'],
  },
  startPreview: {
    summary: 'Lets the pages of the site show drafts, or a release, in this browser.',
    method: 'POST',
    path: '/previews',
    body: previewRequest,
    result: previewStarted,
    status: 201,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
