import { respondToError } from '../api/ApiError.ts';
import type { ContentSource } from '../types.ts';
import { refusal } from './refusal.ts';

/** Answers the addresses of the write APIs on a server that nothing may write to. */
export const writingIsOff: ContentSource = () =>
  Promise.resolve(
    respondToError(
      refusal(404, 'This repository is read only: start the server with a write token to write'),
    ),
  );
