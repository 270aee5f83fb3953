import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { vi } from 'vitest';

/** Renders on the server under a router; a warning of React fails the test. */
export function serverRender(node: ReactNode): string {
  const complaints = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(words.join(' '));
  });
  try {
    return renderToString(<StaticRouter location="/">{node}</StaticRouter>);
  } finally {
    complaints.mockRestore();
  }
}
