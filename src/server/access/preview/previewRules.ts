import type { Env } from '#server/settings/env.ts';
import type { PreviewRules } from './previewRequest.ts';

/** The preview rules of an environment; in development no secret is required. */
export function previewRules({
  hosted,
  previewSecret,
  production,
}: Pick<Env, 'hosted' | 'previewSecret' | 'production'>): PreviewRules {
  const service = hosted ? new URL(hosted.endpoint) : null;
  const isPrismic = service?.hostname.endsWith('.prismic.io');
  return {
    secret: production ? previewSecret : 'anybody',
    repository: isPrismic ? (hosted?.repository ?? null) : null,
    service: service?.origin ?? null,
  };
}
